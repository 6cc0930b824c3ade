import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Db } from 'mongodb';
import type { Alert } from '../src/canary/alerts';
import { addBatch, NO_EVIDENCE } from '../src/canary/evidence';
import { createPageTokens } from '../src/canary/pages';
import { createFailures } from '../src/releases/failures';
import type { Registry } from '../src/releases/registry';
import { networkOf } from '../src/security/network';
import { testFolder } from './support/folder';
import { expireDocuments, openJudge } from './support/judge';
import { startTestRegistry, unsigned } from './support/signing';
import { newClient } from './support/visitors';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MODULES = ['map', 'pubs'];

const guide = await startTestRegistry();
let db: Db;
let registry: Registry;
let gateway: ReturnType<typeof openJudge>;
let alerts: Alert[];
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 12);
  alerts = [];
  db = guide.db;
  await db.dropDatabase();
  registry = await guide.open('gateway');
  gateway = openJudge({ db, registry, now: () => now, alert: async (alert) => void alerts.push(alert) });
  await gateway.prepare();
  for (const module of MODULES) {
    for (const version of ['1', '2']) await registry.add(await guide.sign(unsigned(module, version)));
    await registry.promote(module, '1');
  }
});

const recordOf = async (module: string) =>
  (await registry.state()).modules.find(({ _id }) => _id === module)!;
const versionsOf = async (module: string) =>
  (await recordOf(module)).allocations.map(({ version }) => version);

/** Writes votes for a release under its module's current shares. */
async function addVoters(module: string, version: string, voters: number, failures = 0): Promise<void> {
  const { revision } = await recordOf(module);
  const _id = `${module}@${version}#${revision}`;
  await db
    .collection<{ _id: string }>('tallies')
    .updateOne({ _id }, { $inc: { voters, failures }, $set: { at: new Date(now) } }, { upsert: true });
}

test('a canary is halted by the third failed visitor, not by the second, and an alert gives the reason', async () => {
  const { judge, visits } = gateway;
  await registry.share('pubs', '2', 1);
  await addVoters('pubs', '1', 60);
  await visits(2, 'pubs', '2', 'error', 1);
  await judge.evaluate();
  expect(await versionsOf('pubs')).toEqual(['1', '2']);
  expect(alerts).toEqual([]);

  await visits(1, 'pubs', '2', 'error', 1);
  await judge.evaluate();
  expect(await versionsOf('pubs')).toEqual(['1']);
  expect((await recordOf('pubs')).halted).toMatchObject({
    version: '2',
    reason: expect.stringMatching(
      /^pages failed for 3 of 3 visitors, and with the stable release for 0 of 60 /,
    ),
  });
  expect(alerts).toMatchObject([
    { event: 'canary-halted', module: 'pubs', version: '2', owner: 'Team pubs' },
  ]);
});

test("a canary is halted if its pages are slow more often than the stable release's", async () => {
  const { judge, pages } = gateway;
  await registry.share('pubs', '2', 1);
  for (let n = 0; n < 4; n += 1) {
    await addVoters('pubs', '1', 20);
    const visitor = newClient('pubs', 1, true);
    const token = await pages.issueToken('pubs', '2', 'a'.repeat(32), visitor);
    for (const kind of ['hydrated', 'slow'] as const)
      await pages.report({ module: 'pubs', version: '2', kind, token: token! }, visitor.address);
    await judge.evaluate();
  }
  expect((await recordOf('pubs')).halted?.reason).toMatch(
    /^pages were slow for 4 of 4 visitors, and with the stable release for 0 of 80/,
  );
});

test('a canary as good as the stable release is not halted, and grows only with --ramp', async () => {
  const { judge, visits } = gateway;
  await registry.share('pubs', '2', 50);
  for (const version of ['1', '2']) {
    await addVoters('pubs', version, 20);
    await visits(1, 'pubs', version, 'error', 50);
  }
  now += DAY_MS;
  await judge.evaluate();
  const { allocations, lastChange } = await recordOf('pubs');
  expect(allocations.map(({ version }) => version)).toEqual(['1', '2']);
  expect(lastChange).toMatchObject({ action: 'share', percent: 50 });
});

describe('a canary with --ramp', () => {
  const lastChange = async () => (await recordOf('pubs')).lastChange;

  test('grows to 1, 5, 25 and 100 %, each after 300 visitors and 15 minutes', async () => {
    const { judge } = gateway;
    await registry.share('pubs', '2', 1, undefined, true);
    for (const [share, next] of [
      [1, 5],
      [5, 25],
      [25, 100],
    ]) {
      await judge.evaluate();
      await addVoters('pubs', '2', 299);
      now += 15 * MINUTE_MS;
      await judge.evaluate();
      expect(await lastChange()).toMatchObject({ percent: share });
      await addVoters('pubs', '2', 1);
      now -= 1;
      await judge.evaluate();
      expect(await lastChange()).toMatchObject({ percent: share });
      now += 1;
      await judge.evaluate();
      expect(await lastChange()).toMatchObject({ action: 'grow', percent: next, by: 'gateway' });
    }
    const { allocations, history, lastChange: last } = await recordOf('pubs');
    expect(allocations.map(({ version }) => version)).toEqual(['2']);
    expect(history.at(-1)?.version).toBe('2');
    expect(last?.reason).toBe(
      'grown from 25 %: pages failed for 0 of 300 visitors, no more than with the stable release',
    );
  });

  test('keeps its share after two failures and is halted by the third', async () => {
    const { judge, visits } = gateway;
    await registry.share('pubs', '2', 1, undefined, true);
    await addVoters('pubs', '1', 60);
    await visits(2, 'pubs', '2', 'error', 1);
    await judge.evaluate();
    now += DAY_MS;
    await addVoters('pubs', '2', 1);
    await judge.evaluate();
    expect(await lastChange()).toMatchObject({ action: 'share', percent: 1 });
    await visits(1, 'pubs', '2', 'error', 1);
    await judge.evaluate();
    expect(await lastChange()).toMatchObject({ action: 'halt', version: '2' });
  });
});

test('a canary of 40 days and more is judged as on its first day, without false alerts', async () => {
  const { judge, visits } = gateway;
  for (const module of MODULES) await registry.share(module, '2', 50);
  const start = now;
  for (const day of [0, 2, 39, 41, 43, 81, 83, 85]) {
    now = start + day * DAY_MS;
    await expireDocuments(db, now);
    // The only visitors come later than the share, so the database deletes their votes after the experiment.
    if (day === 2)
      for (const module of MODULES) for (const version of ['1', '2']) await addVoters(module, version, 80, 2);
    await judge.evaluate();
    expect(alerts).toEqual([]);
  }
  await addVoters('pubs', '1', 60);
  await visits(10, 'pubs', '2', 'error', 50);
  await judge.evaluate();
  expect(await versionsOf('map')).toEqual(['1', '2']);
  expect(await versionsOf('pubs')).toEqual(['1']);
});

test('votes of a canary that is used every five days are kept after 40 days', async () => {
  const { judge, visits } = gateway;
  await registry.share('pubs', '2', 50);
  for (let day = 0; day <= 45; day += 5) {
    await visits(1, 'pubs', '1', 'hydrated', 50);
    await visits(1, 'pubs', '2', 'hydrated', 50);
    await judge.evaluate();
    now += 5 * DAY_MS;
    await expireDocuments(db, now);
  }
  const { revision = 0 } = await recordOf('pubs');
  const [tally] = await gateway.votes.tallies([{ module: 'pubs', version: '2', revision }]);
  expect(tally).toEqual({ voters: 10, failures: 0, slow: 0 });
});

test('a module that cannot be judged does not stop the others from being judged', async () => {
  const { judge, visits } = gateway;
  for (const module of MODULES) await registry.share(module, '2', 1);
  await addVoters('pubs', '1', 60);
  await visits(3, 'pubs', '2', 'error', 1);
  const { canaries } = await recordOf('map');
  const _id = `map@2#${canaries![0]!.since}`;
  await db.collection<{ _id: string }>('experiments').insertOne({ _id });
  // The owners file refuses the failing release by now: its alert is sent without an owner.
  await db
    .collection<{ _id: string }>('releases')
    .updateOne({ _id: 'pubs@2' }, { $set: { signed: 'no signature' } });
  await expect(judge.evaluate()).rejects.toThrow();
  expect(await versionsOf('pubs')).toEqual(['1']);
  expect(alerts).toMatchObject([{ module: 'pubs', version: '2', owner: '' }]);
  expect(await db.collection('experiments').indexes()).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 40 * 24 * 60 * 60 }),
  );
});

describe('votes', () => {
  const tallyOf = async (version: string) => {
    const { revision = 0 } = await recordOf('pubs');
    return (await gateway.votes.tallies([{ module: 'pubs', version, revision }]))[0];
  };

  test('a page without a report has failed after 6.5 s, not earlier', async () => {
    const { pages, votes } = gateway;
    await pages.issueToken('pubs', '1', 'b'.repeat(32), newClient('pubs', 0, false));
    now += 6500;
    expect(await votes.failTimedOut()).toEqual([]);
    now += 1;
    expect(await votes.failTimedOut()).toHaveLength(1);
    expect(await tallyOf('1')).toEqual({ voters: 1, failures: 1, slow: 0 });
  });

  test('a page abandoned before hydration has no vote, and only its own address can report that', async () => {
    const { pages, votes } = gateway;
    const visitor = newClient('pubs', 0, false);
    await pages.issueToken('pubs', '1', 'b'.repeat(32), visitor);
    await pages.abandon('pubs', 'b'.repeat(32), newClient('pubs', 0, false).address);
    expect(await db.collection('votes').countDocuments({ pendingPage: 'b'.repeat(32) })).toBe(1);
    await pages.abandon('pubs', 'b'.repeat(32), visitor.address);
    now += 6501;
    expect(await votes.failTimedOut()).toEqual([]);
    expect(await tallyOf('1')).toEqual({ voters: 0, failures: 0, slow: 0 });
  });

  test('a page that is left at once has no vote if its two reports change places', async () => {
    const { pages, votes } = gateway;
    const { address } = newClient('pubs', 0, false);
    const phones = ['b', 'c'].map((letter) => letter.repeat(32));
    const other = openJudge({ db, registry, now: () => now });
    for (const page of phones) await other.pages.abandon('pubs', page, address);
    for (const page of phones) {
      expect(await pages.issueToken('pubs', '1', page, { address, visitor: null })).not.toBeNull();
      now += 6501;
      expect(await votes.failTimedOut()).toEqual([]);
    }
    expect(await tallyOf('1')).toEqual({ voters: 0, failures: 0, slow: 0 });
    // Many reports of one client are stored once for each first digit of a page.
    for (let n = 0; n < 64; n += 1)
      await pages.abandon('pubs', n.toString(16).padStart(2, '0').repeat(16), address);
    for (let n = 0; n < 16; n += 1) await pages.abandon('pubs', n.toString(16).repeat(32), address);
    expect(await db.collection('votes').countDocuments()).toBe(16);
    // The reports expire, and pages of other visitors fail.
    now += MINUTE_MS + 1;
    await expireDocuments(db, now);
    await pages.issueToken('pubs', '1', phones[0]!, { address, visitor: null });
    now += 6501;
    expect(await votes.failTimedOut()).toHaveLength(1);
  });

  test('a page of a visitor with another release has no vote', async () => {
    const { pages } = gateway;
    await registry.share('pubs', '2', 50);
    const begin = (version: string, hasCanary: boolean) =>
      pages.issueToken('pubs', version, 'c'.repeat(32), newClient('pubs', 50, hasCanary));
    expect(await begin('2', false)).toBeNull();
    expect(await begin('1', true)).toBeNull();
    expect(await begin('2', true)).not.toBeNull();
    // Without the cookie the browser's release is unknown.
    const client = { ...newClient('pubs', 50, false), visitor: null };
    expect(await pages.issueToken('pubs', '1', 'c'.repeat(32), client)).toBeNull();
  });

  test('a page token counts once, for its own release and address', async () => {
    const { pages } = gateway;
    const visitor = newClient('pubs', 0, false);
    const token = (await pages.issueToken('pubs', '1', 'd'.repeat(32), visitor))!;
    const report = (outcome: object, address = visitor.address) =>
      pages.report({ module: 'pubs', version: '1', kind: 'render', token, ...outcome }, address);
    const { address: other } = newClient('pubs', 0, false);
    for (const forged of [{ token: undefined }, { token: `${token}x` }, { version: '2' }, { module: 'map' }])
      expect(await report(forged)).toBe(false);
    expect(await report({}, other)).toBe(false);
    expect(await tallyOf('1')).toEqual({ voters: 0, failures: 0, slow: 0 });
    for (let n = 0; n < 5; n += 1) await report({ kind: 'hydrated' });
    expect(await tallyOf('1')).toEqual({ voters: 1, failures: 0, slow: 0 });
    for (const isCounted of [true, false, false]) expect(await report({})).toBe(isCounted);
    await report({ kind: 'hydrated' });
    expect(await tallyOf('1')).toEqual({ voters: 1, failures: 1, slow: 0 });
  });

  test('an abandoned page is not awaited, whether its visitor was counted or not', async () => {
    const visitor = newClient('pubs', 0, false);
    for (const page of ['b', 'c'].map((letter) => letter.repeat(32))) {
      // Another gateway does not have the recent vote in its cache.
      const { pages, votes } = openJudge({ db, registry, now: () => now });
      await pages.issueToken('pubs', '1', page, visitor);
      await pages.abandon('pubs', page, visitor.address);
      now += 6501;
      expect(await votes.failTimedOut()).toEqual([]);
      await openJudge({ db, registry, now: () => now }).visit('pubs', '1', 'hydrated', visitor);
    }
    expect(await tallyOf('1')).toEqual({ voters: 1, failures: 0, slow: 0 });
  });

  test('an address has one vote a day', async () => {
    const { visit } = gateway;
    const visitor = newClient('pubs', 0, false);
    for (let n = 0; n < 3; n += 1) await visit('pubs', '1', 'hydrated', visitor);
    now += 12 * 60 * MINUTE_MS - 1;
    await visit('pubs', '1', 'hydrated', visitor);
    expect(await tallyOf('1')).toEqual({ voters: 1, failures: 0, slow: 0 });
    now += 1;
    await visit('pubs', '1', 'hydrated', visitor);
    expect(await tallyOf('1')).toEqual({ voters: 2, failures: 0, slow: 0 });
  });

  test('during a canary an address has one vote in 30 days', async () => {
    const { visit } = gateway;
    await registry.share('pubs', '2', 50);
    const visitor = newClient('pubs', 50, true);
    await visit('pubs', '2', 'hydrated', visitor);
    now += 30 * DAY_MS - 1;
    await expireDocuments(db, now);
    await visit('pubs', '2', 'hydrated', visitor);
    expect(await tallyOf('2')).toEqual({ voters: 1, failures: 0, slow: 0 });
    now += 2;
    await expireDocuments(db, now);
    await visit('pubs', '2', 'hydrated', visitor);
    expect(await tallyOf('2')).toEqual({ voters: 2, failures: 0, slow: 0 });
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1::1', '2001:db8:7::/48'],
  ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('the voting network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a token is valid for ten minutes, for one address, and on all gateways', async () => {
  const page = { id: 'a', voter: 'b', module: 'pubs', version: '1', at: now };
  const tokens = createPageTokens(
    async () => 'secret',
    () => now,
  );
  const token = await tokens.sign(page, '10.0.0.1');
  now += 10 * MINUTE_MS - 1;
  expect(await tokens.read(token, '10.0.0.1')).toEqual(page);
  expect(await tokens.read(token, '10.0.0.2')).toBeNull();
  expect(await createPageTokens(async () => 'another').read(token, '10.0.0.1')).toBeNull();
  now += 1;
  expect(await tokens.read(token, '10.0.0.1')).toBeNull();
});

test('a team sees the last ten messages per release and side, in one short line each, for 40 days', async () => {
  const failures = createFailures(db, { store: '/nowhere', shell: '/nowhere' }, () => now);
  await failures.prepare();
  for (let second = 0; second < 12; second += 1) {
    await failures.record('pubs', '2', 'browser', `Error ${second}\x1b[31m${'x'.repeat(400)}\nat a`);
    now += 1000;
  }
  await failures.record('pubs', '2', 'server', 'Error');
  const [server, newest, ...older] = await failures.of('pubs');
  expect(server).toMatchObject({ where: 'server', message: 'Error' });
  expect(newest!.message).toBe(`Error 11 [31m${'x'.repeat(287)}`);
  expect([older.length, older.at(-1)!.message.slice(0, 8)]).toEqual([9, 'Error 2 ']);
  expect(await db.collection('failures').indexes()).toContainEqual(
    expect.objectContaining({ key: { last: 1 }, expireAfterSeconds: 40 * 24 * 60 * 60 }),
  );
});

const folder = testFolder();
test("a failure without a line of the module has the shell's", async () => {
  const mapTo = async (file: string, source: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    const map = { version: 3, sources: [`webpack://build/./${source}`], names: [], mappings: 'AAAA' };
    await writeFile(path.join(folder, file), JSON.stringify(map));
  };
  await mapTo('store/pubs/3/server/server.cjs.map', 'src/screens/TopPubs/TopPubs.tsx');
  await mapTo('shell/server/server.cjs.map', 'src/server.tsx');
  await mapTo('shell/server/maps/main.0123456789.js.map', 'src/main.tsx');
  const failures = createFailures(
    db,
    { store: path.join(folder, 'store'), shell: path.join(folder, 'shell') },
    () => now,
  );
  const stack = (...frames: string[]) =>
    `Error: ${frames}\n${frames.map((frame) => `    at f (${frame}:1:1)`).join('\n')}`;
  const asset = 'https://guide.example/assets/main.0123456789.js';
  await failures.record('pubs', '3', 'browser', stack(asset));
  await failures.record('pubs', '3', 'server', stack('shell/server.cjs'));
  await failures.record('pubs', '3', 'server', stack('shell/server.cjs', 'server.cjs'));
  const lines = (await failures.of('pubs')).filter(({ version }) => version === '3').map(({ line }) => line);
  expect(lines.sort()).toEqual([
    'shell/src/main.tsx:1:1',
    'shell/src/server.tsx:1:1',
    'src/screens/TopPubs/TopPubs.tsx:1:1',
  ]);
});

test('a batch multiplies the evidence by its likelihood ratio under the hypergeometric distribution', () => {
  const ratios = (expectedPower: (odds: number) => number) =>
    [2.5, 30].map((odds) => expect.closeTo(Math.log(odds / expectedPower(odds)), 10));
  const one = { pages: 1, faults: 1 };
  expect(addBatch(NO_EVIDENCE, one, { pages: 1, faults: 0 })).toEqual(ratios((odds) => (1 + odds) / 2));
  const two = { pages: 2, faults: 1 };
  expect(addBatch(NO_EVIDENCE, two, two)).toEqual(ratios((odds) => (1 + 4 * odds + odds ** 2) / 6));
});
