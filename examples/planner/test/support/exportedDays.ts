import { planDay } from '../../src/day/dayPlan';
import { newKey } from '../../src/plan/plan';
import { calendar, dayOf, place, stop } from './city';

/** A name with everything that a format could stumble over. */
export const NASTY =
  'Fish & <Chips>, "Ye Olde"; Café\\Bär 日本 🐟 with a name that is so long that a line of a calendar is folded';
export const places = [
  place(1, { name: 'Tower of Testford' }),
  place(2, { name: NASTY, north: 1 }),
  place(3, { east: 1, hours: { ...place(3).hours!, fri: ['06:00-07:00'] } }),
];
const lunch = { kind: 'break', key: newKey(), minutes: 60, from: 720, until: 840 } as const;
/** In winter, on the day when clocks go forward, and in summer. */
export const days = ['2026-12-04', '2027-03-28', '2027-07-02'].map((date) =>
  planDay(
    dayOf(
      [
        stop(1, { key: newKey() }),
        lunch,
        stop(2, { key: newKey() }),
        stop(3, { key: newKey() }),
        stop(9),
      ].map((item) => ({ ...item, key: newKey() })),
      { date, title: 'A & B <day>' },
    ),
    places,
    calendar,
  ),
);
