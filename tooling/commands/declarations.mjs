/**
 * `npm run modules -- declarations`: writes down the types of what the shell offers modules, after a change of the contract, and prints
 * what changed. With `--check` it only reports whether they are written down, and ends with 1 when they are not.
 */
import { writeFileSync } from 'node:fs';
import {
  currentTypes,
  DECLARATIONS,
  declarationsOf,
  readDeclarations,
  staleNames,
} from '../declarations/declarations.mjs';

const before = readDeclarations();
const types = currentTypes();
const stale = staleNames(before, types);

if (process.argv.includes('--check')) {
  if (stale.length > 0)
    console.log(
      `Not written down as they are now: ${stale.join(', ')}. Run npm run modules -- declarations.`,
    );
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const now = declarationsOf(before, types);
  writeFileSync(DECLARATIONS, `${JSON.stringify(now, null, 2)}\n`);
  for (const name of stale) console.log(`${name}: ${changeOf(before[name], now[name])}`);
}

/**
 * @param {import('../declarations/declarations.mjs').Declared} [was]
 * @param {import('../declarations/declarations.mjs').Declared} [is]
 */
function changeOf(was, is) {
  if (!is) return 'is gone';
  if (!was) return 'is new';
  return is.satisfies.includes(was.id)
    ? 'has changed; modules that were built before fit'
    : 'has changed; modules that use it must be built again';
}
