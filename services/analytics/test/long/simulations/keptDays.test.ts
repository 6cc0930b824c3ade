import { seeded } from '@guide/contracts/testing';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { columnsOf } from '../../../src/counting/columns';
import { type Counting, closeDay } from '../../../src/counting/counting';
import { METRICS, metricAt, ROW_DIMENSIONS, type Row } from '../../../src/counting/figures';
import { indexRows, pageRows } from '../../../src/insights/dayRows';
import { sumRows } from '../../../src/insights/daySums';
import { createInsights } from '../../../src/insights/insights';
import { createNames, DIMENSIONS } from '../../../src/insights/names';
import { type Filter, selectRows } from '../../../src/insights/selectRows';
import { createTurns } from '../../../src/insights/turns';
import { createIndexes } from '../../../src/log/messages';
import { generated } from '../../generated';
import { createProcess, pages } from '../../writers';

const SEED = Number(process.env.SEED ?? 8);
const database = await startTestDatabase();
const client = new MongoClient(database.url, { ignoreUndefined: true });
const db = client.db('kept-days');
let days: string[] = [];
/** A process that found all days closed. */
const counting = {
  days: () => days,
  open: () => undefined,
  partsOf: () => [],
} as unknown as Counting;

beforeAll(async () => {
  const writer = createProcess(db);
  await createIndexes(db);
  await writer.log.append(generated(4000, seeded(SEED)));
  days = writer.counting.days();
  for (const day of days) await closeDay(db, pages, day);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

const VALUES: [keyof Filter, string[]][] = [
  ['page', ['/', '/map', '/attraction/1', 'other page']],
  ['device', ['phone', 'desktop', 'tablet', 'television']],
  ['referrer', ['direct', 'example.org', 'search.example']],
  ['country', ['GB', 'FR']],
  ['release', ['map@1.0.0', 'map@1.1.0']],
  ['kind', ['list', 'place', 'home']],
  ['area', [pages.areaOf('/attraction/1')!, pages.areaOf('/pub/3')!]],
];

test(`D-72 an answer is the same with large groups added up before, without, and with memory for no day (seed ${SEED})`, async () => {
  const [plain, prepared, small] = [createInsights(pages), createInsights(pages), createInsights(pages, 1)];
  await prepared.prepare(db, counting, createTurns(), new AbortController().signal);
  const range = { from: days[0]!, to: days.at(-1)! };
  let shown = 0;
  for (const [place, [name, values]] of VALUES.entries())
    for (const [other, others] of VALUES.slice(place))
      for (const value of values)
        for (const second of others) {
          const query = { ...range, [other]: second, [name]: value };
          const answer = await plain.answer(db, counting, query);
          expect({ query, ...(await prepared.answer(db, counting, query)) }).toEqual({ query, ...answer });
          if (value === 'place' || value === 'television')
            expect(await small.answer(db, counting, query)).toEqual(answer);
          if (answer.views.value !== null) shown += 1;
        }
  expect(shown).toBeGreaterThan(50);
  // Questions that take each other's room.
  const queries = ['phone', 'desktop', 'tablet'].map((device) => ({ ...range, device }));
  const together = await Promise.all(queries.map((query) => small.answer(db, counting, query)));
  for (const [place, query] of queries.entries())
    expect(together[place]).toEqual(await plain.answer(db, counting, query));
}, 120_000);

test('D-72 names that are asked for and that no day has are not kept', async () => {
  const names = createNames();
  const row: Row = {
    ...{ page: '/', device: 'phone', referrer: 'direct', country: '', release: '' },
    counts: METRICS.map(() => 1),
  };
  const rows = indexRows(pageRows('2099-01-01', columnsOf([row])), pages, names);
  for (const dimension of DIMENSIONS)
    expect(selectRows(rows, { [dimension]: 'invented' }, names).count).toBe(0);
  expect(DIMENSIONS.map((_, place) => names.of(place).length)).toEqual([1, 1, 1, 1, 1, 0, 1]);
  expect(selectRows(rows, { page: '/', kind: 'home', country: '' }, names).count).toBe(1);
});

test('D-72 a row of any size keeps its sums and what its group is rounded by', () => {
  const page = '/attraction/1';
  const row = (device: string, counts: number[]): Row => ({
    ...{ page, device, referrer: 'example.org', country: 'GB', release: 'map@1.0.0' },
    counts,
  });
  const small = METRICS.map(() => 1);
  const large = METRICS.map((metric, place) => (metric === 'timedMs' ? 12_345_678_901 : 1000 * place + 255));
  const names = createNames();
  const [plain, wide] = [small, large].map((counts) => {
    const nothing = row(
      'tablet',
      METRICS.map(() => 0),
    );
    const columns = columnsOf([row('phone', counts), nothing, row('desktop', small)]);
    const rows = indexRows(pageRows('2099-01-01', columns), pages, names);
    const { all, keys } = sumRows(rows, selectRows(rows, { device: 'phone' }, names));
    return { all, keys: keys | 0, devices: rows.ids[1]!.length };
  });
  expect(plain!.all).toEqual(small);
  expect(wide).toEqual({ ...plain, all: large });
  expect(plain!.devices).toBe(2);
});

/** Rows of one view each: as many names of each dimension as told, each name in some row. */
function rowsOf(
  counts: Record<'device' | 'referrer' | 'country' | 'release', number>,
  length: number,
): Row[] {
  const random = seeded(SEED);
  const name = (dimension: keyof typeof counts, row: number) =>
    `${dimension} ${row < counts[dimension] ? row : random.whole(counts[dimension])}`;
  return Array.from({ length }, (_, row) => ({
    ...{ page: random.of(VALUES[0]![1]), device: name('device', row), referrer: name('referrer', row) },
    ...{ country: name('country', row), release: name('release', row) },
    counts: METRICS.map((metric) => (metric === 'views' ? 1 : 0)),
  }));
}

test(`D-72 a day of thousands of names is added up by each of them, and one of too many is refused (seed ${SEED})`, () => {
  const rows = rowsOf({ device: 5, referrer: 400, country: 250, release: 3000 }, 6000);
  const names = createNames();
  const day = indexRows(pageRows('2099-01-01', columnsOf(rows)), pages, names);
  const random = seeded(SEED);
  let found = 0;
  for (let combination = 0; combination < 500; combination++) {
    const like = random.of(rows);
    const chosen = ROW_DIMENSIONS.filter(() => random.chance(0.4));
    const filter: Filter = Object.fromEntries(chosen.map((name) => [name, like[name]]));
    const { all, groups } = sumRows(day, selectRows(day, filter, names));
    const wanted = rows.filter((row) => chosen.every((name) => row[name] === like[name]));
    expect({ filter, views: all[metricAt.views] }).toEqual({ filter, views: wanted.length });
    for (const [place, dimension] of ROW_DIMENSIONS.entries()) {
      const known = [...day.ids[place]!].filter((_, at) => groups[place]!.keys[at] !== 0);
      const listed = known.map((id) => names.of(place)[id]).sort();
      expect({ filter, listed }).toEqual({
        filter,
        listed: [...new Set(wanted.map((row) => row[dimension]))].sort(),
      });
    }
    found += wanted.length;
  }
  expect(found).toBeGreaterThan(5000);
  const tooMany = rowsOf({ device: 5, referrer: 1000, country: 250, release: 5000 }, 5000);
  expect(() => pageRows('2099-01-01', columnsOf(tooMany))).toThrow(
    'A day has too many names: 5, 1000, 250, 5000',
  );
});
