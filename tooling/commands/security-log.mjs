/** Shows who released, revoked and exported what; see tooling/release/security-log.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/release/security-log.ts');
