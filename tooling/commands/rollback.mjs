/** Takes a release of one module back; see tooling/release/rollback.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/release/rollback.ts');
