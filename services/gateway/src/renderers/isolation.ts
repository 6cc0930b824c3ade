import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

const TOOLS_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** The second needs root. */
const USER_NAMESPACES = [['--user', '--map-root-user'], []];
const PROBE_TIMEOUT_MS = 5000;

/** Hides the folders before `--`, drops all capabilities, and runs the rest. */
const SCRIPT = `while [ "$1" != -- ]; do mount -t tmpfs -o size=4k,ro none "$1" || exit 1; shift; done; shift
exec setpriv --no-new-privs --inh-caps=-all --bounding-set=-all -- env -i "NODE_ENV=$NODE_ENV" "$@"`;

export interface Isolation {
  command: string[];
  env: NodeJS.ProcessEnv;
  /** Why there are no namespaces: the process shares the network and sees its sockets. */
  reason?: string;
}

const { NODE_ENV } = process.env;
export const NO_ISOLATION: Isolation = { command: [], env: { NODE_ENV } };

/**
 * Finds a way to start a process without network and without the files of `folders`, /run and the temporary folders.
 * https://man7.org/linux/man-pages/man7/namespaces.7.html
 * @param needed files that it must see: a folder above one of them stays visible
 */
export function findIsolation(folders: string[], needed: string[]): Isolation {
  const contains = (folder: string, file: string) => !path.relative(folder, file).startsWith('..');
  const hidden = [...new Set(['/run', '/tmp', '/var/tmp', ...folders.map((folder) => path.resolve(folder))])];
  const whole = hidden.filter(
    (folder) => existsSync(folder) && !needed.some((file) => contains(folder, file)),
  );
  // A folder inside a hidden one, as the module store in the data folder.
  const emptied = whole.filter(
    (folder) => !whole.some((other) => other !== folder && contains(other, folder)),
  );
  let reason = '';
  const env = { PATH: TOOLS_PATH, NODE_ENV };
  for (const user of USER_NAMESPACES) {
    const namespaces = [...user, '--net', '--mount', '--ipc'];
    const command = ['unshare', ...namespaces, 'sh', '-c', SCRIPT, 'sh', ...emptied, '--'];
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
    log.warn({ reason }, `Renderers have: ${fences.join(', ')}; the network is open, for want of namespaces`);
}

export const socketFolders = (url: string): string[] =>
  [...url.matchAll(/[@/,](%2[Ff][^,/?@]+\.sock)/g)].map(([, socket]) =>
    path.dirname(decodeURIComponent(socket!)),
  );
