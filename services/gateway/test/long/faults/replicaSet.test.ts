import { createClient } from '@guide/service-kit';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { hitsCollection } from '../../../../analytics/src/hits';
import { countHits } from '../../../../analytics/src/sums/batches';
import { sumCollections } from '../../../../analytics/src/sums/stored';
import { expectRecount } from '../../../../analytics/test/figures';
import { ask } from '../../support/ask';
import { startGatewayOn } from '../../support/gateway';
import { type Fault, ReplicaSet } from '../../support/replicaSet';

const FAULTS: Fault[] = ['cut after', 'failOver after', 'cut before', 'delay', 'failOver before'];
const WRITES_PER_FAULT = 7;
const DELAY_MS = 300;
const VISITORS = 6;
const MESSAGES_PER_VISITOR = 30;

let isFaulty = false;
const database = await startTestDatabase();
const members = new ReplicaSet(
  database.url,
  (write) =>
    isFaulty && write % WRITES_PER_FAULT === 0
      ? FAULTS[(write / WRITES_PER_FAULT) % FAULTS.length]
      : undefined,
  DELAY_MS,
);
const url = await members.listen();
const gateway = await startGatewayOn(database, { MONGODB_URL: url });
const client = createClient(url, 'counting');
afterAll(async () => {
  await client.close();
  await gateway.end();
  await members.close();
  await database.remove();
});

const idOf = (visitor: number, message: number) => (visitor * 1000 + message).toString(16).padStart(32, '0');

/** A message or a subscription, as visitors send them. */
function callOf(visitor: number, message: number) {
  const id = idOf(visitor, message);
  if (message % 3 === 0) return { path: '/api/subscribe', body: { email: `${id}@guide.example` } };
  if (message % 3 === 1) return { path: '/api/analytics/pageview', body: { id, path: '/map' } };
  return { path: '/api/analytics/event', body: { id, name: 'print', category: 'load', path: '/' } };
}

test('a replica set that cuts, delays and fails over between writes loses nothing acknowledged and counts nothing twice', async () => {
  const site = await gateway.ready;
  isFaulty = true;
  const refused: Record<string, number> = {};
  const visit = async (visitor: number) => {
    for (let message = 0; message < MESSAGES_PER_VISITOR; message += 1) {
      const call = { method: 'POST', ...callOf(visitor, message) };
      for (;;) {
        const { status } = await ask(site, call);
        if (status === 200) break;
        expect(status).toBe(503);
        refused[status] = (refused[status] ?? 0) + 1;
      }
    }
  };
  let isOver = false;
  let interruptions = 0;
  const counting = (async () => {
    while (!isOver)
      await countHits(client.db('guide_analytics')).catch(() => {
        interruptions += 1;
      });
  })();
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  isOver = true;
  await counting;
  isFaulty = false;
  await countHits(client.db('guide_analytics'));
  console.log('Faults', members.counts, 'responses', refused, `counting interrupted ${interruptions} times`);
  expect(Math.min(...Object.values(members.counts))).toBeGreaterThan(0);

  const sent = Array.from({ length: VISITORS * MESSAGES_PER_VISITOR }, (_, index) => {
    const [visitor, message] = [Math.floor(index / MESSAGES_PER_VISITOR), index % MESSAGES_PER_VISITOR];
    return callOf(visitor, message).body;
  });
  const db = database.client.db('guide_analytics');
  const hits = await hitsCollection(db).find().toArray();
  const ids = sent.flatMap(({ id = [] }: { id?: string | never[] }) => id);
  expect(hits.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  const subscriptions = await database.client
    .db('guide_discover')
    .collection('subscriptions')
    .find()
    .toArray();
  const emails = sent.flatMap(({ email = [] }: { email?: string | never[] }) => email);
  expect(subscriptions.map(({ email }) => email).sort()).toEqual([...emails].sort());
  expect(hits.filter(({ batch }) => batch === 0)).toEqual([]);
  expect((await sumCollections(db).latest.findOne())?.number).toBeGreaterThan(1);
  await expectRecount(db, hits, [{}, { page: '/map' }]);
}, 240_000);
