/** Shows who released, revoked and exported what; see tooling/release/securityLog.ts. */
import { runProgram } from './program.mjs';

await runProgram('tooling/release/securityLog.ts');
