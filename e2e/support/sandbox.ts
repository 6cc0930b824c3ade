import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Container, Probe } from './manifests';

/** Enters a container: an in-memory root with the image at /guide, Node at /opt/node, and a read-only /usr. */
const ENTER = `
set -eu
root=$1 image=$2 node=$3 readonly=$4 user=$5 group=$6 mounts=$7 real=$8
shift 8
mount -t tmpfs -o mode=755,size=16m none "$root"
mkdir "$root/guide" "$root/usr" "$root/opt" "$root/proc" "$root/dev" "$root/etc"
mkdir -m 1777 "$root/tmp"
bind() { mount --rbind "$1" "$2"; mount -o remount,bind,ro "$2"; }
bind /usr "$root/usr"
bind "$image" "$root/guide"
for name in bin sbin lib lib64; do
  if [ -L /$name ]; then ln -s usr/$name "$root/$name"
  elif [ -d /$name ]; then mkdir "$root/$name"; bind /$name "$root/$name"; fi
done
touch "$root/opt/node"; mount --bind "$node" "$root/opt/node"
mount -t proc proc "$root/proc" 2>/dev/null || mount --rbind /proc "$root/proc"
for device in null zero random urandom; do touch "$root/dev/$device"; mount --bind /dev/$device "$root/dev/$device"; done
printf '%s' "$HOSTS" > "$root/etc/hosts"
echo "guide:x:$user:$group::/guide:/bin/false" > "$root/etc/passwd"
while [ "$mounts" -gt 0 ]; do
  mkdir -p "$root$2"
  if [ "$1" = memory ]; then mount -t tmpfs -o mode=1777,size=64m none "$root$2"; else mount --bind "$1" "$root$2"; fi
  shift 2
  mounts=$((mounts - 1))
done
if [ "$readonly" = true ]; then mount -o remount,bind,ro "$root"; fi
cd "$root"
if [ "$real" = root ]; then
  exec chroot "$root" /usr/bin/setpriv --reuid "$user" --regid "$group" --clear-groups --no-new-privs \\
    --bounding-set=-all --inh-caps=-all /usr/bin/env -C /guide "$@"
fi
exec unshare --user --map-user="$user" --map-group="$group" --root="$root" \\
  /usr/bin/setpriv --no-new-privs /usr/bin/env -C /guide "$@"
`;

const isRoot = process.getuid?.() === 0;
const NAMESPACES = [...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', '--pid', '--fork'];

/** Checks for Linux namespaces. @throws if there are none */
export function requireNamespaces(): void {
  try {
    execFileSync('unshare', [...NAMESPACES, 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `The deployment tests need Linux, unshare (util-linux), and user and mount namespaces. ${(error as Error).message}`,
    );
  }
}

export interface Pod {
  name: string;
  address: string;
  container: Container;
  /** Process id outside the namespace. */
  pid(): number;
  output: string[];
  /** The "ready" log line. Rejects with the output if the process exits earlier. */
  ready: Promise<Record<string, unknown>>;
  probe(probe: Probe): Promise<boolean>;
  stop(): Promise<number | null>;
}

/** Starts containers with named volumes. Each has a loopback address, which is also its setting `HOST`. */
export async function openCluster(image: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-pods-'));
  // A random network, so that parallel test runs do not share addresses.
  const network = `127.${1 + Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 256)}`;
  const names = new Map<string, string>();
  const pods: Pod[] = [];
  let started = 0;

  async function volume(name: string, owner: { user: number; group: number }): Promise<string> {
    const volumeFolder = path.join(folder, 'volumes', name);
    await mkdir(volumeFolder, { recursive: true });
    if (isRoot) await chown(volumeFolder, owner.user, owner.group);
    await chmod(volumeFolder, 0o2775);
    return volumeFolder;
  }

  return {
    volume: (name: string) => path.join(folder, 'volumes', name),
    /** Address of a service, which can be requested before its pod starts. */
    addressOf(service: string): string {
      if (!names.has(service)) names.set(service, `${network}.${10 + names.size}`);
      return names.get(service)!;
    },
    /** @param unshared - volumes of this pod only (`emptyDir`) @param from - folder of the image */
    async start(
      container: Container,
      { unshared = [] as string[], from = image, address = '' } = {},
    ): Promise<Pod> {
      started += 1;
      const id = `${container.name}-${started}`;
      const root = path.join(folder, 'roots', id);
      await mkdir(root, { recursive: true });
      const hosts = ['127.0.0.1 localhost', ...[...names].map(([name, at]) => `${at} ${name}`)].join('\n');
      const host = address || this.addressOf(container.name);
      const mounts: string[] = [];
      for (const { at, volume: name, owner } of [...container.mounts].sort(
        (a, b) => a.at.length - b.at.length,
      ))
        mounts.push(
          name === null ? 'memory' : await volume(unshared.includes(name) ? `${id}-${name}` : name, owner),
          at,
        );
      const settings = Object.entries({ ...container.env, HOST: host, PATH: '/opt:/usr/bin' });
      const child = spawn(
        'unshare',
        [
          ...NAMESPACES,
          'sh',
          '-c',
          ENTER,
          'enter',
          root,
          from,
          process.execPath,
          String(container.readOnlyRoot),
          String(container.user),
          String(container.group),
          String(mounts.length / 2),
          isRoot ? 'root' : 'user',
          ...mounts,
          '/usr/bin/env',
          '-i',
          ...settings.map((pair) => pair.join('=')),
          ...container.command,
        ],
        { env: { PATH: process.env.PATH, HOSTS: `${hosts}\n` }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      const pod = describe(id, host, container, child);
      pods.push(pod);
      return pod;
    },
    async close() {
      await Promise.all(pods.map((pod) => pod.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function describe(name: string, address: string, container: Container, child: ChildProcess): Pod {
  const output: string[] = [];
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  createInterface({ input: child.stderr! }).on('line', (line) => output.push(line));
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      output.push(line);
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line));
    });
    void exited.then((code) => reject(new Error(`${name} exited with ${code}: ${output.join('\n')}`)));
  });
  ready.catch(() => {});
  const pid = () =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')[0]);
  return {
    name,
    address,
    container,
    pid,
    output,
    ready,
    probe: ({ path: url, port, timeoutMs }) =>
      request(address, port, url, { timeoutMs }).then(
        ({ status }) => status >= 200 && status < 400,
        () => false,
      ),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid(), 'SIGTERM');
      return exited;
    },
  };
}

/** Sends a GET request; headers may replace `Host`. @throws after `timeoutMs` */
export function request(
  host: string,
  port: number,
  url: string,
  { headers = {}, timeoutMs = 10_000 }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = get({ host, port, path: url, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode!, text, headers: response.headers });
      });
    });
    const timer = setTimeout(() => sent.destroy(new Error(`No response within ${timeoutMs} ms`)), timeoutMs);
    sent.once('error', reject);
  });
}
