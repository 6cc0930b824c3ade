import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { writeBuild } from '../../../../services/gateway/test/support/build';
import { buildProgram } from '../../../build/program.mjs';
import { databaseUrl } from '../../../commands/site.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
let folder: string;
let site: Awaited<ReturnType<typeof startSupervised>>;

/** Runs the guide as `npm start` does after building; keeps its last output lines. */
async function startSupervised() {
  const program = path.join(root, 'tooling/test/support/run-site.mjs');
  const child = spawn(process.execPath, [program, path.join(folder, 'build'), path.join(folder, 'data')], {
    cwd: root,
    env: { PATH: process.env.PATH, WRITE_RATE: '0' },
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const exited = once(child, 'exit');
  const output = createInterface({ input: child.stdout });
  const [url] = await Promise.race([
    once(output, 'line'),
    exited.then(() => Promise.reject(lines.join('\n'))),
  ]);
  return { child, exited, lines, url: String(url) };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-start-'));
  await writeBuild(path.join(folder, 'build'));
  await buildProgram('services/gateway/src/server.ts');
  site = await startSupervised();
}, 120_000);
afterEach(async () => {
  if (site.child.exitCode === null && site.child.signalCode === null) {
    site.child.kill('SIGTERM');
    await site.exited;
  }
  await rm(folder, { recursive: true, force: true });
});

async function pidOf(...words: string[]): Promise<number | undefined> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const [command, status] = await Promise.all(
      ['cmdline', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')),
    );
    const isChild = new RegExp(`^PPid:\\s${site.child.pid}$`, 'm').test(status!);
    if (isChild && words.every((word) => command!.includes(word))) return Number(pid);
  }
  return undefined;
}
const databasePid = () => pidOf('--data', folder);
const gatewayPid = () => pidOf('services-gateway-server');

/** A zombie process has no command line. */
const isRunning = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')) !== '';

async function newPid(find: () => Promise<number | undefined>, before: number | undefined): Promise<number> {
  for (;;) {
    const pid = await find();
    if (pid && pid !== before) return pid;
    if (site.child.exitCode !== null) throw new Error(site.lines.join('\n'));
    await pause(20);
  }
}

const subscribe = async (name: string) => {
  const response = await fetch(`${site.url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@guide.example` }),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};

async function storedAddresses(): Promise<string[]> {
  const client = await new MongoClient(databaseUrl(path.join(folder, 'data'))!).connect();
  const emails = await client.db('guide_discover').collection('subscriptions').distinct('email');
  await client.close();
  return emails;
}

test('A killed database restarts: writes get 200 or 503 with Retry-After, and no acknowledged write is lost', async () => {
  expect((await subscribe('before')).status).toBe(200);
  const acknowledged = ['before@guide.example'];
  const failures: Awaited<ReturnType<typeof subscribe>>[] = [];
  let isBack = false;
  const write = async (name: string) => {
    const response = await subscribe(name);
    if (response.status === 200) acknowledged.push(`${name}@guide.example`);
    else failures.push(response);
    return response.status === 200;
  };
  // Several writers, so that some writes are in flight when the database is killed.
  const before = await databasePid();
  const writing = Promise.all(Array.from({ length: 8 }, (_, n) => write(`meanwhile-${n}`)));
  process.kill(before!, 'SIGKILL');
  await writing;
  for (let n = 0; !isBack && n < 500; n += 1) {
    isBack = await write(`after-${n}`);
    if (!isBack) await pause(50);
  }
  expect(isBack).toBe(true);
  expect(failures.every(({ status, retryAfter }) => status === 503 && retryAfter === '2')).toBe(true);
  expect(await databasePid()).not.toBe(before);
  const stored = await storedAddresses();
  expect(acknowledged.filter((address) => !stored.includes(address))).toEqual([]);
});

test('A killed gateway restarts at the same address', async () => {
  const before = await gatewayPid();
  process.kill(before!, 'SIGKILL');
  await newPid(gatewayPid, before);
  for (;;) {
    const response = await fetch(`${site.url}/api/health`).catch(() => null);
    if (response?.ok) break;
    await pause(50);
  }
  expect((await subscribe('again')).status).toBe(200);
  expect(site.lines).toContain('The gateway ended by SIGKILL and is started again in 0.1 s.');
});

test('A repeatedly killed database restarts each time', async () => {
  let pid: number | undefined;
  for (let kills = 0; kills < 7; kills += 1) {
    pid = await newPid(databasePid, pid);
    process.kill(pid, 'SIGKILL');
  }
  await newPid(databasePid, pid);
  while ((await subscribe('again')).status !== 200) await pause(50);
  expect(site.child.exitCode).toBeNull();
}, 120_000);

test('When the supervisor is killed, database and gateway exit and the port is free', async () => {
  const pids = [(await databasePid())!, (await gatewayPid())!];
  site.child.kill('SIGKILL');
  await site.exited;
  for (const pid of pids) while (await isRunning(pid)) await pause(20);
  await expect(fetch(site.url)).rejects.toThrow();
});

test('Ctrl-C ends all processes and restarts none', async () => {
  const [database, gateway] = [await databasePid(), await gatewayPid()];
  for (const pid of [database!, gateway!, site.child.pid!]) process.kill(pid, 'SIGINT');
  expect(await site.exited).toEqual([0, null]);
  expect(site.lines.join('\n')).not.toContain('started again');
});
