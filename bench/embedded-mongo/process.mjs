import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildDatabase } from '../../tooling/build/database.mjs';

/**
 * Starts the server's process, as `npm start` does, and waits until it listens.
 * @returns its URL, the time in ms from the spawn, and `end(signal)` which waits for its end
 */
export async function startProcess(directory) {
  const program = await buildDatabase();
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [program, '--data', `${directory}/data`, '--socket', `${directory}/run/db.sock`],
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
