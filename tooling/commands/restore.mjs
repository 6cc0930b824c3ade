/** Brings a backup back; see tooling/data/restore.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/data/restore.ts');
