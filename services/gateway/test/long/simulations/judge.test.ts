import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { seeded } from '@guide/contracts/testing';
import { createLogger } from '@guide/service-kit';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { createAlerts } from '../../../src/canary/alerts';
import { createJudge } from '../../../src/canary/judge';
import { createPageVotes } from '../../../src/canary/pages';
import { createPageTokens, PAGE_LIFETIME_MS } from '../../../src/canary/pageTokens';
import { RAMP_RULE } from '../../../src/canary/ramp';
import { createVotes } from '../../../src/canary/votes';
import { ALERT_SCORE, watchScore } from '../../../src/canary/watch';
import { BUCKETS, bucketOf } from '../../../src/releases/allocation';
import type { Registry } from '../../../src/releases/registry';
import { neighbourhoodOf, networkOf } from '../../../src/security/network';
import { startTestRegistry, unsigned } from '../../support/signing';

const SEED = Number(process.env.SEED ?? 20261122);
const log = createLogger('silent', 'test');

let db: Db;
let registry: Registry;
/** What the webhook was sent. */
let alerts: Record<string, string>[] = [];
const webhook = createServer(async (request, response) => {
  alerts.push((await json(request)) as Record<string, string>);
  response.end();
});
const guide = await startTestRegistry();
await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
afterAll(() => void webhook.close());

const open = () => guide.open(undefined, db);

beforeEach(async () => {
  alerts = [];
  db = guide.database.client.db(`guide_judge_${Math.random().toString(36).slice(2)}`);
  registry = await open();
  for (const version of ['1', '2']) await registry.add(await guide.sign(unsigned('pubs', version)));
  await registry.promote('pubs', '1');
});
afterEach(() => db.dropDatabase());

/** One copy of the gateway, with the same database as the others. */
async function startCopy(rampRule = RAMP_RULE, haltNetworks = 3) {
  const own = await open();
  const votes = createVotes(db);
  const url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`;
  const judge = createJudge({
    db,
    registry: own,
    votes,
    alert: createAlerts(url, log),
    log,
    rampRule,
    haltNetworks,
  });
  return { registry: own, pages: createPageVotes(db, own, votes), judge };
}
type Copy = Awaited<ReturnType<typeof startCopy>>;

/** A copy reads the registry at most four times a second, and less often from a slow database. */
async function untilRead(copy: Copy): Promise<void> {
  for (;;) {
    const [seen, now] = [(await copy.registry.state()).modules[0], await stateOf()];
    if (seen?.revision === now.revision) return;
  }
}
async function look(...copies: Copy[]): Promise<void> {
  for (const copy of copies) await untilRead(copy);
  await Promise.all(copies.map(({ judge }) => judge.evaluate()));
}

let made = 0;
/** A visitor of the module, by default with a network of its own, and the version that it is allotted. */
function newClient(network?: string) {
  made += 1;
  const id = `${made}`.padStart(32, '0');
  const address = network ? `${network}.${made & 255}` : `10.${made & 255}.${made >> 8}.1`;
  return { address, visitor: id, bucket: bucketOf('pubs', id) };
}
async function vote(copy: Copy, version: string, kind: 'alive' | 'error', share: number, network?: string) {
  const { pages } = copy;
  await untilRead(copy);
  for (;;) {
    const visitor = newClient(network);
    if (visitor.bucket >= BUCKETS * (1 - share / 100) !== (version !== '1')) continue;
    const token = await pages.begin('pubs', version, 'a'.repeat(32), visitor);
    expect(token).not.toBeNull();
    await pages.report({ module: 'pubs', version, kind, token: token! }, visitor.address);
    return;
  }
}
const stateOf = async () => (await (await open()).state()).modules[0]!;
const versions = async () => (await stateOf()).allocations.map(({ version }) => version);

test('three copies of the gateway that evaluate the same votes at the same time count each of them once', async () => {
  await registry.share('pubs', '2', 50);
  const copies = [await startCopy(), await startCopy(), await startCopy()];
  const random = seeded(SEED);
  for (let n = 0; n < 40; n += 1) {
    const copy = random.of(copies);
    await vote(copy, random.chance(0.5) ? '1' : '2', random.chance(0.1) ? 'error' : 'alive', 50);
    if (random.chance(0.5)) await look(...copies);
  }
  await look(...copies);
  const [trial] = await db.collection('trials').find().toArray();
  const alone = await startCopy();
  await look(alone);
  expect(await db.collection('trials').findOne()).toEqual(trial);
  const total = { ...trial!.canary };
  for (const kind of ['voters', 'failures', 'slow'] as const) total[kind] += trial!.stable[kind];
  expect(total.voters).toBe(40);
  const votes = await db.collection('votes').find().toArray();
  expect(total.failures).toBe(votes.filter(({ failed }) => failed).length);
});

test('growing a canary keeps its evidence and drops nothing that was voted before', async () => {
  const copy = await startCopy();
  await registry.share('pubs', '2', 1);
  for (let n = 0; n < 30; n += 1) await vote(copy, '1', 'alive', 1);
  for (let n = 0; n < 2; n += 1) await vote(copy, '2', 'error', 1);
  // Not looked at yet when the share changes.
  await registry.share('pubs', '2', 5);
  await look(copy);
  expect(await versions()).toEqual(['1', '2']);
  for (let n = 0; n < 30; n += 1) await vote(copy, '1', 'alive', 5);
  await vote(copy, '2', 'error', 5);
  await look(copy);
  expect(await versions()).toEqual(['1']);
  expect((await stateOf()).halted?.version).toBe('2');
  await registry.share('pubs', '2', 1);
  expect((await stateOf()).halted).toBeNull();
  await look(copy);
  // The team tries it again: what halted it before is no evidence now.
  expect(await versions()).toEqual(['1', '2']);
});

test('a halted canary is told to the webhook, once, whichever copies look', async () => {
  const copies = [await startCopy(), await startCopy()];
  await registry.share('pubs', '2', 1);
  for (let n = 0; n < 60; n += 1) await vote(copies[0]!, '1', 'alive', 1);
  for (let n = 0; n < 3; n += 1) await vote(copies[1]!, '2', 'error', 1);
  await look(...copies);
  while (alerts.length === 0) await look(...copies);
  expect(alerts).toEqual([
    {
      event: 'canary-halted',
      module: 'pubs',
      version: '2',
      owner: 'Team pubs',
      text: expect.stringMatching(
        /^pubs 2 was halted: pages failed at 3 of 3 visitors, with the stable release at 0 of 60/,
      ),
    },
  ]);
});

test('failures of fewer networks than must agree halt nothing: one alert says what was seen, and a third network halts', async () => {
  const copies = [await startCopy(), await startCopy()];
  await registry.share('pubs', '2', 1, undefined, true);
  for (let n = 0; n < 60; n += 1) await vote(copies[0]!, '1', 'alive', 1);
  for (let n = 0; n < 5; n += 1) await vote(copies[0]!, '2', 'alive', 1);
  for (let n = 0; n < 6; n += 1) await vote(copies[0]!, '2', 'error', 1, `192.0.${2 + (n % 2)}`);
  await look(...copies);
  while (alerts.length === 0) await look(...copies);
  await vote(copies[0]!, '2', 'alive', 1);
  await look(...copies);
  expect(await versions()).toEqual(['1', '2']);
  expect(alerts).toEqual([
    {
      event: 'canary-suspected',
      module: 'pubs',
      version: '2',
      owner: 'Team pubs',
      text: expect.stringMatching(
        /^pubs 2 goes on, though pages failed at 6 of 11 visitors, with the stable release at 0 of 60 visitors; they came from 2 networks, and .*\. It is halted when 3 networks agree\.$/,
      ),
    },
  ]);
  expect(await db.collection('trials').findOne()).toMatchObject({ suspected: true });
  await vote(copies[0]!, '2', 'error', 1);
  await look(...copies);
  expect((await stateOf()).halted?.reason).toContain('they came from 3 networks');
});

test('the operator sets how many networks must agree', async () => {
  const copy = await startCopy(RAMP_RULE, 1);
  await registry.share('pubs', '2', 1);
  for (let n = 0; n < 60; n += 1) await vote(copy, '1', 'alive', 1);
  for (let n = 0; n < 3; n += 1) await vote(copy, '2', 'error', 1, '192.0.2');
  await look(copy);
  expect((await stateOf()).halted?.version).toBe('2');
});

test('a release that everybody has and that fails raises one alert, and one when it does not fail any more', async () => {
  const copy = await startCopy();
  for (let n = 0; n < 30; n += 1) await vote(copy, '1', 'alive', 0);
  await look(copy);
  expect(alerts).toEqual([]);
  for (let n = 0; n < 12; n += 1) {
    await vote(copy, '1', 'error', 0);
    await look(copy);
  }
  while (alerts.length === 0) await look(copy);
  expect(alerts).toMatchObject([
    { event: 'release-failing', module: 'pubs', version: '1', owner: 'Team pubs' },
  ]);
  for (let n = 0; n < 100; n += 1) await vote(copy, '1', 'alive', 0);
  while (alerts.length === 1) await look(copy);
  expect(alerts[1]).toMatchObject({ event: 'release-recovered' });
});

describe('a canary that grows by itself', () => {
  const rule = { voters: 10, stepMs: 0 };

  test('takes 1, 5, 25, 100 % as its visitors are well, and is the stable release at the end', async () => {
    const copy = await startCopy(rule);
    await registry.share('pubs', '2', 1, undefined, true);
    for (const share of [1, 5, 25]) {
      for (let n = 0; n < 9; n += 1) await vote(copy, '2', 'alive', share);
      await look(copy);
      expect((await stateOf()).lastChange).toMatchObject({ percent: share });
      await vote(copy, '2', 'alive', share);
      await look(copy);
    }
    const { allocations, lastChange, history } = await stateOf();
    expect(allocations.map(({ version }) => version)).toEqual(['2']);
    expect(history.at(-1)?.version).toBe('2');
    expect(lastChange).toMatchObject({ action: 'grow', percent: 100, by: 'gateway' });
    expect(lastChange?.reason).toBe('0 of 10 visitors failed at 25 %, and nothing speaks against it');
  });

  test('waits for its time, and while something speaks against it', async () => {
    const waiting = await startCopy({ voters: 1, stepMs: 60_000 });
    await registry.share('pubs', '2', 5, undefined, true);
    for (let n = 0; n < 20; n += 1) await vote(waiting, '1', 'alive', 5);
    for (let n = 0; n < 2; n += 1) await vote(waiting, '2', 'error', 5);
    await look(waiting);
    expect((await stateOf()).lastChange).toMatchObject({ action: 'share', percent: 5 });
    await look(await startCopy({ voters: 1, stepMs: 0 }));
    expect((await stateOf()).lastChange).toMatchObject({ action: 'share', percent: 5 });
  });

  test('one that was not asked to stays', async () => {
    const copy = await startCopy(rule);
    await registry.share('pubs', '2', 5);
    for (let n = 0; n < 12; n += 1) await vote(copy, '2', 'alive', 5);
    await look(copy);
    expect((await stateOf()).lastChange).toMatchObject({ action: 'share', percent: 5 });
  });
});

describe('the watch over releases that everybody has', () => {
  /** Voters until the alert, of which this share has a fault; null within `most`. */
  function votersUntilAlert(rate: number, most: number): number | null {
    const random = seeded(SEED);
    let score = 0;
    for (let voters = 1; voters <= most; voters += 1) {
      score = watchScore(score, { voters: 1, failures: random.chance(rate) ? 1 : 0 });
      if (score >= ALERT_SCORE) return voters;
    }
    return null;
  }

  test('at the tolerated share of faults 100,000 voters raise no alert, at 100, 40 and 20 % 9, 50 and 500 do', () => {
    expect(votersUntilAlert(0.05, 100_000)).toBeNull();
    expect(votersUntilAlert(1, 9)).not.toBeNull();
    expect(votersUntilAlert(0.4, 50)).not.toBeNull();
    expect(votersUntilAlert(0.2, 500)).not.toBeNull();
  });
});

test('a token is good for ten minutes, and signed with the secret of all copies', async () => {
  const page = { id: 'a', voter: 'b', module: 'pubs', version: '1', at: Date.now() };
  const tokens = createPageTokens(async () => 'secret');
  const token = await tokens.sign(page, '10.0.0.1');
  expect(await tokens.read(token, '10.0.0.1')).toEqual(page);
  expect(await createPageTokens(async () => 'another').read(token, '10.0.0.1')).toBeNull();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(page.at + PAGE_LIFETIME_MS);
  expect(await tokens.read(token, '10.0.0.1')).toBeNull();
  clock.mockRestore();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1::1', '2001:db8:7::/48'],
  ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.250', '192.0.2.0/24'],
  ['2001:db8:7:1::1', '2001:db8:7::/48'],
  ['opted out', 'opted out'],
])('the neighbours of %s are %s', (address, neighbours) => {
  expect(neighbourhoodOf(address)).toBe(neighbours);
});
