import { seeded } from '@guide/contracts/testing';
import { expect, jest, test } from '@jest/globals';
import { Collection, type Db } from 'mongodb';
import { insertHits } from '../src/hits';
import { countAndClose } from '../src/sums/batches';
import { keepAnswers } from '../src/sums/keptAnswers';
import { sumCollections } from '../src/sums/stored';
import { daysOfHits, expectRecount, failingAfter, readFigures, startFigures, view } from './figures';
import { generated, TIME_ZONE } from './generated';

const { emptyDb } = await startFigures();
const FILTER = { device: 'phone', kind: 'place' };

async function collectionsRead(read: () => Promise<unknown>): Promise<string[]> {
  const finds = jest.spyOn(Collection.prototype, 'find');
  await read();
  const names = (finds.mock.contexts as Collection[]).map(({ collectionName }) => collectionName);
  finds.mockRestore();
  return names;
}

async function closedDays(name: string) {
  const db = await emptyDb(name);
  const hits = generated(120, seeded(6), { days: 2, visitors: 12 });
  await insertHits(db, hits);
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-01'));
  return { db, hits, days: daysOfHits(hits) };
}

test('D-72 D-80 an answer about closed days by two filters is kept, and no rows are read for it again', async () => {
  const { db, hits, days } = await closedDays('kept');
  const read = (db: Db) => collectionsRead(() => expectRecount(db, hits, [FILTER], days));
  expect(await read(db)).toContain('batches');
  expect(await read(db)).not.toContain('batches');
  expect(await collectionsRead(() => expectRecount(db, hits, [{ ...FILTER, page: '/' }], days))).toContain(
    'batches',
  );
});

test('D-58 D-80 a view that is counted after its day is closed changes kept answers and the sums by dimension', async () => {
  const { db, hits, days } = await closedDays('late');
  const filters = [{}, { kind: 'place' }, FILTER];
  await expectRecount(db, hits, filters, days);
  const place = { page: '/attraction/1', pageKind: 'place', area: 'Tower Hill' };
  const late = view('late', 'late', `${days[1]}T12:00:00Z`, place);
  await insertHits(db, [late]);
  for (const now of ['2099-06-01T01:00:00Z', '2099-06-01T02:00:00Z']) {
    await expectRecount(db, [...hits, late], filters, days);
    await countAndClose(db, TIME_ZONE, Date.parse(now));
    await expectRecount(db, [...hits, late], filters, days);
  }
});

test('D-58 kept answers to any number of filters fill at most 4,096 places, and reports are read without room for them', async () => {
  const { db, days } = await closedDays('bounded');
  const answer = { batch: 1, total: { views: 1 }, names: '[]' };
  for (let filter = 0; filter < 12; filter++) {
    const answers = Array.from({ length: 400 }, (_, day) => ({ ...answer, day: `day ${day}` }));
    await keepAnswers(db, answers, { page: `/${filter}`, device: 'phone' });
  }
  const places = await sumCollections(db).kept.distinct('_id');
  expect(places.length).toBeGreaterThan(2000);
  expect(Math.max(...places.map(Number))).toBeLessThan(4096);

  const expected = await readFigures(db, days, FILTER);
  const other = { ...FILTER, country: 'GB' };
  expect(await readFigures(failingAfter(db, 0), days, other)).toEqual(await readFigures(db, days, other));
  expect(await readFigures(db, days, FILTER)).toEqual(expected);
});

test('D-80 API-19 a full part of a day is followed by another, also when the process is killed meanwhile', async () => {
  const db = await emptyDb('parts');
  const hits = Array.from({ length: 240 }, (_, number) =>
    view(
      `${number}`,
      `visitor ${number % 150}`,
      `2099-06-01T10:${String(number % 60).padStart(2, '0')}:00Z`,
      {
        page: `/${'x'.repeat(500)}${number}`,
      },
    ),
  );
  const partCounts: number[] = [];
  for (let batch = 0; batch < 4; batch++) {
    const now = Date.parse('2099-06-01T12:00:00Z') + batch * 60_000;
    await insertHits(db, hits.slice(batch * 60, batch * 60 + 60));
    for (let writes = 0; writes < 9; writes += 2)
      await countAndClose(failingAfter(db, writes), TIME_ZONE, now).catch(() => {});
    await countAndClose(db, TIME_ZONE, now);
    partCounts.push(await sumCollections(db).batches.countDocuments());
    await expectRecount(db, hits.slice(0, batch * 60 + 60), [{}, { kind: 'home' }]);
  }
  expect(partCounts).toEqual([1, 1, 2, 2]);
});
