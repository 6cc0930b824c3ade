import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { BSON, type Db } from 'mongodb';
import { type Hit, insertHits } from '../src/hits';
import { computeTopPages } from '../src/reports/computeTopPages';
import { countAndClose, readSnapshot } from '../src/sums/batches';
import { packEarlierSums } from '../src/sums/packEarlierSums';
import { sumCollections } from '../src/sums/stored';
import { expectRecount, failingAfter, readFigures, startFigures } from './figures';
import { TIME_ZONE } from './generated';

const { emptyDb } = await startFigures();
const FILTERS = [
  {},
  { kind: 'place' },
  { device: 'phone' },
  { device: 'phone', kind: 'place' },
  { page: '/' },
];

/** Stores data that an earlier program has written. @returns the hits that it was sent */
async function storeData(db: Db, file: string): Promise<Hit[]> {
  const sent: Hit[] = [];
  const lines = await readFile(path.join(import.meta.dirname, 'data', file), 'utf8');
  for (const line of lines.trim().split('\n')) {
    const { collection, document } = BSON.EJSON.parse(line);
    if (collection === 'sent') sent.push(document);
    else await db.collection(collection).insertOne(document);
  }
  return sent;
}

/** A closed day, and a day whose second batch was killed while it stored sums. */
async function storeUnfinishedBatch(db: Db): Promise<Hit[]> {
  const sent = await storeData(db, 'unfinished-batch-of-version-6.ndjson');
  await sumCollections(db).days.deleteMany({ dimension: 'device', batch: 3 });
  return sent;
}

test('D-80 after an upgrade, also a killed one, the figures of the version before are unchanged', async () => {
  for (let writes = 0, isDone = false; !isDone; writes++) {
    const db = await emptyDb(`packed-${writes}`);
    const sent = await storeUnfinishedBatch(db);
    isDone = await packEarlierSums(failingAfter(db, writes)).then(
      () => true,
      () => false,
    );
    await packEarlierSums(db);
    const days = ['2099-03-27', '2099-03-28'];
    const views = sent.filter(({ kind }) => kind === 'view').length;
    for (const now of ['2099-03-28T08:00:00Z', '2099-03-30T00:00:00Z']) {
      await expectRecount(db, sent, FILTERS, days);
      for (const day of days) await expectRecount(db, sent, FILTERS, [day]);
      const pages = await readSnapshot(db, (rows) => computeTopPages(db, rows));
      expect(pages.reduce((sum, { count }) => sum + count, 0)).toBe(views);
      await countAndClose(db, TIME_ZONE, Date.parse(now));
    }
    await expectRecount(db, sent, FILTERS, days);
    expect(await sumCollections(db).days.countDocuments({ dimension: 'all', sealed: true })).toBe(2);
    expect(isDone || writes < 20).toBe(true);
  }
});

test('D-72 D-80 days that were counted before languages keep their figures, and an open one goes on with languages', async () => {
  const db = await emptyDb('before-languages');
  // Two closed days, kept answers about them, and a day with one counted batch.
  const sent = await storeData(db, 'day-before-languages.ndjson');
  const [closed, open] = ['2099-03-28', '2099-03-29'] as const;
  const filters = [
    ...FILTERS,
    { source: 'newsletter' },
    { language: 'de' },
    { language: 'de', kind: 'place' },
  ];
  await expectRecount(db, sent, filters);
  const readers = sent.filter(({ kind, day }) => kind === 'view' && day === open);
  const later = readers.map(
    (hit, number): Hit => ({
      ...hit,
      _id: `later ${number}`,
      at: new Date(hit.at.getTime() + 60_000),
      language: number % 2 === 0 ? 'de' : 'en',
    }),
  );
  await insertHits(db, later);
  const all = [...sent, ...later];
  for (const now of [`${open}T20:00:00Z`, '2099-04-01T00:00:00Z']) {
    await expectRecount(db, all, filters);
    await countAndClose(db, TIME_ZONE, Date.parse(now));
  }
  await expectRecount(db, all, filters);
  await expectRecount(db, all, filters, [closed]);
  const { names } = await readFigures(db, [closed, open], {});
  expect([names['language de']?.views, names['language en']?.views]).toEqual([
    Math.ceil(later.length / 2),
    Math.floor(later.length / 2),
  ]);
  expect(later.length).toBeGreaterThan(4);
});
