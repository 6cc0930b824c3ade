/**
 * `npm run bench -- offline [count] [first seed]`: the storing of the whole guide is interrupted by kills of the
 * browser and the gateway, five kinds of bad network, a full disk, releases, imports, pauses and closed pages, each at
 * another of its writes. Ends with 1 when a set is mixed, a page broken, or storing does not go on; `SEED=n` replays one.
 */
import { interruptStoring } from '../../e2e/support/interruptions/interruptStoring';

const count = process.env.SEED ? 1 : Number(process.argv[2] ?? 200);
const first = Number(process.env.SEED ?? process.argv[3] ?? 1);
const seeds = Array.from({ length: count }, (_, index) => first + index);
const faults = await interruptStoring(seeds, console.log);
for (const fault of faults) console.error(fault);
console.log(`${count} interruptions, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
