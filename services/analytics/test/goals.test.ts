import { expect, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { addGoal, firstDayOfGoal, goalsCollection, readGoals, removeGoal } from '../src/goals';
import { type Hit, insertHits } from '../src/hits';
import { computeInsights } from '../src/reports/computeInsights';
import { countAndClose, readSnapshot } from '../src/sums/batches';
import { startFigures, view } from './figures';
import { TIME_ZONE } from './generated';

const { emptyDb } = await startFigures();
const DAY = '2099-06-01';
const goal = { _id: 'tour', name: 'Pub tour', from: DAY, steps: ['/pubs', '/pub/*', 'booking_click'] };

const at = (minute: number) => `${DAY}T10:${String(minute).padStart(2, '0')}:00Z`;
const see = (visitor: string, minute: number, page: string) =>
  view(`${visitor} ${minute} ${page}`, visitor, at(minute), { page, pageKind: 'place' });
const book = (visitor: string, minute: number): Hit => ({
  ...view(`${visitor} ${minute} booking`, visitor, at(minute)),
  kind: 'event',
  name: 'booking_click',
});

const goalsOf = (db: Db, query: object = {}) =>
  readSnapshot(db, async (rows) => (await computeInsights(db, { from: DAY, to: DAY, ...query }, rows)).goals);

/** 9 visits see the list, 7 of them then a pub, 5 then book; 6 take the steps in another order. */
const visits = (): Hit[] =>
  Array.from({ length: 15 }, (_, number) => {
    const visitor = `visitor ${number}`;
    if (number >= 9) return [book(visitor, 1), see(visitor, 2, '/pub/3')];
    return [
      see(visitor, 1, '/pubs'),
      see(visitor, 2, '/map'),
      ...(number < 7 ? [see(visitor, 3, `/pub/${number}`)] : []),
      ...(number < 5 ? [book(visitor, 4)] : []),
    ];
  }).flat();

test('D-72 a goal counts sessions by step in order, also in parts, and before and after days are closed', async () => {
  const db = await emptyDb('goals');
  await addGoal(db, goal);
  const hits = visits();
  const expected = [
    {
      id: 'tour',
      name: 'Pub tour',
      from: DAY,
      steps: [
        { step: '/pubs', value: 9 },
        { step: '/pub/*', value: 7 },
        { step: 'booking_click', value: 5 },
      ],
    },
  ];
  const early = hits.filter(({ at }) => at < new Date(`${DAY}T10:03:00Z`));
  await insertHits(db, early);
  await countAndClose(db, TIME_ZONE, Date.parse(`${DAY}T10:10:00Z`));
  await insertHits(
    db,
    hits.filter((hit) => !early.includes(hit)),
  );
  expect(await goalsOf(db)).toEqual(expected);
  await countAndClose(db, TIME_ZONE, Date.parse(`${DAY}T10:11:00Z`));
  expect(await goalsOf(db, { device: 'phone' })).toEqual(expected);
  await countAndClose(db, TIME_ZONE, Date.parse('2099-07-01'));
  expect(await goalsOf(db)).toEqual(expected);
  const [compared] = await goalsOf(db, { compare: 'before', device: 'phone' });
  expect(compared!.steps[0]).toEqual({ step: '/pubs', value: 9, previous: null });
});

test('D-72 four visitors of a step are null, however often they return', async () => {
  const db = await emptyDb('small');
  await addGoal(db, { ...goal, steps: ['/pubs'] });
  const hits = [1, 2, 3, 4].flatMap((number) =>
    [0, 1, 2].map((hour) =>
      view(`${number} ${hour}`, `visitor ${number}`, `${DAY}T1${hour}:00:00Z`, {
        page: '/pubs',
        pageKind: 'list',
      }),
    ),
  );
  await insertHits(db, hits);
  expect((await goalsOf(db))[0]!.steps).toEqual([{ step: '/pubs', value: null }]);
});

test('D-80 a goal counts from its first day on, and a removed one is not reported', async () => {
  const db = await emptyDb('later');
  await addGoal(db, { ...goal, from: '2099-06-02' });
  await insertHits(db, visits());
  expect((await goalsOf(db))[0]!.steps.map(({ value }) => value)).toEqual([null, null, null]);
  await removeGoal(db, 'tour');
  expect(await goalsOf(db)).toEqual([]);
  await expect(addGoal(db, goal)).rejects.toThrow('There was a goal tour already');
  await expect(removeGoal(db, 'tour')).rejects.toThrow('There is no goal tour');
});

test.each([
  [{ _id: 'Tour' }, /is not an id/],
  [{ name: ' ' }, /needs a name/],
  [{ steps: [] }, /1 to 8 steps/],
  [{ steps: Array.from({ length: 9 }, () => '/map') }, /1 to 8 steps/],
  [{ steps: ['map'] }, /neither a path.*booking_click/],
  [{ steps: ['/map?x=1'] }, /neither a path/],
])('D-72 the goal %j is refused', async (wrong, says) => {
  const db = await emptyDb('refused');
  await expect(addGoal(db, { ...goal, ...wrong })).rejects.toThrow(says);
  expect(await goalsCollection(db).countDocuments()).toBe(0);
});

test('D-72 there are at most twenty goals', async () => {
  const db = await emptyDb('many');
  for (let number = 0; number < 20; number++) await addGoal(db, { ...goal, _id: `tour-${number}` });
  await expect(addGoal(db, goal)).rejects.toThrow('There are 20 goals');
  expect(await readGoals(db)).toHaveLength(20);
});

test.each([
  ['2099-06-01T09:59:00Z', '2099-06-02'],
  ['2099-06-01T10:00:00Z', '2099-06-03'],
])(
  'D-80 a goal that is added at %s counts from %s on, a day that has not begun in any time zone',
  (now, day) => {
    expect(firstDayOfGoal(new Date(now))).toBe(day);
    const inKiritimati = new Date(now).toLocaleDateString('sv', { timeZone: 'Pacific/Kiritimati' });
    expect(inKiritimati < day).toBe(true);
  },
);
