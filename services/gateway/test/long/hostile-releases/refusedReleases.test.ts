import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestDatabase } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { makeKey } from '../../../../../module/src/release/keys.mjs';
import type { ModuleRecord, ReleaseRecord } from '../../../src/releases/records';
import { ask } from '../../support/ask';
import { startGateway, startGatewayOn } from '../../support/gateway';
import { bundle, openReleases } from '../../support/hostileReleases';
import { keysOf, makeTestKey } from '../../support/signing';

const site = await startGateway();
const db = site.database.client.db('guide_gateway');
const releases = await openReleases(site);

let asked = 0;
/** A page that nobody has requested before: none is kept. */
const fresh = (url: string) => {
  asked += 1;
  return ask(site.url, { path: `${url}?fresh=${asked}` });
};
/** The releases that a page is pinned to. */
const pinsOf = (body: string): Record<string, { version: string }> =>
  JSON.parse(body.match(/id="guide-state">(.*?)<\/script>/)![1]!).modules;
const allocate = (module: string, version: string) =>
  db
    .collection<ModuleRecord>('modules')
    .updateOne(
      { _id: module },
      { $set: { allocations: [{ version, ranges: [[0, 10_000]] }] } },
      { upsert: true },
    );
/** Asks until the gateway has read the registry anew. */
async function until(url: string, isThere: (answer: Awaited<ReturnType<typeof ask>>) => boolean) {
  let answer = await fresh(url);
  while (!isThere(answer)) answer = await fresh(url);
  return answer;
}

test('a release that somebody wrote into the database is neither rendered nor pinned; the one before it is', async () => {
  await releases.add('discover', '2.0.0', bundle("() => title('Good')"));
  await releases.registry.promote('discover', '2.0.0');
  await until('/', ({ body }) => body.includes('<h1>Good</h1>'));

  const documents = db.collection<ReleaseRecord>('releases');
  const good = (await documents.findOne({ _id: 'discover@2.0.0' }))!;
  const [header, payload, signature] = good.signed.split('.');
  const manifest = JSON.parse(Buffer.from(payload!, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...manifest, version: '2.0.1' })).toString('base64url');
  await documents.insertOne({
    ...good,
    _id: 'discover@2.0.1',
    signed: [header, forged, signature].join('.'),
  });
  await allocate('discover', '2.0.1');
  await site.logged(
    (line) => line.includes('A registered release is refused') && line.includes('discover@2.0.1'),
  );

  for (let page = 0; page < 20; page += 1) {
    const { status, body } = await fresh('/');
    expect([status, pinsOf(body).discover!.version]).toEqual([200, '1.0.0']);
    expect(body).toContain('<h1>Home</h1>');
  }
  expect(await ask(site.url, { path: '/api/modules/live' })).toMatchObject({ body: '{"discover":"1.0.0"}' });
  await allocate('discover', '2.0.0');
  await until('/', ({ body }) => body.includes('<h1>Good</h1>'));
}, 30_000);

test('a bundle whose release is revoked is not loaded any more, and its pages say that they are not there now', async () => {
  const owners = path.join(keysOf(site.database), 'owners.json');
  const before = await readFile(owners, 'utf8');
  await releases.add('other', '1.0.0', bundle("() => title('Other')"));
  await releases.registry.promote('other', '1.0.0');
  await until('/other', ({ body }) => body.includes('<h1>Other</h1>'));
  await writeFile(owners, JSON.stringify({ ...JSON.parse(before), revokedReleases: ['other@1.0.0'] }));
  const { body } = await until('/other', ({ status }) => status === 503);
  expect(pinsOf(body).other).toBeUndefined();
  await site.logged((line) => line.includes('other 1.0.0 is revoked.'));
  await writeFile(owners, before);
  await until('/other', ({ body }) => body.includes('<h1>Other</h1>'));
}, 30_000);

test('a guide whose owners file does not name the key of its builds starts, and says why nothing of them is live', async () => {
  const database = await startTestDatabase();
  const keys = keysOf(database);
  await makeTestKey(keys);
  const foreign = await makeKey(path.join(keys, 'foreign.json'), 'guide-test');
  const team = { keys: [foreign], modules: ['*'], paths: ['*'], slots: ['*'] };
  await writeFile(
    path.join(keys, 'others.json'),
    JSON.stringify({ site: 'guide-test', teams: { Others: team } }),
  );
  const gateway = await startGatewayOn(database, { OWNERS_FILE: path.join(keys, 'others.json') });
  try {
    const url = await gateway.ready;
    expect((await ask(url, { path: '/' })).status).toBe(404);
  } finally {
    await gateway.end();
    await database.remove();
  }
}, 30_000);
