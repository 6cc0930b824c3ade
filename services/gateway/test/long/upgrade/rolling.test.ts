import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { storedWrites } from '../../../../../bench/reliability/stored.mjs';
import { buildProgram } from '../../../../../tooling/build/program.mjs';
import { ask } from '../../support/ask';
import { NEXT } from '../../support/build';
import { startGatewayOn } from '../../support/gateway';
import { BEHIND_NGINX, HOST, send, startNginx } from '../../support/nginx';

/** Steps of docs/upgrade.md for two gateways behind nginx. */
type Version = Parameters<typeof startGatewayOn>[2];
const EARLIER: Version = {};
const LATER: Version = { build: NEXT };
const MIGRATING = { ...LATER, program: await buildProgram('services/gateway/test/support/nextVersion.ts') };
const VISITORS = 6;
/** Below the number after which nginx closes a connection. */
const VISITS_PER_CONNECTION = 100;

let folder: string;
let database: TestDatabase;
let started: Awaited<ReturnType<typeof startGatewayOn>>[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-upgrade-'));
  database = await startTestDatabase();
  started = [];
});
afterEach(async () => {
  for (const gateway of started) await gateway.end();
  await database.remove();
  await rm(folder, { recursive: true });
});

async function start(version: Version, PORT = '0') {
  const shared = { ...BEHIND_NGINX, DATA_DIR: folder, MODULE_STORE: path.join(folder, 'modules') };
  const gateway = await startGatewayOn(database, { ...shared, PORT }, version);
  started.push(gateway);
  return { gateway, url: await gateway.ready };
}
type Running = Awaited<ReturnType<typeof start>>;

async function replace({ gateway, url }: Running, version: Version): Promise<Running> {
  const exited = once(gateway.child, 'exit');
  gateway.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  return start(version, new URL(url).port);
}

interface Call {
  path: string;
  body?: Record<string, string>;
}

/** A read and a write of a visitor. Each write has its own id. */
function callsOf(visitor: number, count: number): Call[] {
  const id = `${visitor}`.padStart(16, 'a') + `${count}`.padStart(16, '0');
  const read = { path: ['/', '/top-attractions', '/api/listings', '/api/modules'][count % 4]! };
  if (count % 2 === 1) return [read, { path: '/api/subscribe', body: { email: `${id}@guide.example` } }];
  const body = { id, name: 'print', category: 'load', path: '/' };
  return [read, { path: '/api/analytics/event', body }];
}

/** Visits the site by way of nginx during `work`, and asserts that no request fails and each write is stored once. */
async function withoutFailure(gateways: [Running, Running], work: () => Promise<void>): Promise<void> {
  const nginx = await startNginx(path.join(folder, 'nginx'), [gateways[0].url, gateways[1].url]);
  const results: { status: number; call: Call }[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let count = 0; !isOver; ) {
      const session = nginx.connect();
      const end = count + VISITS_PER_CONNECTION;
      for (; !isOver && count < end; count += 1)
        for (const call of callsOf(visitor, count))
          results.push({ status: (await send(session, call.path, call.body)).status, call });
      session.destroy();
    }
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  try {
    await work();
  } finally {
    isOver = true;
    await visits;
    await nginx.stop();
  }
  const failed = results.filter(({ status }) => status !== 200);
  const stored = await storedWrites(database.url, results);
  const retried = (await nginx.tries()).filter((statuses) => statuses.includes(','));
  console.log(
    `${results.length} requests, ${retried.length} sent to the other gateway,`,
    failed.length,
    'failed;',
    stored,
  );
  expect(failed).toEqual([]);
  expect(retried.length).toBeGreaterThan(0);
  expect(stored).toEqual({ acknowledged: expect.any(Number), missing: 0, doubled: 0 });
  expect(stored.acknowledged).toBeGreaterThan(VISITORS);
}

const liveIn = async (url: string): Promise<string> =>
  JSON.parse((await ask(url, { path: '/api/modules/live', headers: { host: HOST } })).body).discover;

/** Pages of both versions load their scripts from each gateway. */
async function expectScripts(gateways: Running[], current: string): Promise<void> {
  const get = (url: string, path: string) => ask(url, { path, headers: { host: HOST } });
  for (const { url } of gateways) {
    expect((await get(url, '/')).body).toContain(`/assets/${current}`);
    for (const script of ['main.js', 'next.js'])
      expect((await get(url, `/assets/${script}`)).status).toBe(200);
  }
}

test('two gateways are upgraded one after the other: no request fails, and the data are migrated once', async () => {
  const migrated = () =>
    database.client.db('guide_gateway').collection<{ _id: string }>('migrated').find().toArray();
  const gateways: [Running, Running] = [await start(EARLIER), await start(EARLIER)];
  await withoutFailure(gateways, async () => {
    gateways[0] = await replace(gateways[0], MIGRATING);
    // The second gateway still serves visitors, with the migrated data and the releases that its shell knows.
    expect(await migrated()).toEqual([{ _id: 'once', runs: 1 }]);
    expect(await Promise.all(gateways.map(({ url }) => liveIn(url)))).toEqual(['1.1.0', '1.0.0']);
    gateways[1] = await replace(gateways[1], MIGRATING);
  });
  expect(await migrated()).toEqual([{ _id: 'once', runs: 1 }]);
  await expectScripts(gateways, 'next.js');
}, 120_000);

test('without a migration, two gateways go back to the earlier version in the same way', async () => {
  const gateways: [Running, Running] = [await start(LATER), await start(LATER)];
  await withoutFailure(gateways, async () => {
    gateways[0] = await replace(gateways[0], EARLIER);
    gateways[1] = await replace(gateways[1], EARLIER);
  });
  await expectScripts(gateways, 'main.js');
}, 120_000);
