import { type Calendar, clockChanges, type OpeningHours } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { openingState } from '../src';

const clocks = (zone: string) => clockChanges(zone, Date.UTC(2025, 5), Date.UTC(2029, 0));
const london: Calendar = {
  clockChanges: clocks('Europe/London'),
  bankHolidays: ['2026-12-25', '2026-12-28'],
};
const daily = ['10:00-17:30'];
const museum: OpeningHours = {
  mon: daily,
  tue: daily,
  wed: daily,
  thu: daily,
  fri: daily,
  sat: daily,
  sun: daily,
};
const closedMonday: OpeningHours = { ...museum, mon: [] };
const closedWeekend: OpeningHours = { ...museum, sat: [], sun: [] };
const late = ['18:00-02:00'];
const club: OpeningHours = { mon: [], tue: late, wed: late, thu: late, fri: late, sat: late, sun: [] };

/** @param local time in London in winter, which is UTC */
const text = (hours: OpeningHours | undefined, local: string, calendar = london) =>
  openingState(hours, Date.parse(`${local}Z`), calendar).text;

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20T10:00', 'Open now · until 17:30'],
  ['2026-11-20T17:29', 'Open now · until 17:30'],
  ['2026-11-20T17:30', 'Opens tomorrow 10:00'],
  ['2026-11-20T09:59', 'Opens 10:00'],
  ['2026-11-20T00:00', 'Opens 10:00'],
])('D-44 a museum at %s: %s', (local, expected) => {
  expect(text(museum, local)).toBe(expected);
});

test('D-44 a day without hours is closed, whatever follows', () => {
  expect(text(closedMonday, '2026-11-23T12:00')).toBe('Closed today');
  expect(openingState(closedMonday, Date.parse('2026-11-23T12:00Z'), london).state).toBe('closed');
});

test('D-44 after the last day of the working week the next day is named', () => {
  expect(text(closedWeekend, '2026-11-20T18:00')).toBe('Opens Monday 10:00');
});

test('D-44 no hours known', () => {
  expect(openingState(undefined, 0, london)).toEqual({ state: 'unknown', text: 'Hours unknown' });
  expect(openingState(undefined, 0, london, 'Guided tours')).toEqual({
    state: 'unknown',
    text: 'Guided tours',
  });
});

test('D-44 past midnight the evening before still counts', () => {
  expect(text(club, '2026-11-20T23:30')).toBe('Open now · until 02:00');
  expect(text(club, '2026-11-21T01:59')).toBe('Open now · until 02:00');
  expect(text(club, '2026-11-21T02:00')).toBe('Opens 18:00');
  expect(text(club, '2026-11-22T01:00')).toBe('Open now · until 02:00');
  expect(text(club, '2026-11-22T03:00')).toBe('Closed today');
});

test('D-44 an end at 24:00 or 00:00 is midnight', () => {
  expect(text({ ...museum, fri: ['11:00-24:00'] }, '2026-11-20T23:59')).toBe('Open now · until midnight');
  expect(text({ ...museum, fri: ['11:00-00:00'] }, '2026-11-20T23:59')).toBe('Open now · until midnight');
});

test('D-44 hours that meet at midnight are one', () => {
  expect(text({ ...museum, fri: ['12:00-24:00'], sat: ['00:00-03:00'] }, '2026-11-20T20:00')).toBe(
    'Open now · until 03:00',
  );
});

test('D-44 a place that never closes is open all day', () => {
  const always = ['00:00-24:00'];
  const park = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always };
  expect(text(park, '2026-11-20T00:00')).toBe('Open now · all day');
});

test('D-44 between two intervals of a day the second one comes next', () => {
  const kitchen = { ...museum, fri: ['12:00-15:00', '17:00-22:00'] };
  expect(text(kitchen, '2026-11-20T16:00')).toBe('Opens 17:00');
  expect(text(kitchen, '2026-11-20T21:00')).toBe('Open now · until 22:00');
});

test('D-44 bank holidays have their own hours, or those of the weekday', () => {
  const holiday = { ...museum, bankHoliday: ['12:00-16:00'] };
  expect(text(holiday, '2026-12-28T11:00')).toBe('Opens 12:00');
  expect(text(museum, '2026-12-28T11:00')).toBe('Open now · until 17:30');
  expect(text({ ...museum, bankHoliday: [] }, '2026-12-28T11:00')).toBe('Closed today');
});

test('D-44 an exception by date wins over the bank holiday, one of the year over one of every year', () => {
  const hours: OpeningHours = {
    ...museum,
    bankHoliday: ['12:00-16:00'],
    dates: { '12-25': [], '12-24': ['10:00-14:00'], '2026-12-24': ['10:00-13:00'] },
  };
  expect(text(hours, '2026-12-25T12:30')).toBe('Closed today');
  expect(text(hours, '2026-12-24T12:30')).toBe('Open now · until 13:00');
  expect(text(hours, '2027-12-24T12:30')).toBe('Open now · until 14:00');
});

test('D-44 an exception tomorrow moves the next opening', () => {
  expect(text({ ...museum, dates: { '11-21': [] } }, '2026-11-20T18:00')).toBe('Opens Sunday 10:00');
});

test('D-44 nothing within a week after the last hours', () => {
  const season: OpeningHours = {
    mon: [],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
    dates: { '11-20': daily },
  };
  expect(text(season, '2026-11-20T18:00')).toBe('Closed now');
});

test("D-44 the city's clocks count, not the visitor's", () => {
  const noon = Date.parse('2026-11-20T12:00Z');
  expect(
    openingState(museum, noon, { clockChanges: clocks('America/New_York'), bankHolidays: [] }).text,
  ).toBe('Opens 10:00');
  expect(openingState(museum, noon, { clockChanges: clocks('Asia/Tokyo'), bankHolidays: [] }).text).toBe(
    'Opens tomorrow 10:00',
  );
});

test('D-44 in summer the same clock times hold', () => {
  expect(text(museum, '2026-07-01T09:00')).toBe('Open now · until 17:30');
  expect(text(museum, '2026-07-01T08:59')).toBe('Opens 10:00');
});

test('D-44 the night the clocks go forward: 02:00 comes after 00:59', () => {
  const friday = { ...club, sat: ['18:00-03:00'] };
  expect(text(friday, '2026-03-29T00:59')).toBe('Open now · until 03:00');
  expect(text(friday, '2026-03-29T01:59')).toBe('Open now · until 03:00');
  expect(text(friday, '2026-03-29T02:00')).toBe('Closed today');
});

test('D-44 the night the clocks go back: what closed at 01:30 does not open again at the second 01:00', () => {
  const saturday = { ...club, sat: ['18:00-01:30'] };
  expect(text(saturday, '2026-10-25T00:29')).toBe('Open now · until 01:30');
  expect(text(saturday, '2026-10-25T00:31')).toBe('Closed today');
  expect(text(saturday, '2026-10-25T01:15')).toBe('Closed today');
});

test('D-44 the night the clocks go back lasts an hour longer until 03:00', () => {
  const saturday = { ...club, sat: ['18:00-03:00'] };
  expect(text(saturday, '2026-10-25T02:59')).toBe('Open now · until 03:00');
  expect(text(saturday, '2026-10-25T03:00')).toBe('Closed today');
});
