/** `npm run release -w mfe-pubs [-- --canary 10 [--ramp]]`: builds, checks, signs, uploads and registers one module. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseRefused } from '../../services/gateway/src/releases/signing/verify';
import { openStore, upload } from '../../services/gateway/src/releases/store';
import { buildFolder, buildSite } from '../build/site.mjs';
import { root } from '../commands/preflight.mjs';
import { dataFolder } from '../commands/running.mjs';
import { moduleStore } from '../commands/site.mjs';
import {
  contractMismatch,
  elsewhere,
  leakingStyle,
  missingNames,
  missingParts,
  overBudget,
  sharedMismatch,
} from './checks.mjs';
import { commitOf } from './commit.mjs';
import { withGuide } from './guide';
import { liveParts } from './live';
import { keyFile, readKey, signRelease } from './signing.mjs';

const { values, positionals } = parseArgs({
  options: { canary: { type: 'string' }, ramp: { type: 'boolean' } },
  allowPositionals: true,
});
const module = positionals[0]!;
const share = values.canary === undefined ? 100 : Number(values.canary);
const city = process.env.CITY ?? 'london';

function refuse(reason: string): never {
  console.error(`Refused: ${reason}`);
  process.exit(1);
}

function ownTestsPass(): boolean {
  const jest = path.join(root, 'node_modules/.bin/jest');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--passWithNoTests', '--silent'];
  const run = spawnSync(process.execPath, [...args, `--testPathPatterns=/mfe-${module}/test/`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  if (run.status !== 0) console.error(run.stderr);
  return run.status === 0;
}

if (!(share >= 0 && share <= 100)) refuse(`--canary takes a share from 0 to 100, not "${values.canary}".`);
await buildSite({ city, only: [module], log: console.log });
const build = path.join(buildFolder(city, false), 'modules', module);
const built = JSON.parse(await readFile(path.join(build, 'release.json'), 'utf8'));
const pkg = JSON.parse(await readFile(path.join(root, `mfe-${module}/package.json`), 'utf8'));

const key = await readKey(keyFile(dataFolder())).catch((error) => refuse(error.message));

await withGuide(async ({ site, registry }) => {
  if (!site) throw new Error('Refused: no guide has run on this database yet. Start it once: npm start.');
  const live = await liveParts(site, registry);
  const browser = path.join(build, 'browser');
  const store = moduleStore(dataFolder());
  const reason =
    elsewhere(live, { store: await openStore(store), modulesUrl: process.env.MODULES_URL || undefined }) ??
    missingParts(built, live) ??
    contractMismatch(built, live.contract) ??
    sharedMismatch(built, live.provided) ??
    missingNames(built, browser, live.offered) ??
    overBudget(built, browser, pkg.guide?.budget ?? {}) ??
    leakingStyle(built, browser) ??
    (ownTestsPass() ? null : `the tests of mfe-${module} fail.`);
  if (reason) throw new Error(`Refused: ${reason}`);

  const commit = commitOf();
  const signed = await signRelease(key, { ...built, ...(commit && { commit }) });
  try {
    await registry.verify(signed);
    await upload(store, module, built.version, build);
    await registry.add(signed);
  } catch (error) {
    throw error instanceof ReleaseRefused ? new Error(`Refused: ${error.message}`) : error;
  }
  if (share === 100) await registry.promote(module, built.version, commit);
  else await registry.share(module, built.version, share, commit, values.ramp);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`Released ${module} ${built.version} to ${share} % of visitors in ${seconds} s.`);
  console.log(`Take it back with: npm run rollback -w mfe-${module}`);
});
