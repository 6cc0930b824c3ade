import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Container, Probe } from './manifests';

/**
 * Lays out a container's root and enters it as the container's user, without a container engine: namespaces of Linux,
 * by `unshare`. Its arguments: the folder of root, the image's folder, Node, whether root is read-only, the user, the
 * group, the number of mounts with two each (what, where), and the command.
 * Root is a small file system in memory with the image at /guide and Node at /opt/node; of this machine it has /usr,
 * which cannot be written, and a few devices.
 */
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
/** Whoever is not root becomes it in a namespace of users. */
const NAMESPACES = [...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', '--pid', '--fork'];

/** @throws with one sentence when this machine gives no namespaces: then nothing about the deployment was tried */
export function requireNamespaces(): void {
  try {
    execFileSync('unshare', [...NAMESPACES, 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `The deployment cannot be tried here: this needs Linux, unshare of util-linux, and its namespaces of users and mounts. ${(error as Error).message}`,
    );
  }
}

/** A running container. */
export interface Pod {
  name: string;
  /** Its own address, of the loopback network. */
  address: string;
  container: Container;
  /** Its process, as the machine sees it. */
  pid(): number;
  output: string[];
  /** Its line of readiness. @throws with what it wrote when it ends before */
  ready: Promise<Record<string, unknown>>;
  /** Whether a probe of the manifest succeeds. */
  probe(probe: Probe): Promise<boolean>;
  /** SIGTERM, and its exit code. */
  stop(): Promise<number | null>;
}

/**
 * A place where containers run beside each other: volumes with names, and an address for each of them. The addresses
 * take the place of a network: what a pod listens on by `HOST=0.0.0.0` is its own address here.
 */
export async function openCluster(image: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-pods-'));
  // A network of 254 addresses that no other run of these tests has.
  const network = `127.${1 + Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 256)}`;
  const names = new Map<string, string>();
  const pods: Pod[] = [];
  let started = 0;

  async function volume(name: string, owner: { user: number; group: number }): Promise<string> {
    const place = path.join(folder, 'volumes', name);
    await mkdir(place, { recursive: true });
    if (isRoot) await chown(place, owner.user, owner.group);
    await chmod(place, 0o2775);
    return place;
  }

  return {
    /** The folder of a volume. */
    volume: (name: string) => path.join(folder, 'volumes', name),
    /** The address that other pods reach by a service's name, before its pod has started. */
    addressOf(service: string): string {
      if (!names.has(service)) names.set(service, `${network}.${10 + names.size}`);
      return names.get(service)!;
    },
    /** @param own volumes that are this pod's own, as `emptyDir` is @param from the image's folder */
    async start(
      container: Container,
      { own = [] as string[], from = image, address = '' } = {},
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
          name === null ? 'memory' : await volume(own.includes(name) ? `${id}-${name}` : name, owner),
          at,
        );
      const settings = Object.entries({ ...container.env, HOST: host, PATH: '/opt:/usr/bin' });
      const child = spawn(
        'unshare',
        [
          ...[...NAMESPACES, 'sh', '-c', ENTER, 'enter', root, image === from ? image : from],
          ...[
            process.execPath,
            String(container.readOnlyRoot),
            String(container.user),
            String(container.group),
          ],
          ...[String(mounts.length / 2), isRoot ? 'root' : 'user', ...mounts],
          ...['/usr/bin/env', '-i', ...settings.map((pair) => pair.join('=')), ...container.command],
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
    void exited.then((code) => reject(new Error(`${name} ended with ${code}: ${output.join('\n')}`)));
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
      ask(address, port, url, { timeoutMs }).then(
        ({ status }) => status >= 200 && status < 400,
        () => false,
      ),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid(), 'SIGTERM');
      return exited;
    },
  };
}

/** GET with a Host of one's own. @throws when there is no answer in time */
export function ask(
  host: string,
  port: number,
  url: string,
  { headers = {}, timeoutMs = 10_000 }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path: url, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.once('end', () => {
        clearTimeout(timer);
        resolve({ status: answer.statusCode!, text, headers: answer.headers });
      });
    });
    const timer = setTimeout(() => request.destroy(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
    request.once('error', reject);
  });
}
