import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { buildProgram } from '../../../../../tooling/build/program.mjs';
import { london, startTestDatabase } from '../../support';
import { startCommandProxy } from '../../support/commandProxy';

const program = await buildProgram('services/kit/test/support/versionedService.ts');
const NEWEST = 4;
const database = await startTestDatabase();
afterAll(() => database.remove());

const db = (prefix: string) => database.client.db(`${prefix}_people`);

async function fillVersion1(prefix: string): Promise<void> {
  await db(prefix)
    .collection<Document & { _id: number }>('people')
    .insertMany([
      { _id: 1, name: 'Ann Archer', balance: 3, visits: ['map', 'pubs'] },
      { _id: 2, name: 'Ben Bell', balance: 20, visits: ['search'] },
    ]);
}

const people4 = [
  { _id: 1, first: 'Ann', last: 'Archer', balancePence: 300 },
  { _id: 2, first: 'Ben', last: 'Bell', balancePence: 2000 },
];
const visits4 = [
  { _id: '1/0', person: 1, place: 'map' },
  { _id: '1/1', person: 1, place: 'pubs' },
  { _id: '2/0', person: 2, place: 'search' },
];
const stored = async (prefix: string) => {
  const all = (name: string) => db(prefix).collection(name).find().sort({ _id: 1 }).toArray();
  return { people: await all('people'), visits: await all('visits'), version: await all('data_version') };
};
const newest = { people: people4, visits: visits4, version: [{ _id: 'data', version: NEWEST }] };

function run(prefix: string, version: number, url = database.url) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      MONGODB_URL: url,
      MONGODB_PREFIX: prefix,
      CITY_FOLDER: london,
      VERSION: String(version),
    },
  });
  return { child, out: text(child.stdout), errors: text(child.stderr), ready: isReady(child) };
}

const isReady = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.stdout!.on('data', (chunk) => String(chunk).includes('"ready":true') && resolve(true));
    child.once('exit', () => resolve(false));
  });

async function start(prefix: string, version: number): Promise<string> {
  const { child, ready, out, errors } = run(prefix, version);
  const listens = await ready;
  child.kill('SIGTERM');
  if (!listens) throw new Error(await errors);
  return out;
}

/** @returns the commands up to the one at which the process was killed; the database received that one */
async function startAndKill(
  prefix: string,
  version: number,
  at: number,
): Promise<{ names: string[]; killed: boolean }> {
  const names: string[] = [];
  let started: ReturnType<typeof run> | undefined;
  const proxy = await startCommandProxy(database.url, path.join(tmpdir(), `${prefix}.sock`), (name) => {
    if (name === 'ping') return true;
    if (names.length === at) return false;
    if (names.push(name) === at) started!.child.kill('SIGKILL');
    return true;
  });
  started = run(prefix, version, proxy.url);
  const listens = await started.ready;
  started.child.kill('SIGKILL');
  if (started.child.signalCode === null) await once(started.child, 'exit');
  await proxy.close();
  return { names, killed: !listens };
}

test('data without a version runs every migration, step by step or at once', async () => {
  await fillVersion1('each');
  for (const version of [1, 2, 3, NEWEST]) {
    await start('each', version);
    expect((await stored('each')).version).toEqual([{ _id: 'data', version }]);
  }
  await fillVersion1('once');
  await start('once', NEWEST);
  expect(await stored('each')).toEqual(newest);
  expect(await stored('once')).toEqual(newest);
});

test('a migration that is killed at any command, or twice, is completed by the next start', async () => {
  const seen: string[] = [];
  const completed: Promise<void>[] = [];
  for (let at = 1, killed = true; killed; at += 1) {
    const prefix = `killed${at}`;
    await fillVersion1(prefix);
    const first = await startAndKill(prefix, NEWEST, at);
    killed = first.killed;
    seen.push(first.names.at(-1)!);
    // Every second start waits 10 s for the heartbeat of the killed process.
    completed.push(complete(prefix, killed && at % 4 === 0 ? at : undefined));
    if (at % 8 === 0) await Promise.all(completed);
  }
  await Promise.all(completed);

  async function complete(prefix: string, killAgainAt: number | undefined): Promise<void> {
    if (killAgainAt) await startAndKill(prefix, NEWEST, killAgainAt);
    await start(prefix, NEWEST);
    expect([prefix, await stored(prefix)]).toEqual([prefix, newest]);
  }
  // The three migrations make 2 + 2 + 5 changes of the data and store a new version each.
  expect(seen.filter((name) => name === 'update').length).toBeGreaterThanOrEqual(12);
}, 300_000);

test('an older program refuses newer data and changes nothing', async () => {
  await fillVersion1('older');
  await start('older', NEWEST);
  const { child, ready, out, errors } = run('older', 3);
  expect(await ready).toBe(false);
  expect(child.exitCode).toBe(1);
  expect(await errors).toBe(
    'The people service did not start: The data in older_people is of version 4 and this program knows it up to version 3: start the newer program, or restore a backup from before the upgrade.\n',
  );
  expect(await out).not.toContain('"ready"');
  expect(await stored('older')).toEqual(newest);
});

test('when several processes start at once, only one runs each migration', async () => {
  await fillVersion1('several');
  const outputs = await Promise.all(Array.from({ length: 3 }, () => start('several', NEWEST)));
  for (const version of [2, 3, NEWEST])
    expect(outputs.join('').split(`migrating to version ${version} `).length - 1).toBe(1);
  expect(await stored('several')).toEqual(newest);
});
