/**
 * `npm test`: format, lint and types, unit and integration tests by Jest, and the journeys of visitors, teams and
 * embedders by Playwright in Chromium. The long tests are in `npm run test:all`; docs/testing.md says which.
 * `--node 24` runs all of it, and the programs under test, on another Node, which comes as an npm package.
 * The last line is `N passed, N failed, N skipped`.
 */
import { mkdirSync } from 'node:fs';
import { installPackages } from './install.mjs';
import { askedVersion, runOn } from './other-node.mjs';
import { checkNode } from './preflight.mjs';

const version = askedVersion(process.argv);
if (version && runOn(version)) process.exit();
checkNode();
console.log(`Node ${process.versions.node}`);
const started = performance.now();
installPackages();
const installed = Math.round((performance.now() - started) / 1000);

// These need the packages.
const { runChecks } = await import('../check/checks.mjs');
const { buildSite } = await import('../build/site.mjs');
const { resultsFolder, runJest, runPlaywright, timed } = await import('../testing/run.mjs');
const { recordGreenCommit, report } = await import('../testing/report.mjs');
const { installChromium } = await import('../testing/chromium.mjs');
mkdirSync(resultsFolder, { recursive: true });

const none = { passed: 0, failed: 0, skipped: [], flaky: [] };
const parts = [
  { title: 'Install', seconds: installed, ...none },
  await timed('Build', async () => {
    await buildSite({ log: console.log });
    return none;
  }),
  ...(await Promise.all([
    timed('Checks', async () => ({ ...none, ...(await runChecks()) })),
    runJest('Jest', 'jest.config.mjs'),
  ])),
];
installChromium();
parts.push(await runPlaywright('Playwright', 'e2e/playwright.config.ts'));

const green = report(parts);
if (green) recordGreenCommit();
process.exitCode = green ? 0 : 1;
