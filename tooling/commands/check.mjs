/** `npm run check`: ends with 1 when a check of `tooling/check/checks.mjs` fails. */
import { runChecks } from '../check/checks.mjs';

const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
