/** Brings a backup back; see tooling/data/restore.ts. */
import { runProgram } from './program.mjs';

runProgram('tooling/data/restore.ts');
