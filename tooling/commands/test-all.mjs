/** `npm run test:all [-- GROUP…]`: runs `npm test` and all long groups, or only the named groups. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install.mjs';
import { checkNode, root, stop } from './preflight.mjs';

/** These groups compare times, so they run without parallel tests. */
const ONE_WORKER = ['hostile-releases', 'floods'];

/** Needs more browsers than Chromium. */
const ENGINES = 'engines';

/** Runs nginx as the load balancer. */
const UPGRADE = 'upgrade';

/** Runs `npm test` on a Node of npm's registry. */
const OTHER_NODE = 'other-node';
const NODE_24 = ['--yes', `--package=node-${process.platform}-${process.arch}@24`, '--', 'node'];

/** @param {string} folder - path from the root @returns {string[]} names of its subfolders */
const foldersOf = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const workspaces = [
  ...foldersOf('.'),
  ...foldersOf('services').map((name) => `services/${name}`),
  ...foldersOf('cities').map((name) => `cities/${name}`),
];
const jestGroups = new Set(workspaces.flatMap((folder) => foldersOf(`${folder}/test/long`)));
const browserGroups = new Set(foldersOf('e2e/long'));
const QUICK = 'quick';
const groups = [QUICK, OTHER_NODE, ...[...new Set([...jestGroups, ...browserGroups])].sort()];

const requestedGroups = process.argv.slice(2);
const unknownGroups = requestedGroups.filter((name) => !groups.includes(name));
if (unknownGroups.length > 0)
  stop(`There is no group ${unknownGroups.join(', ')}. There are: ${groups.join(', ')}.`);

checkNode();
installPackages();
// These imports need installed packages.
const { run, runJest, runPlaywright, timed } = await import('../testing/run.mjs');
const { runQuickTests } = await import('../testing/quick.mjs');
const { report } = await import('../testing/report.mjs');
const { installChromium } = await import('../testing/chromium.mjs');
const { installEngines } = await import('../testing/engines.mjs');
const { installNginx } = await import('../testing/nginx.mjs');
installChromium();

const parts = [];
for (const group of requestedGroups.length > 0 ? requestedGroups : groups) {
  if (group === QUICK) parts.push(...(await runQuickTests()));
  const workers = ONE_WORKER.includes(group) ? '1' : '100%';
  if (group === OTHER_NODE) {
    parts.push(
      await timed(group, async () => {
        const ok = await run('npx', [...NODE_24, 'tooling/commands/test.mjs']);
        return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], flaky: [] };
      }),
    );
  }
  if (group === UPGRADE) installNginx();
  if (jestGroups.has(group)) {
    const args = [`/test/long/${group}/`, `--maxWorkers=${workers}`];
    parts.push(await runJest(`${group} (Jest)`, 'jest.long.config.mjs', args));
  }
  if (group === ENGINES) installEngines();
  if (browserGroups.has(group)) {
    const args = [`long/${group}/`, `--workers=${workers}`];
    parts.push(await runPlaywright(`${group} (Playwright)`, 'e2e/playwright.long.config.ts', args));
  }
}
process.exitCode = report(parts) ? 0 : 1;
