/** How long `npm start` takes where everything is built and the data is there. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../../e2e/support/port';
import { root } from '../../tooling/commands/preflight.mjs';

/** @returns {Promise<number>} seconds from the command to its line that the guide is ready */
async function start(dataDir) {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own group: npm and what it starts end together.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let seconds = Number.NaN;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('Guide ready')) continue;
    seconds = (performance.now() - began) / 1000;
    break;
  }
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  return seconds;
}

/**
 * @param {string} dataDir an empty folder
 * @param {number} count of starts after the first
 * @returns {Promise<number[]>} seconds of each of them, the shortest first
 */
export async function secondStarts(dataDir, count) {
  await start(dataDir);
  const seconds = [];
  for (let done = 0; done < count; done += 1) seconds.push(await start(dataDir));
  return seconds.sort((a, b) => a - b);
}
