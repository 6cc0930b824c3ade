/** Writes every document of the guide to one file; see tooling/data/backup.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/data/backup.ts');
