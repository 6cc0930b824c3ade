/**
 * 100,000 generated views and booking clicks over 40 days in random order, one in ten delivered twice, across midnight
 * and a clock change: every stored figure beside a plain recount.
 *   node --import tsx bench/analytics/recount.mjs [count]
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { createIndexes } from '../../services/analytics/src/data/indexes';
import { topPages } from '../../services/analytics/src/data/top-pages';
import { totals } from '../../services/analytics/src/data/totals';
import { createWriter } from '../../services/analytics/src/intake/writer';
import { generated, seeded } from '../../services/analytics/test/generated';
import { recount } from '../../services/analytics/test/recount';
import { startDatabase } from '../../tooling/commands/site.mjs';

const count = Number(process.argv[2] ?? 100_000);
const folder = await mkdtemp(path.join(tmpdir(), 'guide-bench-'));
const database = await startDatabase(folder, () => {});
const client = new MongoClient(database.ready.url, { ignoreUndefined: true });
const db = client.db('recount');

try {
  await createIndexes(db);
  const random = seeded(1);
  const arrivals = generated(count, random);
  const write = createWriter();
  const start = performance.now();
  for (let at = 0; at < arrivals.length; ) {
    const size = 1 + Math.floor(random() * 500);
    await write(db, arrivals.slice(at, at + size));
    at += size;
  }
  const seconds = (performance.now() - start) / 1000;

  const expected = recount(arrivals);
  const pages = Object.fromEntries((await topPages(db)).map((page) => [page.path, page.count]));
  assert.deepEqual(pages, expected.pages);
  for (const [day, { pageViews, bookingClicks, marks }] of Object.entries(expected.days)) {
    const sums = await totals(db, { from: day, until: `${day}~` });
    assert.deepEqual([sums.pageViews, sums.bookingClicks], [pageViews, bookingClicks], day);
    assert.equal(sums.uniqueVisitors, marks.size, day);
  }
  console.log(
    `${arrivals.length} arrivals of ${count} messages over ${Object.keys(expected.days).length} days: every figure equals the recount; ${Math.round(arrivals.length / seconds)} a second`,
  );
} finally {
  await client.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
