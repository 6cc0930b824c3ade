import { seeded } from '@guide/contracts/testing';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type Counting, closeDay } from '../../../src/counting/counting';
import { METRICS, metricAt, ROW_DIMENSIONS, type Row } from '../../../src/counting/figures';
import { filterKey } from '../../../src/insights/closedDays';
import { type Filter, indexRows, packRows, SUM_AT, SUM_WIDTH, sumRows } from '../../../src/insights/dayRows';
import { type AnswerQuestion, createInsights } from '../../../src/insights/insights';
import { createNames, DIMENSIONS } from '../../../src/insights/names';
import { collections, createIndexes } from '../../../src/log/messages';
import { generated } from '../../generated';
import { createProcess, pages } from '../../writers';

const SEED = Number(process.env.SEED ?? 8);
const database = await startTestDatabase();
const client = new MongoClient(database.url, { ignoreUndefined: true });
const db = client.db('kept-days');
let days: string[] = [];
/** How the id of what is stored of everybody ends. */
const EVERYBODY = filterKey({});
/** A process that found all days closed. */
const counting = {
  days: () => days,
  open: () => undefined,
  searchesOf: async () => [],
  firstDays: () => new Map(),
} as unknown as Counting;

beforeAll(async () => {
  const writer = createProcess(db);
  await createIndexes(db);
  const messages = generated(15_000, seeded(SEED));
  for (let at = 0; at < messages.length; at += 1000) await writer.log.append(messages.slice(at, at + 1000));
  days = writer.counting.days();
  for (const day of days) await closeDay(db, pages, day);
}, 120_000);
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

test(`D-72 an answer is the same of what was stored of large groups, of rows, and with memory for no day (seed ${SEED})`, async () => {
  const { dayGroups } = collections(db);
  const ids = await dayGroups.distinct('_id');
  const pairs = ids.filter(
    (id) => JSON.parse(id.slice(11)).filter((name: string | null) => name).length === 2,
  );
  expect(pairs.length).toBeGreaterThan(5);
  const small = { rows: 1, shown: 1 };
  const range = { from: days[0]!, to: days.at(-1)! };
  const queries = VALUES.flatMap(([name, values], place) =>
    VALUES.slice(place).flatMap(([other, others]) =>
      values.flatMap((value) => others.map((second) => ({ ...range, [other]: second, [name]: value }))),
    ),
  );
  const askAll = async (ask: AnswerQuestion, some = queries) => {
    const answers = [];
    for (const query of some) answers.push({ query, ...(await ask(db, counting, query)) });
    return answers;
  };
  const answers = await askAll(createInsights(pages));
  expect(answers.filter(({ views }) => views.value !== null).length).toBeGreaterThan(50);
  expect(await askAll(createInsights(pages, small), queries.slice(0, 20))).toEqual(answers.slice(0, 20));
  // Questions that take each other's room.
  const ask = createInsights(pages, small);
  const together = await Promise.all(queries.slice(0, 3).map((query) => ask(db, counting, query)));
  expect(together).toEqual(answers.slice(0, 3).map(({ query: _, ...answer }) => answer));
  // Without a large group everything but the lists of names, which are everybody's, comes from rows.
  await dayGroups.deleteMany({ _id: { $in: ids.filter((id) => !id.endsWith(EVERYBODY)) } });
  expect(await askAll(createInsights(pages))).toEqual(answers);
}, 120_000);

test('D-72 names that are asked for and that no day has are not kept', async () => {
  const names = createNames();
  const row: Row = {
    ...{ page: '/', device: 'phone', referrer: 'direct', country: '', release: '' },
    counts: METRICS.map(() => 1),
  };
  const rows = indexRows('2099-01-01', packRows([row]), pages, names);
  for (const dimension of DIMENSIONS)
    expect(sumRows(rows, { [dimension]: 'invented' }, names)).toBeUndefined();
  expect(DIMENSIONS.map((_, place) => names.of(place).length)).toEqual([1, 1, 1, 1, 1, 0, 1]);
  expect(sumRows(rows, { page: '/', kind: 'home', country: '' }, names)?.all).toEqual(row.counts);
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
    const packed = packRows([row('phone', counts), nothing, row('desktop', small)]);
    const rows = indexRows('2099-01-01', packed, pages, names);
    const { all, key } = sumRows(rows, { device: 'phone' }, names)!;
    return { all, key: key | 0, devices: rows.ids[1]!.length };
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
  const day = indexRows('2099-01-01', packRows(rows), pages, names);
  const random = seeded(SEED);
  let found = 0;
  for (let combination = 0; combination < 500; combination++) {
    const like = random.of(rows);
    const chosen = ROW_DIMENSIONS.filter(() => random.chance(0.4));
    const filter: Filter = Object.fromEntries(chosen.map((name) => [name, like[name]]));
    const { all, ofNames } = sumRows(day, filter, names)!;
    const wanted = rows.filter((row) => chosen.every((name) => row[name] === like[name]));
    expect({ filter, views: all[metricAt.views] }).toEqual({ filter, views: wanted.length });
    for (const [place, dimension] of ROW_DIMENSIONS.entries()) {
      const known = [...day.ids[place]!].filter(
        (_, at) => ofNames[place]![SUM_WIDTH * at + SUM_AT.key] !== 0,
      );
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
  expect(() => packRows(tooMany)).toThrow('A day has too many names: 5, 1000, 250, 5000');
});
