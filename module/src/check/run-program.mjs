import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { baseConfig, serverBundle } from '../build/base.mjs';
import { compile } from '../build/compile.mjs';

/** A file of this folder without extension, because the packed package contains it compiled. @param {string} name */
export const programFile = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** A program that sent nothing for the time that it has. */
export class Silent extends Error {
  /** @param {unknown} last - its last message */
  constructor(last) {
    super('The program sends nothing any more.');
    this.last = last;
  }
}

/**
 * Compiles programs of this folder and runs the first one in a thread.
 * @template T @param {string} name - its file, without extension
 * @param {{ out: string, alias?: Record<string, string> }} target - the build that it checks
 * @param {(temporary: string) => { data: object, configs?: object[] }} options - `workerData`, and builds of more
 *   programs, in a folder that is removed afterwards
 * @param {{ silenceMs: number, isResult: (message: any) => boolean }} end - how long it may send nothing, and which of
 *   its messages is the result
 * @returns {Promise<T>} the result @throws {Silent} @throws {Error} with the compiler's messages
 */
export async function runProgram(name, { out, alias }, options, end) {
  // Inside the module's folder, so that `react` resolves to its packages.
  const temporary = await mkdtemp(path.join(out, `${name}-`));
  try {
    const { data, configs = [] } = options(temporary);
    await compile([programConfig(name, temporary, alias), ...configs]);
    return await runWorker(path.join(temporary, `${name}.cjs`), data, end);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** @param {string} name @param {string} out @param {Record<string, string>} [alias] */
function programConfig(name, out, alias) {
  const program = programFile(name);
  const base = baseConfig({ name, folder: path.dirname(program), out, alias });
  const server = serverBundle(base, program);
  return {
    ...server,
    externalsPresets: { node: true },
    // Other programs are in the same folder, and the module's bundle has the name `server.cjs` in stacks.
    output: { ...server.output, filename: `${name}.cjs`, clean: false },
    // Keep `new URL(…)`: example responses are read from files at run time.
    module: { ...server.module, parser: { ...server.module?.parser, javascript: { url: false } } },
  };
}

/** @param {string} file @param {object} workerData @param {Parameters<typeof runProgram>[3]} end @returns {Promise<any>} */
async function runWorker(file, workerData, { silenceMs, isResult }) {
  const worker = new Worker(file, { workerData, stdout: true, stderr: true });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      const hear = (/** @type {unknown} */ message = undefined) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Silent(message)), silenceMs);
        if (message !== undefined && isResult(message)) resolve(message);
      };
      hear();
      worker.on('message', hear).once('error', reject);
    });
  } finally {
    clearTimeout(timer);
    // Timers of the module would keep the worker running.
    await worker.terminate();
  }
}
