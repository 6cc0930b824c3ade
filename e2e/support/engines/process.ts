import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../network';

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A folder for a browser's profile, and the processes that use it. `close` ends them and removes it. */
export async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-engine-'));
  const processes: ChildProcess[] = [];
  return {
    folder,
    start(program: string, args: string[], options: SpawnOptions): ChildProcess {
      const child = spawn(program, args, options);
      processes.unshift(child);
      return child;
    },
    async close(): Promise<void> {
      for (const child of processes) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill();
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
