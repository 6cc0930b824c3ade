import { planDay } from '../../src/day/dayPlan';
import { newLunch } from '../../src/plan/changes';
import { calendar, dayOf, place, stop } from './city';

/** A name with characters that formats have to escape, and longer than a line of a calendar. */
export const NASTY =
  'Fish & <Chips>, "Ye Olde"; Café\\Bär 日本 🐟 with a name that is so long that a line of a calendar is folded';
export const places = [
  place(1, { name: 'Tower of Testford' }),
  place(2, { name: NASTY, north: 1 }),
  place(3, { east: 1, hours: { ...place(3).hours!, fri: ['06:00-07:00'] } }),
];
/** Days in winter, when clocks go forward, and in summer. */
export const days = ['2026-12-04', '2027-03-28', '2027-07-02'].map((date) =>
  planDay(
    dayOf([stop(1), newLunch(), stop(2), stop(3), stop(9)], { date, title: 'A & B <day>' }),
    places,
    calendar,
  ),
);
