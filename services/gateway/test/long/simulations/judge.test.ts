import { seeded } from '@guide/contracts/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Db } from 'mongodb';
import type { Alert } from '../../../src/canary/alerts';
import type { Registry } from '../../../src/releases/registry';
import { openJudge } from '../../support/judge';
import { startTestRegistry, unsigned } from '../../support/signing';

const SEED = Number(process.env.SEED ?? 20261122);

let db: Db;
let registry: Registry;
let alerts: Alert[] = [];
const guide = await startTestRegistry();

const open = () => guide.open(undefined, db);

beforeEach(async () => {
  alerts = [];
  db = guide.database.client.db(`guide_judge_${Math.random().toString(36).slice(2)}`);
  registry = await open();
  for (const version of ['1', '2']) await registry.add(await guide.sign(unsigned('pubs', version)));
  await registry.promote('pubs', '1');
});
afterEach(() => db.dropDatabase());

async function startCopy() {
  const own = await open();
  const alert = async (sent: Alert) => void alerts.push(sent);
  return { registry: own, ...openJudge({ db, registry: own, alert }) };
}
type Copy = Awaited<ReturnType<typeof startCopy>>;

/** Gateways read the registry at most four times a second, less often from a slow database. */
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

async function vote(copy: Copy, version: string, kind: 'hydrated' | 'error', share: number) {
  await untilRead(copy);
  await copy.visits(1, 'pubs', version, kind, share);
}
const stateOf = async () => (await (await open()).state()).modules[0]!;
const versions = async () => (await stateOf()).allocations.map(({ version }) => version);

test('three gateways that evaluate at the same time count each vote once', async () => {
  await registry.share('pubs', '2', 50);
  const copies = [await startCopy(), await startCopy(), await startCopy()];
  const random = seeded(SEED);
  for (let n = 0; n < 40; n += 1) {
    const copy = random.of(copies);
    await vote(copy, random.chance(0.5) ? '1' : '2', random.chance(0.1) ? 'error' : 'hydrated', 50);
    if (random.chance(0.5)) await look(...copies);
  }
  await look(...copies);
  const [experiment] = await db.collection('experiments').find().toArray();
  const alone = await startCopy();
  await look(alone);
  expect(await db.collection('experiments').findOne()).toEqual(experiment);
  const total = { ...experiment!.canary };
  for (const kind of ['voters', 'failures', 'slow'] as const) total[kind] += experiment!.stable[kind];
  expect(total.voters).toBe(40);
  const votes = await db.collection('votes').find().toArray();
  expect(total.failures).toBe(votes.filter(({ failed }) => failed).length);
});

test('growing a canary keeps its evidence and loses no vote', async () => {
  const copy = await startCopy();
  await registry.share('pubs', '2', 1);
  for (let n = 0; n < 30; n += 1) await vote(copy, '1', 'hydrated', 1);
  for (let n = 0; n < 2; n += 1) await vote(copy, '2', 'error', 1);
  // The gateway has not evaluated these votes when the share changes.
  await registry.share('pubs', '2', 5);
  await look(copy);
  expect(await versions()).toEqual(['1', '2']);
  for (let n = 0; n < 30; n += 1) await vote(copy, '1', 'hydrated', 5);
  await vote(copy, '2', 'error', 5);
  await look(copy);
  expect(await versions()).toEqual(['1']);
  expect((await stateOf()).halted?.version).toBe('2');
  await registry.share('pubs', '2', 1);
  expect((await stateOf()).halted).toBeNull();
  await look(copy);
  // A new canary of the same version starts without the old evidence.
  expect(await versions()).toEqual(['1', '2']);
});

test('a halted canary causes one alert, whichever gateway evaluates it', async () => {
  const copies = [await startCopy(), await startCopy()];
  await registry.share('pubs', '2', 1);
  for (let n = 0; n < 60; n += 1) await vote(copies[0]!, '1', 'hydrated', 1);
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
        /^pubs 2 was halted: pages failed for 3 of 3 visitors, and with the stable release for 0 of 60/,
      ),
    },
  ]);
});
