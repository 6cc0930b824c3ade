/**
 * `npm run audit`: known faults in packages that run in browsers or servers. Fails when there is one that
 * `tooling/release/audit-exceptions.json` does not name with its reason. Ends with 2, and says so, when the registry
 * answers no such question: then nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { auditFaults } from '../release/audit.mjs';
import { root } from './preflight.mjs';

const UNCHECKED = 2;
const exceptions = JSON.parse(readFileSync(path.join(root, 'tooling/release/audit-exceptions.json'), 'utf8'));
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
try {
  const faults = auditFaults(JSON.parse(stdout), exceptions);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} known faults, ${exceptions.length} exceptions.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`Nothing was checked: this registry does not answer. ${String(error).replace(/ - .*/, '')}`);
  process.exitCode = UNCHECKED;
}
