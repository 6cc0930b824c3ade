/** Shows the registry and its audit; see tooling/release/releases.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/release/releases.ts');
