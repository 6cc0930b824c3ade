import { seeded } from '@guide/contracts/testing';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { closeDay } from '../../../src/counting/counting';
import { metricAt } from '../../../src/counting/figures';
import { indexRows, readRows, sumRows } from '../../../src/insights/dayRows';
import { createNames } from '../../../src/insights/names';
import { collections, createIndexes, type NewMessage } from '../../../src/log/messages';
import { generated } from '../../generated';
import { groupBy, groupsOf, recount } from '../../recount';
import { comparable, createProcess, pages } from '../../writers';

const SEED = Number(process.env.SEED ?? 9);

let database: TestDatabase;
let client: MongoClient;

beforeAll(async () => {
  database = await startTestDatabase();
  client = new MongoClient(database.url, { ignoreUndefined: true, serverSelectionTimeoutMS: 500 });
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

async function emptyDb(name: string): Promise<Db> {
  const db = client.db(name);
  await createIndexes(db);
  return db;
}

/** The groups of each day that a process counts. */
async function counted(db: Db, { counting }: ReturnType<typeof createProcess>) {
  const days = counting.days();
  const parts = await counting.partsOf(db, days);
  expect(parts).toHaveLength(days.length);
  return Object.fromEntries(parts.map((part, place) => [days[place]!, comparable(part)]));
}

function expectRecount(figures: Awaited<ReturnType<typeof counted>>, messages: NewMessage[]) {
  const facts = groupBy(recount(messages, pages), ({ day }) => day);
  const days = messages.map(({ day }) => day);
  expect(Object.keys(figures)).toEqual([...new Set(days)].sort());
  for (const [day, { groups, bots, searches, vitals, failures }] of Object.entries(figures)) {
    const own = facts.get(day) ?? [];
    expect({ day, groups }).toEqual({ day, groups: groupsOf(own) });
    expect(bots).toBe(own.filter(({ metric }) => metric === 'bots').length);
    const searched = own.filter(({ metric }) => metric === 'searches');
    for (const { text, visitors } of Object.values(searches))
      expect(visitors).toBe(searched.filter(({ tags }) => tags.text === text).length);
    expect(Object.keys(searches).sort()).toEqual([...new Set(searched.map(({ tags }) => tags.text))].sort());
    const ofDay = [...new Map(messages.map((one) => [one._id, one])).values()].filter(
      (one) => one.day === day,
    );
    const named = (name: string) => ofDay.filter((one) => one.kind === 'event' && one.name === name).length;
    const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
    expect(sum(Object.values(vitals).map(({ samples }) => samples))).toBe(named('web_vital'));
    expect(sum(Object.values(failures).map(({ load, render }) => load + render))).toBe(
      named('module_failure'),
    );
  }
}

test(`API-19 D-18 every figure equals a plain recount: three processes, random order, twice delivered, midnight, a clock change (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const db = await emptyDb('recount');
  const processes = [1, 2, 3].map(() => createProcess(db));
  const messages = generated(3000, random, 400);
  const sent = messages.flatMap((one) => (random.chance(0.1) ? [one, one] : [one]));
  for (let start = 0; start < sent.length; ) {
    const sizes = processes.map(() => 1 + random.whole(40));
    await Promise.all(
      processes.map(({ log }, place) => {
        const from = start + sizes.slice(0, place).reduce((sum, one) => sum + one, 0);
        return log.append(sent.slice(from, from + sizes[place]!));
      }),
    );
    start += sizes.reduce((sum, one) => sum + one, 0);
    if (random.chance(0.3)) await random.of(processes).counting.catchUp(db);
  }
  const late = createProcess(db);
  for (const one of [...processes, late]) {
    await one.counting.catchUp(db);
    expectRecount(await counted(db, one), messages);
  }

  // A day that is closed has the same figures, by two processes at once and again, and its messages name nobody.
  const day = messages[0]!.day;
  const open = comparable((await late.counting.partsOf(db, [day]))[0]!);
  const closed = await Promise.all([closeDay(db, pages, day), closeDay(db, pages, day)]);
  for (const one of [...closed, await closeDay(db, pages, day)]) expect(comparable(one)).toEqual(open);
  expect(await collections(db).messages.countDocuments({ day, visitor: { $exists: true } })).toBe(0);
  const names = createNames();
  const stored = (await collections(db).dayRows.findOne({ _id: day }))!;
  const { all } = sumRows(indexRows(day, await readRows(stored), pages, names), {}, names)!;
  expect(all[metricAt.views]).toBe(open.groups['all ']![0]);
}, 120_000);

const AT = Date.parse('2099-06-01T10:00:00Z');
const view = (id: string, visitor: string, minute: number, clock?: number): NewMessage => ({
  ...{
    _id: id,
    kind: 'view',
    at: new Date(AT + minute * 60_000),
    day: '2099-06-01',
    visitor,
    page: '/',
    device: 'phone',
  },
  ...(clock && { clock }),
});

test('D-18 a visitor is new once a day, also after a restart; a pause of more than 30 minutes begins a session', async () => {
  const db = await emptyDb('visitors');
  const figures = async (...views: NewMessage[]) => {
    const { log, counting } = createProcess(db);
    await log.append(views);
    await counting.catchUp(db);
    const all = (await counting.partsOf(db, ['2099-06-01']))[0]!.groups.find(
      ({ dimension }) => dimension === 'all',
    )!;
    const [viewed, , visitors, sessions] = all.counts;
    return [viewed, visitors, sessions];
  };
  expect(await figures(view('1', 'a', 0), view('2', 'b', 0), view('3', 'a', 20))).toEqual([3, 2, 2]);
  expect(await figures(view('4', 'a', 50))).toEqual([4, 2, 2]);
  expect(await figures(view('5', 'a', 81))).toEqual([5, 2, 3]);
  // One between the two makes them one session again.
  expect(await figures(view('6', 'a', 60))).toEqual([6, 2, 2]);
  expect(await figures(view('7', 'c', 81), view('8', 'b', 81))).toEqual([8, 3, 4]);
});

test('D-18 when the clock was set between two views, neither a session ends nor a time is measured by it', async () => {
  const db = await emptyDb('clock');
  const { log, counting } = createProcess(db);
  await log.append([view('1', 'a', 0), view('2', 'a', 125, 1), view('3', 'a', 127, 1)]);
  await counting.catchUp(db);
  const [{ counts } = { counts: [] }] = (await counting.partsOf(db, ['2099-06-01']))[0]!.groups;
  const [views, , , sessions, , , timedMs, timed] = counts;
  expect([views, sessions, timedMs, timed]).toEqual([3, 1, 120_000, 1]);
});

test('D-58 what a database took before it failed is counted once, with its repetition', async () => {
  const db = await emptyDb('failing');
  const { log, counting } = createProcess(db);
  const messages = generated(200, seeded(4));
  await log.append(messages.slice(0, 80));
  await database.stop();
  await expect(log.append(messages.slice(80))).rejects.toThrow();
  await expect(collections(db).messages.countDocuments()).rejects.toThrow();
  await database.start();
  // Whatever was answered or not, the sender asks again until it is.
  await insisting(() => log.append(messages.slice(40)));
  await insisting(() => counting.catchUp(db));
  expectRecount(await counted(db, { log, counting }), messages);
});

/** A connection of before the fault breaks when it is used. */
async function insisting(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => insisting(work));
}
