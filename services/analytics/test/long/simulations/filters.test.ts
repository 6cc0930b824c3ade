import { seeded } from '@guide/contracts/testing';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { closeDay } from '../../../src/counting/counting';
import { METRICS, metricAt } from '../../../src/counting/figures';
import {
  type Filter,
  indexRows,
  packRows,
  readRows,
  SUM_AT,
  SUM_WIDTH,
  sumRows,
} from '../../../src/insights/dayRows';
import { createInsights } from '../../../src/insights/insights';
import { createNames, DIMENSIONS } from '../../../src/insights/names';
import { roundRandomly } from '../../../src/insights/rounding';
import { LISTED } from '../../../src/insights/shownDay';
import { collections, createIndexes, type NewMessage } from '../../../src/log/messages';
import { generated } from '../../generated';
import { type Fact, groupBy, recount } from '../../recount';
import { createProcess, pages } from '../../writers';

const SEED = Number(process.env.SEED ?? 3);
const database = await startTestDatabase();
const client = new MongoClient(database.url, { ignoreUndefined: true });
const db: Db = client.db('filters');
const { log, counting } = createProcess(db);
const messages = generated(3000, seeded(SEED), 300);
const ask = createInsights(pages);

beforeAll(async () => {
  await createIndexes(db);
  await log.append(messages);
  await counting.catchUp(db);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

const facts = recount(messages, pages).filter(({ metric }) =>
  (METRICS as readonly string[]).includes(metric),
);
const VALUES = {
  page: ['/', '/map', '/attraction/1', 'other page'],
  device: ['phone', 'desktop', 'tablet'],
  referrer: ['direct', 'example.org', 'search.example'],
  country: ['GB', 'FR'],
  release: ['map@1.0.0', 'map@1.1.0'],
  kind: ['list', 'place', 'home'],
  area: [pages.areaOf('/attraction/1')!, pages.areaOf('/pub/3')!],
};
const fits = (filter: Filter) => (fact: Fact) =>
  Object.entries(filter).every(([name, value]) => fact.tags[name] === value);

/** All figures of some facts, those of readers left out: what is shown of them is not their sum. */
function plainly(some: Fact[]): Record<string, number> {
  const sums = Object.fromEntries(METRICS.map((metric) => [metric, 0]));
  for (const { metric, amount } of some) sums[metric]! += amount;
  return { ...sums, readers: 0 };
}

/** What a list shows of a group, counted plainly; readers are the most of one page, of groups of pages only. */
function listedPlainly(dimension: (typeof DIMENSIONS)[number], own: Fact[]) {
  const sums = plainly(own);
  const readers = groupBy(
    own.filter(({ metric }) => metric === 'readers'),
    ({ tags }) => tags.page!,
  );
  const most = Math.max(0, ...[...readers.values()].map(({ length }) => length));
  return {
    ...Object.fromEntries(LISTED[DIMENSIONS.indexOf(dimension)]!.map((metric) => [metric, sums[metric]])),
    visitors: sums.visitors,
    readers: ['page', 'area', 'kind'].includes(dimension) ? most : 0,
  };
}

test(`D-72 figures of 50 random combinations of filters equal a plain recount, of days that go on and of closed ones (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const closedDay = random.of(counting.days());
  await closeDay(db, pages, closedDay);
  const stored = (await collections(db).dayRows.findOne({ _id: closedDay }))!;
  const names = createNames();
  const closed = await readRows(stored);
  const byDay = groupBy(facts, ({ day }) => day);
  let matched = 0;
  for (let combination = 0; combination < 50; combination++) {
    const chosen = Object.keys(VALUES).filter(() => random.chance(0.35)) as (keyof typeof VALUES)[];
    const filter: Filter = Object.fromEntries(chosen.map((name) => [name, random.of(VALUES[name])]));
    for (const day of counting.days()) {
      const packed = day === closedDay ? closed : packRows(counting.open(day)!.rows());
      const rows = indexRows(day, packed, pages, names);
      const sums = sumRows(rows, filter, names);
      const kept = (byDay.get(day) ?? []).filter(fits(filter));
      matched += kept.length;
      if (!sums) {
        expect(kept).toEqual([]);
        continue;
      }
      const all = Object.fromEntries(METRICS.map((metric) => [metric, sums.all[metricAt[metric]]]));
      expect({ filter, day, ...all, readers: 0 }).toEqual({ filter, day, ...plainly(kept) });
      for (const [place, dimension] of DIMENSIONS.entries()) {
        const shown = [...rows.ids[place]!].map((id, at) => {
          const of = (column: keyof typeof SUM_AT) => sums.ofNames[place]![SUM_WIDTH * at + SUM_AT[column]]!;
          const columns = [...LISTED[place]!, 'visitors', 'readers'] as const;
          return [
            names.of(place)[id]!,
            Object.fromEntries(columns.map((column) => [column, of(column)])),
          ] as const;
        });
        const isNothing = ([, sum]: (typeof shown)[number]) =>
          Object.values(sum).every((value) => value === 0);
        const plain = [...groupBy(kept, ({ tags }) => tags[dimension] ?? '')]
          .filter(([name]) => name !== '' || dimension !== 'area')
          .map(([name, own]) => [name, listedPlainly(dimension, own)]);
        const known = (list: (typeof shown)[number][]) =>
          Object.fromEntries(list.filter((one) => !isNothing(one)));
        expect({ filter, day, dimension, ...known(shown) }).toEqual({
          filter,
          day,
          dimension,
          ...known(plain as unknown as typeof shown),
        });
      }
    }
  }
  expect(matched).toBeGreaterThan(5000);
});

test('D-72 rounding is right on average, the same each time, and never further off than 4', () => {
  for (const value of [0, 1, 3, 5, 7, 12]) {
    const rounded = Array.from({ length: 20_000 }, (_, group) => roundRandomly(value, group * 7919, 12345));
    expect(rounded.every((one) => one % 5 === 0 && Math.abs(one - value) < 5)).toBe(true);
    const mean = rounded.reduce((sum, one) => sum + one, 0) / rounded.length;
    // Five standard errors: 2.5 / sqrt(20,000) each.
    expect(Math.abs(mean - value)).toBeLessThan(0.09);
    expect(roundRandomly(value, 42, 7)).toBe(roundRandomly(value, 42, 7));
  }
});

const DAY = '2099-07-0';
/** Visitors of some days, one view each; the last of them is the only one with a tablet, and from Iceland. */
function crowd(): NewMessage[] {
  const random = seeded(SEED);
  const views: NewMessage[] = [];
  for (const day of [1, 2, 3, 4])
    for (let visitor = 0; visitor < 60; visitor++) {
      const at = new Date(`${DAY}${day}T10:00:00Z`);
      const common = { kind: 'view' as const, at, day: `${DAY}${day}`, visitor: `${day} ${visitor}` };
      const device = random.of(['phone', 'desktop']);
      const country = random.of(['GB', 'GB', 'FR', 'DE']);
      const page = random.of(['/', '/map', '/pub/3']);
      views.push({ ...common, _id: `${day}-${visitor}`, device, country, page, referrer: 'example.org' });
    }
  const alone = {
    kind: 'view' as const,
    at: new Date(`${DAY}4T11:00:00Z`),
    day: `${DAY}4`,
    visitor: 'alone',
  };
  for (const page of ['/', '/map', '/pub/3'])
    views.push({
      ...alone,
      _id: `alone ${page}`,
      device: 'tablet',
      country: 'IS',
      page,
      referrer: 'example.org',
    });
  return views;
}

test(`D-72 no filter, range, difference or sum shows a number from 1 to 4, or names who is alone (seed ${SEED})`, async () => {
  const other = client.db('differencing');
  await createIndexes(other);
  const one = createProcess(other);
  await one.log.append(crowd());
  await one.counting.catchUp(other);
  const askOf = createInsights(pages);
  const filters: Filter[] = [{}];
  const values: [keyof Filter, string[]][] = [
    ['device', ['phone', 'desktop', 'tablet']],
    ['country', ['GB', 'FR', 'DE', 'IS']],
    ['page', ['/', '/map', '/pub/3']],
  ];
  for (const [name, options] of values)
    filters.push(...filters.flatMap((filter) => options.map((value) => ({ ...filter, [name]: value }))));
  for (const filter of filters)
    for (const to of [1, 2, 3, 4]) {
      const answer = await askOf(other, one.counting, { from: `${DAY}1`, to: DAY + to, ...filter });
      const { views, visitors, sessions, devices, countries } = answer;
      const shown = [views, visitors, sessions, ...devices, ...countries, ...answer.pages];
      // Differences and sums of multiples of 5 are multiples of 5.
      expect(shown.filter(({ value }) => value !== null && (value < 5 || value % 5 !== 0))).toEqual([]);
      const names = [...devices, ...countries].map(({ name }) => name);
      expect(names.filter((name) => name === 'tablet' || name === 'IS')).toEqual([]);
    }
  // What is under 5 and what is nothing look the same.
  const range = { from: `${DAY}1`, to: `${DAY}4` };
  const nobody = await askOf(other, one.counting, { ...range, device: 'tablet', country: 'GB' });
  expect(nobody).toEqual(await askOf(other, one.counting, { ...range, device: 'tablet', country: 'IS' }));
  expect(nobody.views).toEqual({ value: null });
  expect(nobody.series.every(({ views }) => views === null)).toBe(true);
}, 120_000);

test('D-72 the most that the answers of a day allow pins no group of devices and countries to a number from 1 to 4', async () => {
  const other = client.db('differencing');
  const one = createProcess(other);
  await one.counting.catchUp(other);
  const asks = createInsights(pages);
  const devices = ['phone', 'desktop', 'tablet'];
  const countries = ['GB', 'FR', 'DE', 'IS'];
  for (const day of [1, 2, 3, 4]) {
    const bounds = async (filter: Filter): Promise<[number, number]> => {
      const { visitors } = await asks(other, one.counting, { from: DAY + day, to: DAY + day, ...filter });
      return visitors.value === null ? [0, 4] : [Math.max(5, visitors.value - 4), visitors.value + 4];
    };
    // cells[0][0] is everybody; the sums of each line and column are its first cell.
    const cells: [number, number][][] = [];
    for (const device of [undefined, ...devices]) {
      const line: [number, number][] = [];
      for (const country of [undefined, ...countries]) line.push(await bounds({ device, country }));
      cells.push(line);
    }
    const lines = [...cells, ...cells[0]!.map((_, column) => cells.map((line) => line[column]!))];
    for (let round = 0; round < 20; round++)
      for (const [sum, ...parts] of lines) {
        const low = parts.reduce((all, [from]) => all + from, 0);
        const high = parts.reduce((all, [, to]) => all + to, 0);
        sum![0] = Math.max(sum![0], low);
        sum![1] = Math.min(sum![1], high);
        for (const part of parts) {
          part[0] = Math.max(part[0], sum![0] - (high - part[1]));
          part[1] = Math.min(part[1], sum![1] - (low - part[0]));
        }
      }
    expect(cells.flat().filter(([from, to]) => from === to && from >= 1 && from <= 4)).toEqual([]);
  }
});

test('D-72 days are compared with those before and with those of the year before; other questions are refused by field', async () => {
  const from = '2099-03-20';
  const to = '2099-03-29';
  const before = await ask(db, counting, { from, to, compare: 'before' });
  expect(before.comparedWith).toEqual({ from: '2099-03-10', to: '2099-03-19' });
  expect(before.views.previous).toBe((await ask(db, counting, before.comparedWith!)).views.value);
  expect((await ask(db, counting, { from, to, compare: 'year' })).comparedWith).toEqual({
    from: '2098-03-20',
    to: '2098-03-29',
  });
  expect(before.series).toHaveLength(10);
  const plain = facts.filter(({ day, metric }) => day >= from && day <= to && metric === 'views').length;
  // Each of ten days is rounded by less than 5.
  expect(Math.abs(before.views.value! - plain)).toBeLessThan(50);
  for (const [first, last] of [
    [to, from],
    ['2099-02-30', to],
    [from, '2109-01-01'],
  ])
    await expect(ask(db, counting, { from: first!, to: last! })).rejects.toMatchObject({ statusCode: 400 });
});
