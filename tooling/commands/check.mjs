/** `npm run check`: exits with 1 if a check fails. */
import { runChecks } from '../check/checks.mjs';

const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
