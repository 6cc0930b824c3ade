/**
 * `npm run check`: format, lint, types, import directions and circles, unused code and packages, statement ids,
 * what documents refer to, and names of files. Ends with 1 when one of them fails.
 */
import { runChecks } from '../check/checks.mjs';

const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
