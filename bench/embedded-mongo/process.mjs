import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../services/embedded-mongo/src/main.ts', import.meta.url));

/**
 * Starts the server's process and waits until it listens.
 * @returns its URL, the time in ms from the spawn, and `end(signal)` which waits for its end
 */
export async function startProcess(directory) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', main, '--data', `${directory}/data`, '--socket', `${directory}/run/db.sock`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(child.stdout, 'data');
  const time = performance.now() - start;
  const end = async (signal) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url: JSON.parse(line).url, time, end };
}
