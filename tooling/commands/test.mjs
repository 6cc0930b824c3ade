/** `npm test`: runs checks, Jest and Playwright (docs/testing.md). */
import { installPackages } from './install.mjs';
import { checkNode } from './preflight.mjs';

checkNode();
console.log(`Node ${process.versions.node}`);
const started = performance.now();
installPackages();
const seconds = Math.round((performance.now() - started) / 1000);

// These imports need installed packages.
const { runQuickTests } = await import('../testing/quick.mjs');
const { recordGreenCommit, report } = await import('../testing/report.mjs');

const install = { title: 'Install', seconds, passed: 0, failed: 0, skipped: [], flaky: [] };
const green = report([install, ...(await runQuickTests())]);
if (green) recordGreenCommit();
process.exitCode = green ? 0 : 1;
