import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildProgram } from '../build/program.mjs';
import { root } from './preflight.mjs';

/**
 * Starts a program and waits for its line `{"ready":true,...}`. Servers exit when their standard input closes.
 * @param {string} program - a TypeScript path from the root, or any JavaScript path
 * @param {{ args?: string[], env?: object, onLine?: (line: string) => void }} options
 * @returns {Promise<{ ready: { url: string } & Record<string, any>, child: import('node:child_process').ChildProcess, exited: Promise<number>, stop(): Promise<number> }>}
 * @throws with its last lines if it exits before it is ready
 */
export async function startProgram(program, { args = [], env = {}, onLine = () => {} } = {}) {
  const file = program.endsWith('.ts') ? await buildProgram(program) : program;
  const child = spawn(process.execPath, [file, ...args, '--with-parent'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => Number(code ?? 1));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    const code = await exited;
    clearTimeout(timer);
    return code;
  };
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const errors = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      errors.push(line);
      if (errors.length > 40) errors.shift();
      onLine(line);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = parse(line);
      if (message?.ready) resolve({ ready: message, child, exited, stop });
      else onLine(line);
    });
    exited.then((code) =>
      reject(new Error(errors.join('\n') || `${program} ended with ${child.signalCode ?? code}`)),
    );
  });
}

/**
 * Stops at the first SIGINT or SIGTERM, then exits. @param {() => Promise<unknown>} stop
 * @returns {() => boolean} whether it is stopping
 */
export function stopOnSignal(stop) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await stop();
      process.exit(0);
    });
  }
  return () => isStopping;
}

/** @param {string} line @returns {{ ready: true, url: string } & Record<string, unknown> | null} */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
