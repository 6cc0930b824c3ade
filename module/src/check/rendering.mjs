import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { baseConfig, serverBundle } from '../build/base.mjs';
import { compile } from '../build/compile.mjs';

/** Without extension, because the packed package contains it compiled. */
const PROGRAM = fileURLToPath(new URL('./visitors', import.meta.url));

/**
 * Renders each screen for two visitors. Finds screens that show data of one visitor's request to another, because the
 * module keeps it in a variable, and calls of backends that the module does not declare.
 * @param {{ folder: string, out: string, alias?: Record<string, string> }} target - the module's sources and its build
 * @param {Record<string, { query?: string[] }>} screens - query parameters that each screen reads
 * @param {string[]} [calls] - `guide.calls` of the module
 * @returns {Promise<string | null>} a sentence, or null @throws {Error} with the compiler's messages
 */
export async function findRenderingFault({ folder, out, alias }, screens, calls = []) {
  const code = await readFile(path.join(out, 'server/server.cjs'), 'utf8');
  // Inside the module's folder, so that `react` resolves to its packages.
  const temporary = await mkdtemp(path.join(out, 'visitors-'));
  try {
    await compile([programConfig(temporary, alias)]);
    const queries = Object.fromEntries(
      Object.entries(screens).map(([name, { query = [] }]) => [
        name,
        query.map((entry) => entry.split('=')[0]),
      ]),
    );
    const { leaking, called } = await runWorker(path.join(temporary, 'server.cjs'), {
      code,
      folder,
      queries,
    });
    const undeclared = called.find((origin) => !calls.includes(origin));
    if (undeclared)
      return `The module calls ${undeclared}, which "guide.calls" in its package.json does not name.`;
    if (leaking.length === 0) return null;
    return `${leaking.join(', ')}: the page of one visitor changes after another visitor's. Store no request data in variables of a module, and use no random numbers or time while rendering.`;
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** @param {string} out @param {Record<string, string>} [alias] */
function programConfig(out, alias) {
  const base = baseConfig({ name: 'visitors', folder: path.dirname(PROGRAM), out, alias });
  const server = serverBundle(base, PROGRAM);
  return {
    ...server,
    externalsPresets: { node: true },
    // Keep `new URL(…)`: example responses are read from files at run time.
    module: { ...server.module, parser: { ...server.module?.parser, javascript: { url: false } } },
  };
}

/** @param {string} file @param {object} workerData @returns {Promise<{ leaking: string[], called: string[] }>} */
async function runWorker(file, workerData) {
  const worker = new Worker(file, { workerData, stdout: true, stderr: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  } finally {
    // Timers of the module would keep the worker running.
    await worker.terminate();
  }
}
