/** Brings a city pack into the running guide's database; see tooling/data/content.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/data/content.ts');
