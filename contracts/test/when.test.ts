import { expect, test } from '@jest/globals';
import type { Hours } from '../api';
import { chipsAt, closesLate, isOpenAt, openingState, readWhen, whenChoices, whenOf } from '../place';
import { cityClocks } from '../site';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
/** A Friday, 12:00 in London. */
const NOON = Date.UTC(2026, 10, 20, 12);
const london = { clockChanges: cityClocks('Europe/London', NOON), bankHolidays: ['2026-12-28'] };
const museum: Hours = {
  ...week('10:00-17:30'),
  fri: ['10:00-21:00'],
  sun: [],
  lastEntryMinutes: 60,
  bankHoliday: ['12:00-16:00'],
  dates: { '12-25': [] },
};
const read = (query: string) => readWhen(new URLSearchParams(query));
const at = (text: string, now = NOON) => whenOf(text, now, london);

test.each([
  ['', null],
  ['when=', null],
  ['when=2026-11-28', '2026-11-28'],
  ['when=2026-11-28T18:00', '2026-11-28T18:00'],
  ['when=2026-11-28&when=18:00', '2026-11-28T18:00'],
  ['when=2026-11-28&when=', '2026-11-28'],
  ['when=&when=18:00', '18:00'],
  ['when=18:00&when=2026-11-28', '2026-11-28T18:00'],
  ['when=2026-02-30', null],
  ['when=2026-11-28T25:00', '2026-11-28'],
  ['when=tomorrow', null],
  ['when=__proto__', null],
])('D-86 Read %j as %j', (query, text) => {
  expect(read(query)).toBe(text);
});

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-20T18:00', 'today 18:00'],
  ['18:00', 'today 18:00'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-26T09:05', 'Thursday 09:05'],
  ['2026-11-27', '27 November'],
  ['2026-12-25T12:00', '25 December 12:00'],
  ['2026-11-19', 'now'],
  ['2026-11-20T11:59', 'now'],
  ['11:59', 'now'],
  ['2026-11-20T12:00', 'today 12:00'],
  ['2027-11-21', '21 November'],
  ['2027-11-22', 'now'],
])('D-86 Name the time %s on Friday 20 November: %s', (text, name) => {
  expect(at(text).name).toBe(name);
});

test('D-86 A day means any time of it; today means from now on', () => {
  expect(at('2026-11-28')).toEqual({ at: Date.UTC(2026, 10, 28), day: '2026-11-28', name: '28 November' });
  expect(at('2026-11-20')).toEqual({ at: NOON, day: '2026-11-20', name: 'today' });
  expect(at('2026-11-21T18:30').at).toBe(Date.UTC(2026, 10, 21, 18, 30));
  expect(at('2027-07-01T18:30').at).toBe(Date.UTC(2027, 6, 1, 17, 30));
});

test("D-86 Today is the city's day, whatever the device's time zone", () => {
  const tokyo = { clockChanges: cityClocks('Asia/Tokyo', NOON), bankHolidays: [] };
  const night = Date.UTC(2026, 10, 20, 16);
  expect(whenOf('2026-11-21', night, tokyo).name).toBe('today');
  expect(whenOf('2026-11-20', night, tokyo).name).toBe('now');
  expect(at('2026-11-20', night).name).toBe('today');
});

test.each([
  ['2026-11-21T16:00', 'lastEntrySoon', 'Open tomorrow 16:00 · last entry 16:30'],
  ['2026-11-21T17:00', 'noMoreEntry', 'Closed to new visitors tomorrow 17:00'],
  ['2026-11-21T18:00', 'closed', 'Closed tomorrow 18:00'],
  ['2026-11-20T18:00', 'open', 'Open today 18:00 · until 21:00'],
  ['2026-11-20', 'open', 'Open today · 10:00–21:00'],
  ['2026-11-21', 'open', 'Open tomorrow · 10:00–17:30'],
  ['2026-11-22', 'closed', 'Closed Sunday'],
  ['2026-12-25', 'closed', 'Closed 25 December'],
  ['2026-12-28', 'open', 'Open 28 December · 12:00–16:00'],
  ['2026-12-28T15:30', 'noMoreEntry', 'Closed to new visitors 28 December 15:30'],
])('D-86 D-83 A museum at %s is %s', (text, state, shown) => {
  expect(openingState(museum, at(text), london)).toEqual({ state, text: shown });
  expect(isOpenAt(museum, at(text), london)).toBe(state === 'open' || state === 'lastEntrySoon');
});

test('D-86 Today is over after the last entry, and a night belongs to the day on which it begins', () => {
  const evening = Date.UTC(2026, 10, 20, 20, 15);
  expect(openingState(museum, at('2026-11-20', evening), london).text).toBe('Closed today');
  const club: Hours = { ...week(), fri: ['22:00-03:00'] };
  expect(isOpenAt(club, at('2026-11-21'), london)).toBe(false);
  expect(isOpenAt(club, at('2026-11-21T01:00'), london)).toBe(true);
  expect(closesLate(club, at('2026-11-21'), london)).toBeNull();
  expect(openingState(week('00:00-24:00'), at('2026-11-22'), london).text).toBe('Open Sunday · all day');
  expect(openingState(undefined, at('2026-11-22'), london, 'Selected dates').text).toBe('Selected dates');
});

test('D-86 Open late on another day: from Saturday, only Friday is', () => {
  const saturday = NOON + 86_400_000;
  const lateOn = (day: string) => closesLate(museum, whenOf(day, saturday, london), london) !== null;
  const days = ['2026-11-21', '2026-11-26', '2026-11-27', '2026-11-27T20:30'];
  expect(days.filter(lateOn)).toEqual(['2026-11-27']);
});

test('D-86 Offer now and the days of a week, Saturday and Sunday among them', () => {
  const choices = whenChoices('2026-11-21T18:00', NOON, london);
  expect(choices.days.map(({ label }) => label).join()).toBe(
    'Now,Today,Tomorrow,Sunday,Monday,Tuesday,Wednesday,Thursday',
  );
  expect(choices).toMatchObject({
    value: '2026-11-21T18:00',
    name: 'tomorrow 18:00',
    firstDay: '2026-11-20',
    firstTime: '12:00',
    notice: null,
  });
  expect(whenChoices('2026-11-19', NOON, london)).toMatchObject({ value: null, name: 'now' });
  expect(chipsAt(choices)[0]).toEqual({ name: 'openNow', label: 'Open tomorrow 18:00' });
  expect(chipsAt({ name: 'now' })[0]!.label).toBe('Open now');
});
