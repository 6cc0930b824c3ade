/**
 * `npm run ops -- audit`: known faults in packages that run in browsers or servers. Fails when there is one that
 * `tooling/release/audit-exceptions.json` does not name with its reason. `npm run ops -- audit --advisories <folder>` reads
 * the lock file and an advisory database on this disk and calls nobody. Ends with 2 and a message when neither the
 * registry nor a database answers: then nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportFrom } from '../release/advisories.mjs';
import { auditFaults } from '../release/audit.mjs';
import { shippedPackages } from '../release/shipped.mjs';
import { root } from './preflight.mjs';

const UNCHECKED_EXIT_CODE = 2;
const { values } = parseArgs({ options: { advisories: { type: 'string' } } });
const exceptions = JSON.parse(readFileSync(path.join(root, 'tooling/release/audit-exceptions.json'), 'utf8'));
try {
  const report = values.advisories ? fromDisk(values.advisories) : fromRegistry();
  const faults = auditFaults(report, exceptions);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} known faults, ${exceptions.length} exceptions.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  const reason = /** @type {Error} */ (error).message.replace(/ - .*/, '');
  console.error(
    values.advisories
      ? `Nothing was checked: ${reason}`
      : `Nothing was checked: this registry does not answer. ${reason}. A database on this disk does: npm run ops -- audit --advisories <folder>`,
  );
  process.exitCode = UNCHECKED_EXIT_CODE;
}

function fromRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout);
}

/** @param {string} folder */
function fromDisk(folder) {
  const packages = shippedPackages();
  const report = reportFrom(path.resolve(folder), packages);
  console.log(
    `${packages.length} packages against ${report.advisories} advisories, the newest of ${report.newest}.`,
  );
  return report;
}
