import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildDatabase } from '../../../../tooling/build/program.mjs';

const program = await buildDatabase();
const running = new Set<ChildProcess>();

/** Kills processes that a failed test left running. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL');
}

export type ServerProcess = { child: ChildProcess; url: string };
export type StartFailure = { code: number | null; message: string };

/** @param limit - maximum file size in KiB (`ulimit -f`) @returns the server, or why it did not start */
export async function startProcess(args: string[], limit?: number): Promise<ServerProcess | StartFailure> {
  const command = [process.execPath, program, ...args];
  const child =
    limit === undefined
      ? spawn(command[0]!, command.slice(1))
      : spawn('bash', ['-c', `ulimit -f ${limit} && exec "$@"`, 'bash', ...command]);
  running.add(child);
  child.once('exit', () => running.delete(child));
  let message = '';
  child.stderr!.on('data', (text) => {
    message += text;
  });
  const line = await Promise.race([once(child.stdout!, 'data'), once(child, 'close')]);
  if (!Buffer.isBuffer(line[0])) return { code: line[0], message };
  return { child, url: JSON.parse(line[0].toString()).url };
}

export async function startedProcess(args: string[], limit?: number): Promise<ServerProcess> {
  const server = await startProcess(args, limit);
  if ('url' in server) return server;
  throw new Error(`the server did not start: ${server.message}`);
}

export async function end({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  return (await exited)[0];
}
