import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { BSON, type Db } from 'mongodb';
import type { Hit } from '../src/hits';
import { computeTopPages } from '../src/reports/computeTopPages';
import { countAndClose, readSnapshot } from '../src/sums/batches';
import { packEarlierSums } from '../src/sums/packEarlierSums';
import { sumCollections } from '../src/sums/stored';
import { expectRecount, failingAfter, startFigures } from './figures';
import { TIME_ZONE } from './generated';

const { emptyDb } = await startFigures();
const FILTERS = [
  {},
  { kind: 'place' },
  { device: 'phone' },
  { device: 'phone', kind: 'place' },
  { page: '/' },
];

/** Data of the version before: a closed day, and a day whose second batch was killed while it stored sums. */
async function storeEarlierData(db: Db): Promise<Hit[]> {
  const file = path.join(import.meta.dirname, 'data/unfinished-batch-of-version-6.ndjson');
  const sent: Hit[] = [];
  for (const line of (await readFile(file, 'utf8')).trim().split('\n')) {
    const { collection, document } = BSON.EJSON.parse(line);
    if (collection === 'sent') sent.push(document);
    else await db.collection(collection).insertOne(document);
  }
  await sumCollections(db).days.deleteMany({ dimension: 'device', batch: 3 });
  return sent;
}

test('D-80 after an upgrade, also a killed one, the figures of the version before are unchanged', async () => {
  for (let writes = 0, isDone = false; !isDone; writes++) {
    const db = await emptyDb(`packed-${writes}`);
    const sent = await storeEarlierData(db);
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
