import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { buildDatabase } from '../../tooling/build/program.mjs';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Starts the server's process, as `npm start` does, and waits until it listens.
 * @param program another version's program, to compare
 * @returns its URL, its pid, the time in ms from the spawn, `cpuTime()` with the processor time in ms that it has used, and
 * `end(signal)` which waits for its end
 */
export async function startProcess(directory, program) {
  const file = program ?? (await buildDatabase());
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [file, '--data', `${directory}/data`, '--socket', `${directory}/run/db.sock`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(child.stdout, 'data');
  const time = performance.now() - start;
  const end = async (signal) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const cpuTime = () => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  };
  return { url: JSON.parse(line).url, pid: child.pid, time, cpuTime, end };
}
