import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.mjs';

/** The worker sends one message, at its end. */
const LIMIT_MS = 120_000;

/**
 * Renders each screen for two visitors. Finds screens that show data of one visitor's request to another, because the
 * module keeps it in a variable.
 * @param {{ folder: string, out: string, alias?: Record<string, string> }} target - the module's sources and its build
 * @param {Record<string, { query?: string[] }>} screens - query parameters that each screen reads
 * @param {string[]} [skipped] - screens that cannot be rendered
 * @returns {Promise<string | null>} a sentence, or null @throws {Error} with the compiler's messages
 */
export async function findSharedState({ folder, out, alias }, screens, skipped = []) {
  const code = await readFile(path.join(out, 'server/server.cjs'), 'utf8');
  const queries = Object.fromEntries(
    Object.entries(screens).map(([name, { query = [] }]) => [
      name,
      query.map((entry) => entry.split('=')[0]),
    ]),
  );
  /** @type {string[]} */
  const leaking = await runProgram(
    'visitors',
    { out, alias },
    () => ({ data: { code, folder, queries, skipped } }),
    { silenceMs: LIMIT_MS, isResult: Array.isArray },
  );
  if (leaking.length === 0) return null;
  return `${leaking.join(', ')}: the page of one visitor changes after another visitor's. Store no request data in variables of a module, and use no random numbers or time while rendering.`;
}
