import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

const TOOLS_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** Without `--user`, `unshare` needs root. */
const USER_NAMESPACES = [['--user', '--map-root-user'], []];
const PROBE_TIMEOUT_MS = 5000;

/** Hides the folders before `--`, drops all capabilities, and runs the command after it. */
const SCRIPT = `while [ "$1" != -- ]; do mount -t tmpfs -o size=4k,ro none "$1" || exit 1; shift; done; shift
exec setpriv --no-new-privs --inh-caps=-all --bounding-set=-all -- env -i "NODE_ENV=$NODE_ENV" "$@"`;

export interface Isolation {
  command: string[];
  env: NodeJS.ProcessEnv;
  /** Why there are no namespaces: the process then shares the network and sees its sockets. */
  reason?: string;
}

const { NODE_ENV } = process.env;
export const NO_ISOLATION: Isolation = { command: [], env: { NODE_ENV } };

/** Finds a command that starts a process without network access and hides `folders` that contain no `needed` file. */
export function findIsolation(folders: string[], needed: string[]): Isolation {
  const contains = (folder: string, file: string) => !path.relative(folder, file).startsWith('..');
  const hidden = [...new Set(['/run', '/tmp', '/var/tmp', ...folders.map((folder) => path.resolve(folder))])];
  const hideable = hidden.filter(
    (folder) => existsSync(folder) && !needed.some((file) => contains(folder, file)),
  );
  // Hiding a folder also hides those inside, such as the module store in the data folder.
  const outermost = hideable.filter(
    (folder) => !hideable.some((other) => other !== folder && contains(other, folder)),
  );
  let reason = '';
  const env = { PATH: TOOLS_PATH, NODE_ENV };
  for (const user of USER_NAMESPACES) {
    const namespaces = [...user, '--net', '--mount', '--ipc'];
    const command = ['unshare', ...namespaces, 'sh', '-c', SCRIPT, 'sh', ...outermost, '--'];
    const { status, stderr, error } = spawnSync(command[0]!, [...command.slice(1), 'true'], {
      env,
      encoding: 'utf8',
      timeout: PROBE_TIMEOUT_MS,
    });
    if (status === 0) return { command, env };
    reason ||= error?.message ?? stderr.trim().split('\n')[0] ?? '';
  }
  return { ...NO_ISOLATION, reason };
}

export function logIsolation({ reason }: Isolation, log: FastifyBaseLogger): void {
  const fences = ['unchangeable built-in objects', "Node's permission model"];
  if (reason === undefined)
    log.info(`Renderers have: ${[...fences, 'no network and no sockets (namespaces)'].join(', ')}`);
  else
    log.warn(
      { reason },
      `Renderers have: ${fences.join(', ')}; the network is open, because there are no namespaces`,
    );
}

export const socketFolders = (url: string): string[] =>
  [...url.matchAll(/[@/,](%2[Ff][^,/?@]+\.sock)/g)].map(([, socket]) =>
    path.dirname(decodeURIComponent(socket!)),
  );
