import { expect, test } from '@jest/globals';
import { bestOrder } from '../src/day/bestOrder';
import { betterPosition } from '../src/day/betterPosition';
import { scheduleOf } from '../src/day/schedule';
import type { Visit } from '../src/day/visit';

/** Creates a visit. @param east - km east of the city centre */
const at = (east: number, open: Visit['open'], fields: Partial<Visit> = {}): Visit => ({
  at: { lat: 51.5, lng: east / 69.22 },
  minutes: 60,
  open,
  fixedAt: null,
  ...fields,
});

test.each<[what: string, visit: Visit, outcome: string, begin: number, leave: number]>([
  ['open', at(0, [[540, 1080]]), 'fits', 600, 660],
  ['opens later: one waits', at(0, [[660, 1080]]), 'fits', 660, 720],
  [
    'closes too soon, and opens again',
    at(0, [
      [540, 630],
      [720, 900],
    ]),
    'fits',
    720,
    780,
  ],
  ['closes before the visit is over', at(0, [[540, 630]]), 'short', 600, 630],
  ['has closed', at(0, [[480, 540]]), 'closed', 600, 600],
  ['just before the last entry', at(0, [[540, 1080, 601]]), 'fits', 600, 660],
  ['at the last entry', at(0, [[540, 1080, 600]]), 'closed', 600, 600],
  ['a ticket after the last entry', at(0, [[540, 1080, 700]], { fixedAt: 720 }), 'closed', 600, 600],
  ['is closed on that day', at(0, []), 'closed', 600, 600],
  ['hours not known', at(0, null), 'fits', 600, 660],
  ['a ticket later', at(0, [[540, 1080]], { fixedAt: 720 }), 'fits', 720, 780],
  ['a ticket that is over', at(0, [[540, 1080]], { fixedAt: 570 }), 'late', 600, 660],
  ['a ticket for when it is closed', at(0, [[540, 700]], { fixedAt: 720 }), 'closed', 600, 600],
  ['a ticket that ends after closing', at(0, [[540, 750]], { fixedAt: 720 }), 'short', 720, 750],
])('%s', (_, visit, outcome, begin, leave) =>
  expect(scheduleOf([visit], 600).visits[0]).toMatchObject({ outcome, begin, leave, arrive: 600 }),
);

test('a break has no coordinates: the walk after it starts at the stop before', () => {
  const lunch: Visit = { at: null, minutes: 60, open: [[720, 900]], fixedAt: null };
  const { visits, metres, walkMinutes, ends } = scheduleOf([at(0, null), lunch, at(1, null)], 600);
  expect(visits.map(({ walk }) => walk.metres)).toEqual([0, 0, metres]);
  // A kilometre as the crow flies, and 30 % more by the streets.
  expect(metres).toBeGreaterThan(1290);
  expect(metres).toBeLessThan(1310);
  expect(walkMinutes).toBe(16);
  expect(visits.map(({ begin }) => begin)).toEqual([600, 720, 796]);
  expect(ends).toBe(856);
});

test('a closed stop is moved to a position at which it is open', () => {
  const day = [at(0, [[540, 1080]]), at(0.5, [[540, 1080]]), at(1, [[540, 660]])];
  expect(scheduleOf(day, 540).visits[2]!.outcome).toBe('closed');
  expect(betterPosition({ visits: day, startsAt: 540, from: null }, 2)).toBe(0);
  expect(betterPosition({ visits: [at(0, []), at(1, null)], startsAt: 540, from: null }, 0)).toBeNull();
});

test('a day that starts elsewhere begins with the walk from there', () => {
  const hotel = at(1, null).at;
  const { visits, walkMinutes, metres } = scheduleOf([at(0, null)], 540, hotel);
  expect(visits[0]).toMatchObject({ arrive: 556, begin: 556, walk: { minutes: 16, metres } });
  expect(walkMinutes).toBe(16);
  expect(bestOrder([at(0, null), at(2, null)], 540, { from: at(3, null).at }).order).toEqual([1, 0]);
  expect(bestOrder([at(0, null), at(2, null)], 540, { from: at(-1, null).at }).order).toEqual([0, 1]);
});
