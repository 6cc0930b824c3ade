/**
 * 100,000 generated views and events over 40 days in random order, one in ten delivered twice, across midnight and a
 * clock change, with up to 10,000 visitors on one day: every stored figure beside a plain recount.
 *   node --import tsx bench/analytics/recount.mjs [count]
 */
import assert from 'node:assert/strict';
import { seeded } from '@guide/contracts/testing';
import { createIndexes } from '../../services/analytics/src/data/indexes';
import { createWriter } from '../../services/analytics/src/intake/writer';
import { generated } from '../../services/analytics/test/generated';
import { recount } from '../../services/analytics/test/recount';
import { storedFigures } from '../../services/analytics/test/stored-figures';
import { machine, openStand } from './stand.mjs';

const count = Number(process.argv[2] ?? 100_000);
const stand = await openStand();
const db = stand.client.db('recount');

try {
  await createIndexes(db);
  const random = seeded(1).next;
  const arrivals = generated(count, random);
  const writer = createWriter();
  const start = performance.now();
  for (let at = 0; at < arrivals.length; ) {
    const size = 1 + Math.floor(random() * 500);
    await writer.store(db, arrivals.slice(at, at + size));
    at += size;
  }
  await writer.settle(db);
  const seconds = (performance.now() - start) / 1000;

  const expected = recount(arrivals);
  const days = Object.keys(expected.days);
  assert.deepEqual(await storedFigures(db, days), expected);
  const visitors = Object.values(expected.days).map(({ uniqueVisitors }) => uniqueVisitors);
  console.log(
    `${arrivals.length} arrivals of ${count} messages over ${days.length} days, up to ${Math.max(...visitors)} visitors a day: every figure equals the recount; ${Math.round(arrivals.length / seconds)} a second (${machine()})`,
  );
} finally {
  await stand.close();
}
