import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { baseConfig, serverBundle } from '../build/base.mjs';
import { compile } from '../build/compile.mjs';

/** Without extension: it is compiled in the packed package. */
const PROGRAM = fileURLToPath(new URL('./visitors', import.meta.url));

/**
 * Finds screens that show one visitor what another one requested, because the module keeps it in a variable: on the
 * server, one renderer serves all visitors.
 * @param {{ folder: string, out: string, alias?: Record<string, string> }} target the module's sources and its build
 * @param {Record<string, { query?: string[] }>} screens what each screen reads of the query
 * @returns {Promise<string | null>} a sentence, or null
 * @throws with the compiler's messages
 */
export async function findKeptState({ folder, out, alias }, screens) {
  const code = await readFile(path.join(out, 'server/server.cjs'), 'utf8');
  // Below the module, so that `react` is found in its packages.
  const temporary = await mkdtemp(path.join(out, 'visitors-'));
  try {
    await compile([programConfig(temporary, alias)]);
    const queries = Object.fromEntries(
      Object.entries(screens).map(([name, { query = [] }]) => [
        name,
        query.map((entry) => entry.split('=')[0]),
      ]),
    );
    const found = await runWorker(path.join(temporary, 'server.cjs'), { code, folder, queries });
    if (found.length === 0) return null;
    return `${found.join(', ')}: the page of one visitor changes after another visitor's. Keep nothing of a request in variables of a module, and use no random numbers or time while rendering.`;
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
    // The examples of API responses are read from files next to their sources.
    module: { ...server.module, parser: { ...server.module?.parser, javascript: { url: false } } },
  };
}

/** @param {string} file @param {object} workerData @returns {Promise<string[]>} */
async function runWorker(file, workerData) {
  const worker = new Worker(file, { workerData, stdout: true, stderr: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  } finally {
    // The module may have timers.
    await worker.terminate();
  }
}
