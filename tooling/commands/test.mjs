/**
 * `npm test`: format, lint and types, unit and integration tests by Jest, and the journeys of visitors, teams and
 * embedders by Playwright in Chromium. The long tests are in `npm run test:all`; docs/testing.md says which.
 * `--node 24` runs all of it, and the programs under test, on another Node, which comes as an npm package.
 * The last line is `N passed, N failed, N skipped`.
 */
import { installPackages } from './install.mjs';
import { requestedVersion, runOn } from './other-node.mjs';
import { checkNode } from './preflight.mjs';

const version = requestedVersion(process.argv);
if (version && runOn(version)) process.exit();
checkNode();
console.log(`Node ${process.versions.node}`);
const started = performance.now();
installPackages();
const seconds = Math.round((performance.now() - started) / 1000);

// These need the packages.
const { runQuickTests } = await import('../testing/quick.mjs');
const { recordGreenCommit, report } = await import('../testing/report.mjs');

const install = { title: 'Install', seconds, passed: 0, failed: 0, skipped: [], flaky: [] };
const green = report([install, ...(await runQuickTests())]);
if (green) recordGreenCommit();
process.exitCode = green ? 0 : 1;
