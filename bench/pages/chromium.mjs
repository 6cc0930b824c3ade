/**
 * Chromium over bare CDP. Playwright and Lighthouse enable DevTools' Network domain, which adds main-thread work
 * that no visitor has.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath, launchArguments } from '../../tooling/testing/chromium.mjs';

/**
 * @typedef {(method: string, params?: object, sessionId?: string) => Promise<any>} Send
 * @typedef {{ send: Send, event: (method: string) => Promise<any>, close(): Promise<void> }} Browser
 */

/** Starts headless Chromium. `event` resolves with the next event's parameters. @returns {Promise<Browser>} */
export async function launchChromium() {
  const profile = await mkdtemp(path.join(tmpdir(), 'guide-bench-chromium-'));
  const options = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(String(chromiumPath()), [...launchArguments, ...options], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  // The program may be a script that starts the browser, so only the pipe shows its end.
  const closed = once(child.stdio[4], 'close');
  const { send, event, fail } = connect(child.stdio[3], child.stdio[4]);
  closed.then(() => fail(new Error('Chromium has exited')));
  return {
    send,
    event,
    async close() {
      await send('Browser.close');
      await closed;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Messages on the pipe are JSON that ends with NUL. */
function connect(input, output) {
  let lastId = 0;
  /** @type {Map<number, { resolve(result: any): void, reject(error: Error): void, method: string }>} */
  const calls = new Map();
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map();
  let chunks = [];
  output.on('data', (chunk) => {
    const parts = splitAtNul(chunk);
    for (const part of parts.slice(0, -1)) {
      receive(JSON.parse(Buffer.concat([...chunks, part]).toString()));
      chunks = [];
    }
    chunks.push(parts.at(-1));
  });
  input.on('error', () => {});
  function receive({ id, method, params, result, error }) {
    if (id === undefined) {
      listeners.get(method)?.(params);
      listeners.delete(method);
      return;
    }
    const call = calls.get(id);
    calls.delete(id);
    if (error) call.reject(new Error(`${call.method}: ${error.message}`));
    else call.resolve(result);
  }
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        calls.set(lastId, { resolve, reject, method });
        input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      }),
    event: (method) => new Promise((resolve) => listeners.set(method, resolve)),
    fail: (error) => {
      for (const { reject } of calls.values()) reject(error);
    },
  };
}

/** @param {Buffer} buffer @returns {Buffer[]} */
function splitAtNul(buffer) {
  const parts = [];
  let from = 0;
  for (let at = buffer.indexOf(0); at >= 0; at = buffer.indexOf(0, from)) {
    parts.push(buffer.subarray(from, at));
    from = at + 1;
  }
  return [...parts, buffer.subarray(from)];
}
