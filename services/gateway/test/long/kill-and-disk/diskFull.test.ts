import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, startedProcess } from '@guide/embedded-mongo/testing';
import { afterEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { ask } from '../../support/ask';
import { startGatewayOn } from '../../support/gateway';

const READS = [
  '/',
  '/top-attractions',
  '/api/listings',
  '/api/listings/1',
  '/api/search?query=tower',
  '/api/modules',
];
/** Maximum size of the database file in KiB. */
const LIMIT = 12_000;

let folder: string;
let database: Awaited<ReturnType<typeof startedProcess>>;
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
const startDatabase = (limit: number) =>
  startedProcess(['--data', path.join(folder, 'data'), '--socket', path.join(folder, 'run/db.sock')], limit);
afterEach(async () => {
  await gateway.end();
  await end(database, 'SIGTERM');
  await rm(folder, { recursive: true });
});

/** Fills the database so that even a small write fails. */
async function fill(): Promise<void> {
  const client = await new MongoClient(database.url).connect();
  for (const size of [100_000, 1000, 1]) {
    const items = client.db('filler').collection('items');
    for (let code: unknown; code !== 14_031; )
      await items.insertOne({ text: 'x'.repeat(size) }).catch((error) => {
        code = error.code;
      });
  }
  await client.close();
}

const write = (url: string, name: string) =>
  ask(url, { method: 'POST', path: '/api/subscribe', body: { email: `${name}@guide.example` } });
const count = (url: string) =>
  ask(url, { method: 'POST', path: '/api/analytics/event', body: { name: 'n', category: 'c', path: '/' } });
const services = async (url: string) => JSON.parse((await ask(url, { path: '/api/health' })).body).services;

async function expectReadOnly(url: string): Promise<void> {
  for (const response of [await write(url, 'refused'), await count(url)]) {
    expect([response.status, response.headers['retry-after']]).toEqual([503, '60']);
    expect(JSON.parse(response.body).error.code).toBe('STORAGE_FULL');
  }
  for (const path of READS) expect([path, (await ask(url, { path })).status]).toEqual([path, 200]);
  // A health report is up to a second old.
  let discover: { status?: string } = {};
  while (discover.status !== 'degraded')
    discover = (await services(url)).find(({ service }: { service: string }) => service === 'discover');
  expect(discover).toMatchObject({ database: 'up', details: { writes: 'refused: no room left' } });
}

test('a full disk: writes get 503 with Retry-After, reads work, health reports it, also after a restart; freed space ends it', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-full-'));
  database = await startDatabase(LIMIT);
  const place = { url: database.url } as Parameters<typeof startGatewayOn>[0];
  gateway = await startGatewayOn(place);
  const url = await gateway.ready;
  expect((await write(url, 'before')).status).toBe(200);
  await fill();
  await expectReadOnly(url);

  await gateway.end();
  await end(database, 'SIGKILL');
  const { size } = await stat(path.join(folder, 'data/data.mdb'));
  database = await startDatabase(Math.floor(size / 1024));
  gateway = await startGatewayOn(place);
  const again = await gateway.ready;
  await expectReadOnly(again);

  await end(database, 'SIGTERM');
  database = await startDatabase(10 * LIMIT);
  for (let status = 'degraded'; status !== 'ok'; )
    status = JSON.parse((await ask(again, { path: '/api/health' })).body).status;
  expect((await write(again, 'after')).status).toBe(200);
}, 120_000);
