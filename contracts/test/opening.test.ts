import { expect, test } from '@jest/globals';
import type { Hours } from '../api';
import { closesLate, isOpenAt, openFirst, openingOnArrival, openingState, rightNow, whenOf } from '../place';
import { type Calendar, clockChanges, holidayOn, openSpans } from '../site';

const clocks = (zone: string) => clockChanges(zone, Date.UTC(2025, 5), Date.UTC(2029, 0));
const london: Calendar = {
  clockChanges: clocks('Europe/London'),
  bankHolidays: ['2026-12-25', '2026-12-28'],
};
const daily = ['10:00-17:30'];
const week = (day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const museum: Hours = week(daily);
const closedMonday: Hours = { ...museum, mon: [] };
const closedWeekend: Hours = { ...museum, sat: [], sun: [] };
const club: Hours = { ...week(['18:00-02:00']), mon: [], sun: [] };
const holiday: Hours = { ...museum, bankHoliday: ['12:00-16:00'] };
const exceptions: Hours = {
  ...holiday,
  dates: { '12-25': [], '12-24': ['10:00-14:00'], '2026-12-24': ['10:00-13:00'] },
};
const kitchen: Hours = { ...museum, fri: ['12:00-15:00', '17:00-22:00'] };
const until130: Hours = { ...club, sat: ['18:00-01:30'] };
const until300: Hours = { ...club, sat: ['18:00-03:00'] };

const seasonal: Hours = {
  ...week(['10:00-16:00']),
  seasons: [{ from: '03-01', to: '10-31', ...week(['10:00-18:00']) }],
};

/** @param local - time in London in winter, which is UTC */
const at = (local: string) => rightNow(Date.parse(`${local}Z`));

// 2026-11-20 is a Friday.
test.each<[title: string, hours: Hours, local: string, expected: string]>([
  ['a museum when it opens', museum, '2026-11-20T10:00', 'Open now · until 17:30'],
  ['a museum in its last minute', museum, '2026-11-20T17:29', 'Open now · until 17:30'],
  ['a museum when it closes', museum, '2026-11-20T17:30', 'Opens tomorrow 10:00'],
  ['a museum just before it opens', museum, '2026-11-20T09:59', 'Opens 10:00'],
  ['a museum at midnight', museum, '2026-11-20T00:00', 'Opens 10:00'],
  ['a day without hours', closedMonday, '2026-11-23T12:00', 'Closed today'],
  ['after the last day of the working week', closedWeekend, '2026-11-20T18:00', 'Opens Monday 10:00'],
  ['an evening that runs past midnight', club, '2026-11-20T23:30', 'Open now · until 02:00'],
  ['the evening before, past midnight', club, '2026-11-21T01:59', 'Open now · until 02:00'],
  ['after the evening before', club, '2026-11-21T02:00', 'Opens 18:00'],
  ['the evening before a day without hours', club, '2026-11-22T01:00', 'Open now · until 02:00'],
  ['a day without hours after its evening before', club, '2026-11-22T03:00', 'Closed today'],
  ['closing at 24:00', { ...museum, fri: ['11:00-24:00'] }, '2026-11-20T23:59', 'Open now · until midnight'],
  ['closing at 00:00', { ...museum, fri: ['11:00-00:00'] }, '2026-11-20T23:59', 'Open now · until midnight'],
  [
    'hours that meet at midnight',
    { ...museum, fri: ['12:00-24:00'], sat: ['00:00-03:00'] },
    '2026-11-20T20:00',
    'Open now · until 03:00',
  ],
  ['a place that never closes', week(['00:00-24:00']), '2026-11-20T00:00', 'Open now · all day'],
  ['between two intervals of a day', kitchen, '2026-11-20T16:00', 'Opens 17:00'],
  ['the second interval of a day', kitchen, '2026-11-20T21:00', 'Open now · until 22:00'],
  ['a bank holiday with special hours', holiday, '2026-12-28T11:00', 'Opens 12:00'],
  [
    'a bank holiday as usual',
    { ...museum, holidaysAsUsual: true },
    '2026-12-28T11:00',
    'Open now · until 17:30',
  ],
  ['a closed bank holiday', { ...museum, bankHoliday: [] }, '2026-12-28T11:00', 'Closed today'],
  ['an exception for a date overrides the bank holiday', exceptions, '2026-12-25T12:30', 'Closed today'],
  [
    'an exception for one year overrides the yearly one',
    exceptions,
    '2026-12-24T12:30',
    'Open now · until 13:00',
  ],
  ['a yearly exception', exceptions, '2027-12-24T12:30', 'Open now · until 14:00'],
  ['a closed date tomorrow', { ...museum, dates: { '11-21': [] } }, '2026-11-20T18:00', 'Opens Sunday 10:00'],
  ['no hours for a week', { ...week([]), dates: { '11-20': daily } }, '2026-11-20T18:00', 'Closed now'],
  ['summer, when it opens', museum, '2026-07-01T09:00', 'Open now · until 17:30'],
  ['00:30 in summer, past midnight', club, '2026-07-03T23:30', 'Open now · until 02:00'],
  ['00:30 in summer, on a closed day', { ...museum, sat: [] }, '2026-07-03T23:30', 'Closed today'],
  ['summer, just before it opens', museum, '2026-07-01T08:59', 'Opens 10:00'],
  ['after the winter closing time in winter', seasonal, '2026-11-20T17:00', 'Opens tomorrow 10:00'],
  ['after the winter closing time in summer', seasonal, '2026-07-01T16:00', 'Open now · until 18:00'],
  ['before the clocks go forward', until300, '2026-03-29T00:59', 'Open now · until 03:00'],
  ['after the clocks went forward', until300, '2026-03-29T01:59', 'Open now · until 03:00'],
  ['the end of the shorter night', until300, '2026-03-29T02:00', 'Closed today'],
  ['before 01:30 of the longer night', until130, '2026-10-25T00:29', 'Open now · until 01:30'],
  ['after the first 01:30 of the longer night', until130, '2026-10-25T00:31', 'Closed today'],
  ['at the second 01:15 of the longer night', until130, '2026-10-25T01:15', 'Closed today'],
  ['the longer night', until300, '2026-10-25T02:59', 'Open now · until 03:00'],
  ['the end of the longer night', until300, '2026-10-25T03:00', 'Closed today'],
])('D-44 %s', (_title, hours, local, expected) => {
  const state = expected.startsWith('Open now') ? 'open' : 'closed';
  expect(openingState(hours, at(local), london)).toEqual({ state, text: expected });
  expect(isOpenAt(hours, at(local), london)).toBe(state === 'open');
});

test('D-44 the state and text of places without hours', () => {
  expect(isOpenAt(undefined, rightNow(0), london)).toBe(false);
  expect(openingState(undefined, rightNow(0), london)).toEqual({ state: 'unknown', text: 'Hours unknown' });
  const tours = { state: 'unknown', text: 'Guided tours' };
  expect(openingState(undefined, rightNow(0), london, 'Guided tours')).toEqual(tours);
});

test("D-44 the city's time zone counts, not the visitor's", () => {
  const textIn = (zone: string) =>
    openingState(museum, at('2026-11-20T12:00'), { clockChanges: clocks(zone), bankHolidays: [] }).text;
  expect(['America/New_York', 'Asia/Tokyo'].map(textIn)).toEqual(['Opens 10:00', 'Opens tomorrow 10:00']);
});

const palace: Hours = { ...museum, lastEntryMinutes: 60 };
const tower: Hours = { ...palace, fri: ['09:30-13:00', '14:00-18:00'] };
const bar: Hours = { ...club, lastEntryMinutes: 60 };

test.each<[title: string, hours: Hours, local: string, state: string, expected: string]>([
  ['46 minutes before it', palace, '15:44', 'open', 'Open now · until 17:30'],
  ['45 minutes before it', palace, '15:45', 'lastEntrySoon', 'Open now · last entry 16:30'],
  ['a minute before it', palace, '16:29', 'lastEntrySoon', 'Open now · last entry 16:30'],
  ['at the last entry', palace, '16:30', 'noMoreEntry', 'Last entry was at 16:30'],
  ['a minute before closing', palace, '17:29', 'noMoreEntry', 'Last entry was at 16:30'],
  ['at closing', palace, '17:30', 'closed', 'Opens tomorrow 10:00'],
  ['before a second interval', tower, '12:30', 'noMoreEntry', 'Last entry was at 12:00 · opens 14:00'],
  ['past midnight', bar, '00:30', 'lastEntrySoon', 'Open now · last entry 01:00'],
  ['after midnight', bar, '01:30', 'noMoreEntry', 'Last entry was at 01:00 · opens 18:00'],
  [
    'longer before closing than it is open',
    { ...palace, fri: ['10:00-10:30'] },
    '10:00',
    'noMoreEntry',
    'Closed to new visitors',
  ],
  ['at closing time', { ...museum, lastEntryMinutes: 0 }, '17:29', 'open', 'Open now · until 17:30'],
])('D-83 the last entry: %s', (_title, hours, local, state, expected) => {
  const when = at(`2026-11-20T${local}`);
  expect(openingState(hours, when, london)).toEqual({ state, text: expected });
  expect(isOpenAt(hours, when, london)).toBe(state === 'open' || state === 'lastEntrySoon');
});

test('D-83 "open late" and "open when you get there" need an entry, too', () => {
  const late: Hours = { ...museum, fri: ['10:00-21:00'], lastEntryMinutes: 60 };
  const friday = (local: string) => at(`2026-11-20T${local}`);
  expect(closesLate(late, friday('19:59'), london)).toBe(friday('21:00').at);
  expect(closesLate(late, friday('20:00'), london)).toBeNull();
  const arrive = (local: string) => openingOnArrival(late, friday(local).at, 20, london).text;
  expect(['12:00', '19:30', '19:40', '20:40'].map(arrive)).toEqual([
    'Open when you get there · until 21:00',
    'Open when you get there · last entry 20:00',
    'Closed to new visitors when you get there',
    'Closed when you get there',
  ]);
});

/** Monday 28 December is a bank holiday; 25 and 26 December are public holidays of every year. */
const withRules: Calendar = {
  ...london,
  holidays: { '12-25': { closed: ['largeShop'], notice: 'No trains.' }, '12-26': {} },
};
const shop: Hours = { ...museum, kind: 'largeShop' };
const park: Hours = { ...museum, holidaysAsUsual: true };
const bank: Hours = { ...museum, bankHoliday: ['11:00-15:00'] };
const UNCONFIRMED = ['unconfirmed', 'Usual hours, holiday not confirmed'];

test.each<[title: string, hours: Hours, local: string, expected: string[]]>([
  ['during the usual hours', museum, '2026-12-26T12:00', UNCONFIRMED],
  ['before them', museum, '2026-12-26T09:00', UNCONFIRMED],
  ['after midnight', museum, '2026-12-26T00:00', UNCONFIRMED],
  ['between two intervals', { ...museum, sat: kitchen.fri }, '2026-12-26T16:00', UNCONFIRMED],
  ['after them', museum, '2026-12-26T18:00', ['closed', 'Opens tomorrow 10:00']],
  ['after the last entry', palace, '2026-12-26T17:00', ['noMoreEntry', 'Last entry was at 16:30']],
  [
    'on a day that is usually closed',
    closedWeekend,
    '2026-12-26T12:00',
    ['closed', 'Usually closed, holiday not confirmed'],
  ],
  [
    'the evening before',
    museum,
    '2026-12-24T18:00',
    ['closed', 'Opens tomorrow 10:00, holiday not confirmed'],
  ],
  ['a night that began the day before', club, '2026-12-25T01:00', ['open', 'Open now · until 02:00']],
  ['a law', shop, '2026-12-25T12:00', ['closed', 'Closed today']],
  ['a law about other places', park, '2026-12-25T12:00', ['open', 'Open now · until 17:30']],
  ['a law of another day', shop, '2026-12-28T12:00', UNCONFIRMED],
  ['its own date', exceptions, '2026-12-25T12:00', ['closed', 'Closed today']],
  ['its bank holiday', bank, '2026-12-28T14:59', ['open', 'Open now · until 15:00']],
  ['a bank holiday is not every public holiday', bank, '2026-12-26T14:59', UNCONFIRMED],
])('D-91 A public holiday: %s', (_title, hours, local, expected) => {
  const when = at(local);
  const { state, text } = openingState(hours, when, withRules);
  expect([state, text]).toEqual(expected);
  expect(isOpenAt(hours, when, withRules)).toBe(state === 'open');
  if (state === 'unconfirmed')
    expect(closesLate({ ...hours, fri: ['10:00-22:00'] }, when, withRules)).toBeNull();
});

test('D-91 A chosen day, a chosen time and an arrival on a holiday are not confirmed either', () => {
  const shown = (text: string) =>
    openingState(museum, whenOf(text, at('2026-11-20T12:00').at, withRules), withRules);
  const [state, text] = UNCONFIRMED;
  expect(shown('2026-12-26')).toEqual({ state, text });
  expect(shown('2026-12-26T12:00')).toEqual({ state, text });
  expect(shown('2026-12-26T09:00')).toEqual({ state: 'closed', text: 'Closed 26 December 09:00' });
  expect(shown('2026-12-27').state).toBe('open');
  expect(openingOnArrival(museum, at('2026-12-26T09:50').at, 20, withRules)).toEqual({ state, text });
});

test('D-91 A place that never closes is confirmed only around the holiday', () => {
  const always = week(['00:00-24:00']);
  const spans = (hours: Hours) =>
    openSpans(hours, '2026-12-24', 4, withRules).map(({ until, isConfirmed }) => [
      new Date(until).toISOString().slice(0, 10),
      isConfirmed,
    ]);
  expect(spans(always)).toEqual([
    ['2026-12-25', true],
    ['2026-12-27', false],
    ['2026-12-28', true],
  ]);
  expect(spans({ ...always, holidaysAsUsual: true })).toEqual([['2026-12-28', true]]);
});

test('D-91 Find the rule of a date, of every year and of a bank holiday', () => {
  const calendar = { ...withRules, holidays: { ...withRules.holidays, '2027-12-26': { notice: 'Snow.' } } };
  expect(holidayOn('2027-12-25', calendar)?.notice).toBe('No trains.');
  expect(holidayOn('2027-12-26', calendar)?.notice).toBe('Snow.');
  expect(holidayOn('2026-12-28', calendar)).toEqual({});
  expect(holidayOn('2026-12-24', calendar)).toBeNull();
  expect(holidayOn('2026-12-28', { bankHolidays: ['2026-12-28'] })).toEqual({});
});

test('D-86 D-91 Open places come first at a chosen time and on public holidays, and keep their order', () => {
  const places = [
    { id: 1, hours: closedWeekend },
    { id: 2 },
    { id: 3, hours: museum },
    { id: 4, hours: park },
    { id: 5, hours: museum },
    { id: 6, hours: park },
  ];
  const order = (local: string, text?: string) =>
    openFirst(places, whenOf(text, at(local).at, withRules), withRules)
      .map(({ id }) => id)
      .join('');
  expect(order('2026-11-20T12:00')).toBe('123456');
  expect(order('2026-11-21T12:00')).toBe('123456');
  expect(order('2026-11-20T12:00', '2026-11-21')).toBe('345621');
  expect(order('2026-11-20T12:00', '2026-12-26')).toBe('463521');
  expect(order('2026-11-20T12:00', '2026-12-26T08:00')).toBe('213456');
  // Before they open, confirmed places are first on the holiday itself.
  expect(order('2026-12-26T08:00')).toBe('463521');
  expect(order('2026-12-26T12:00')).toBe('463521');
});
