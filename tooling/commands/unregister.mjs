/** Takes a module from the site; see tooling/release/unregister.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/release/unregister.ts');
