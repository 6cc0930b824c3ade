import { seeded } from '@guide/contracts/testing';
import { expect, jest, test } from '@jest/globals';
import { Collection } from 'mongodb';
import { type Hit, hitsCollection, insertHits } from '../src/hits';
import { computeTopPages } from '../src/reports/computeTopPages';
import { countVisitorsNow } from '../src/reports/countVisitorsNow';
import { countAndClose, readSnapshot, reopenDays } from '../src/sums/batches';
import type { Filter } from '../src/sums/rows';
import { sumCollections } from '../src/sums/stored';
import { daysOfHits, expectRecount, failingAfter, readFigures, startFigures, view } from './figures';
import { generated, TIME_ZONE } from './generated';
import { killedAt } from './killedAt';

const { emptyDb } = await startFigures();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const VALUES = {
  page: ['/', '/map', '/attraction/1', 'other page'],
  area: ['Bloomsbury', 'Tower Hill'],
  kind: ['list', 'place', 'home'],
  device: ['phone', 'desktop', 'tablet'],
  referrer: ['direct', 'example.org', 'search.example'],
  country: ['GB', 'FR'],
  release: ['map@1.0.0', 'map@1.1.0'],
  browser: ['Firefox', 'Safari'],
  system: ['Android'],
  source: ['newsletter', 'poster'],
  medium: ['email'],
  campaign: ['spring', 'autumn'],
  language: ['de', 'en', 'ar'],
};
const SINGLE: Filter[] = Object.entries(VALUES).map(([name, [value]]) => ({ [name]: value }));

test('API-19 D-18 D-72 D-80 filtered statistics equal a recount, during parallel batches and after all days are closed', async () => {
  const db = await emptyDb('recount');
  const random = seeded(9);
  const hits = generated(240, random, { days: 2, visitors: 20 });
  const filters: Filter[] = [{}, ...SINGLE];
  for (let combination = 0; combination < 6; combination++) {
    const names = Object.keys(VALUES).filter(() => random.chance(0.4)) as (keyof typeof VALUES)[];
    filters.push(Object.fromEntries(names.map((name) => [name, random.of(VALUES[name])])));
  }
  let stored: Hit[] = [];
  for (const [part, hour] of [0, 1, 2].entries()) {
    stored = hits.slice(0, 80 * (part + 1));
    const sent = stored.slice(80 * part).flatMap((hit, index) => (index % 10 === 0 ? [hit, hit] : [hit]));
    await Promise.all([insertHits(db, sent.slice(0, 50)), insertHits(db, sent.slice(40))]);
    const processes = [db, await emptyDb('recount')];
    await Promise.all(processes.map((process) => countAndClose(process, TIME_ZONE, hour * HOUR_MS)));
    await expectRecount(db, stored, [{}, ...filters.slice(-2)]);
  }
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-01'));
  expect(await hitsCollection(db).countDocuments({ visitor: { $exists: true } })).toBe(0);
  await expectRecount(db, hits, filters);
  for (const day of daysOfHits(hits)) await expectRecount(db, hits, [{}, SINGLE[0]!], [day]);
});

test('API-19 a process killed during a write loses no hit and counts none twice', async () => {
  for (const writes of [1, 4]) await killedAt(await emptyDb(`killed-${writes}`), writes);
});

test('D-80 reads during a batch share the work of finishing it', async () => {
  const db = await emptyDb('shared');
  const hits = generated(20, seeded(4), { days: 1, visitors: 4 });
  await insertHits(db, hits);
  const killed = countAndClose(failingAfter(db, 2), TIME_ZONE, HOUR_MS);
  await expect(killed).rejects.toThrow('The process was killed.');
  expect(await sumCollections(db).latest.countDocuments({ ids: { $exists: true } })).toBe(1);
  const marking = jest.spyOn(Collection.prototype, 'updateMany');
  await Promise.all([1, 2, 3].map(() => readSnapshot(db, async () => {})));
  expect(marking).toHaveBeenCalledTimes(1);
  marking.mockRestore();
});

test('D-72 visitors and sessions of a page, kind or area include visits that started elsewhere', async () => {
  const db = await emptyDb('selected');
  const place = { page: '/attraction/4', pageKind: 'place', area: 'Bloomsbury' };
  const hits = Array.from({ length: 50 }, (_, visitor) => [
    view(`${visitor} home`, `v${visitor}`, '2099-06-01T10:00:00Z'),
    view(`${visitor} place`, `v${visitor}`, '2099-06-01T10:05:00Z', place),
  ]).flat();
  await insertHits(db, hits);
  for (const now of ['2099-06-01T12:00:00Z', '2099-06-02T12:00:00Z']) {
    for (const filter of [{ page: '/attraction/4' }, { kind: 'place' }, { area: 'Bloomsbury' }]) {
      const { total } = await readFigures(db, ['2099-06-01'], filter);
      expect(total).toMatchObject({ views: 50, visitors: 50, sessions: 50 });
    }
    await countAndClose(db, TIME_ZONE, Date.parse(now));
  }
});

test('D-18 a new session starts after 30 minutes without a view; a late view can merge two sessions and change their referrer', async () => {
  const db = await emptyDb('sessions');
  const at = (minute: number) => new Date(Date.parse('2099-06-01T10:00:00Z') + minute * 60_000).toISOString();
  const sent: Hit[] = [];
  const filters: Filter[] = ['direct', 'example.org', 'search.example'].map((referrer) => ({ referrer }));
  const totals = async (hour: number, ...hits: Hit[]) => {
    await insertHits(db, hits);
    sent.push(...hits);
    const read = async () => (await readFigures(db, ['2099-06-01'], {})).total;
    const before = await read();
    await expectRecount(db, sent, [{}, ...filters]);
    await countAndClose(db, TIME_ZONE, hour * HOUR_MS);
    expect(await read()).toEqual(before);
    await expectRecount(db, sent, [{}, ...filters]);
    return [before.views, before.visitors, before.sessions];
  };
  const other = view('2', 'b', at(0), { referrer: 'search.example' });
  expect(await totals(1, view('1', 'a', at(0)), other, view('3', 'a', at(30)))).toEqual([3, 2, 2]);
  expect(await totals(2, view('4', 'a', at(61)))).toEqual([4, 2, 3]);
  expect(await totals(3, view('5', 'a', at(45)))).toEqual([5, 2, 2]);
  // The earliest view sets the session's referrer, even if it arrives later: "direct" loses all its counts.
  expect(await totals(4, view('6', 'a', at(-1), { referrer: 'example.org' }))).toEqual([6, 2, 2]);
});

test('API-13 API-19 top pages count every day of a month, its first and its last', async () => {
  const db = await emptyDb('months');
  const days = ['2099-04-30', '2099-05-01', '2099-05-31', '2099-06-01', '2099-06-30'];
  const hits = days.map((day) => view(day, day, `${day}T10:00:00Z`, { page: '/map' }));
  await insertHits(db, hits);
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-30T12:00:00Z'));
  expect(await readSnapshot(db, (rows) => computeTopPages(db, rows))).toEqual([{ path: '/map', count: 5 }]);
});

test('D-36 D-58 over 40 days statistics stay unchanged, visitor hashes are removed with the day, and hits expire after 30 days', async () => {
  const db = await emptyDb('forty-days');
  const start = Date.parse('2099-06-01T10:00:00Z');
  let sent = 0;
  for (let day = 0; day < 40; day++) {
    const now = start + day * DAY_MS;
    const at = new Date(now).toISOString();
    await insertHits(db, [view(`${day} a`, `a ${day}`, at), view(`${day} b`, `b ${day}`, at)]);
    sent += 2;
    if (day % 13 > 1) continue;
    await countAndClose(db, TIME_ZONE, now + HOUR_MS);
    await countAndClose(db, TIME_ZONE, now + 2 * HOUR_MS);
    const days = daysOfHits([view('', '', '2099-06-01T10:00:00Z'), view('', '', at)]);
    expect((await readFigures(db, days, {})).total).toMatchObject({
      views: sent,
      visitors: sent,
    });
    const named = await hitsCollection(db).distinct('day', { visitor: { $exists: true } });
    expect(named).toEqual([at.slice(0, 10)]);
  }
  const expiries = await hitsCollection(db).find({ _id: '0 a' }).toArray();
  expect(expiries[0]!.expiresAt).toEqual(new Date('2099-07-01T23:00:00Z'));
  expect(await hitsCollection(db).indexes()).toContainEqual(
    expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
  );
  expect(await sumCollections(db).openDays.countDocuments()).toBe(1);
});

test('D-36 D-58 days whose hits no figure counts are closed, too: their hashes are removed and they expire', async () => {
  const db = await emptyDb('uncounted-days');
  const event = (day: string, more: Partial<Hit>) => view(`${day} event`, day, `${day}T10:00:00Z`, more);
  const names = ['print', 'share', 'other', 'search', 'filter_change', 'web_vital'];
  const hits = names.map((name, index) => event(`2099-06-0${index + 1}`, { kind: 'event', name }));
  await insertHits(db, hits);
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-07T12:00:00Z'));
  const stored = await hitsCollection(db).find().sort({ _id: 1 }).toArray();
  expect(stored.map(({ visitor, network, expiresAt }) => [visitor, network, expiresAt])).toEqual(
    hits.map(({ day }) => [undefined, undefined, new Date(Date.parse(`${day}T23:00:00Z`) + 30 * DAY_MS)]),
  );
  expect(await sumCollections(db).openDays.countDocuments()).toBe(0);

  // Data of earlier versions: counted, never closed.
  const left = [
    event('2099-05-01', { _id: 'left', batch: 1 }),
    event('2099-06-08', { _id: 'open', batch: 1 }),
  ];
  await insertHits(db, left);
  await reopenDays(db);
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-08T12:00:00Z'));
  expect(await hitsCollection(db).distinct('_id', { visitor: { $exists: true } })).toEqual(['open']);
});

test.each([
  ['10 minutes', 10 / 1440],
  ['40 days', 40],
])(
  'D-58 D-80 when the clock jumps ahead by %s and back, views from before, during and after the jump are counted',
  async (_by, days) => {
    const db = await emptyDb(`jump-${Math.round(days * 100)}`);
    const now = Date.parse('2099-06-01T23:30:00Z');
    const at = (ms: number) => new Date(ms).toISOString();
    await insertHits(db, [view('before', 'a', at(now - 60_000)), view('uncounted', 'b', at(now - 60_000))]);
    await countAndClose(db, TIME_ZONE, now + days * DAY_MS + HOUR_MS);
    await insertHits(db, [view('then', 'c', at(now + days * DAY_MS))]);
    await countAndClose(db, TIME_ZONE, now + days * DAY_MS + 2 * HOUR_MS);
    const late = Array.from({ length: 25 }, (_, number) =>
      view(`after ${number}`, `d${number}`, at(now + number)),
    );
    await insertHits(db, late);
    const dates = daysOfHits([late[0]!, view('', '', at(now + days * DAY_MS))]);
    const views = async () => {
      const { total } = await readFigures(db, dates, {});
      return [total.views, total.visitors];
    };
    expect(await views()).toEqual([28, 28]);
    for (const hour of [0, 1, 24, 25]) await countAndClose(db, TIME_ZONE, now + hour * HOUR_MS);
    expect(await views()).toEqual([28, 28]);
    const uncounted = { batch: 0, expiresAt: { $exists: true } };
    expect(await hitsCollection(db).countDocuments(uncounted)).toBe(0);
  },
);

test('D-80 the service starts without reading stored days', async () => {
  const db = await emptyDb('start');
  await insertHits(db, generated(50, seeded(2)));
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-01'));
  const reads = (['find', 'findOne', 'aggregate'] as const).map((name) =>
    jest.spyOn(Collection.prototype, name),
  );
  await countAndClose(db, TIME_ZONE, Date.parse('2099-06-01T00:01:00Z'));
  const read = reads.flatMap(({ mock }) => mock.contexts as Collection[]);
  expect(new Set(read.map(({ collectionName }) => collectionName))).toEqual(
    new Set(['hits', 'latest_batch', 'open_days']),
  );
  jest.restoreAllMocks();
});

const views = (at: string, day: string, visitors: number, networks: number): Hit[] =>
  Array.from({ length: visitors }, (_, visitor) =>
    view(`${at} ${visitor}`, `${day} ${visitor}`, at, { day, network: `${day} ${visitor % networks}` }),
  );

test('D-18 visitors now are those of the last 5 minutes, at most 100 per network', async () => {
  const db = await emptyDb('now');
  await insertHits(db, views('2099-01-10T12:00:30Z', '2099-01-10', 3, 3));
  await insertHits(db, views('2099-01-10T12:04:30Z', '2099-01-10', 2000, 4));
  const now = (at: string) => countVisitorsNow(db, new Date(at));
  expect(await now('2099-01-10T12:04:59Z')).toBe(400);
  expect(await now('2099-01-10T12:00:59Z')).toBe(3);
  expect(await now('2099-01-10T12:08:59Z')).toBe(400);
  expect(await now('2099-01-10T12:09:00Z')).toBe(0);
});

test('D-18 at midnight, when all hashes change, visitors now do not drop to 0, and no visitor counts twice', async () => {
  const db = await emptyDb('midnight');
  await insertHits(db, views('2099-07-10T22:58:00Z', '2099-07-10', 7, 7));
  const now = (at: string) => countVisitorsNow(db, new Date(at));
  expect(await now('2099-07-10T23:00:01Z')).toBe(7);
  await insertHits(db, views('2099-07-10T23:00:30Z', '2099-07-11', 5, 5));
  expect(await now('2099-07-10T23:01:00Z')).toBe(7);
  expect(await now('2099-07-10T23:04:00Z')).toBe(5);
});

test('D-18 between two minutes visitors now read only the newest views, also those of a visitor who comes back', async () => {
  const db = await emptyDb('newest');
  await insertHits(db, views('2099-01-10T12:00:30Z', '2099-01-10', 300, 300));
  const now = (at: string) => countVisitorsNow(db, new Date(at));
  expect(await now('2099-01-10T12:04:01Z')).toBe(300);
  const newest = views('2099-01-10T12:04:02Z', '2099-01-10', 301, 301);
  const again = { ...newest[0]!, _id: 'again', at: new Date('2099-01-10T12:04:00Z') };
  await insertHits(db, [...newest, again]);
  const reading = jest.spyOn(Collection.prototype, 'aggregate');
  expect(await now('2099-01-10T12:04:03Z')).toBe(301);
  const [stages] = reading.mock.calls[0]!;
  expect(stages).toMatchObject([{ $match: { at: { $gte: new Date('2099-01-10T12:03:51Z') } } }, {}]);
  expect(await now('2099-01-10T12:05:00Z')).toBe(301);
  jest.restoreAllMocks();
});
