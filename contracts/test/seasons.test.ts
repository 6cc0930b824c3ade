import { expect, test } from '@jest/globals';
import Value from 'typebox/value';
import { Hours } from '../api/schemas';
import { hoursLd, isOpenAt } from '../place';
import { cityClocks, instantOf, intervalsOn, type OpeningHours, weekOn, weekUntil } from '../site';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const hours: OpeningHours = {
  ...week('10:00-16:00'),
  seasons: [
    { from: '03-01', to: '10-31', ...week('10:00-18:00') },
    { from: '12-20', to: '01-05', ...week() },
  ],
  dates: { '12-25': ['12:00-13:00'], '2027-05-01': [] },
  bankHoliday: ['11:00-15:00'],
};
const calendar = {
  clockChanges: cityClocks('Europe/London', Date.UTC(2027, 0)),
  bankHolidays: ['2027-05-03'],
};

test.each([
  ['2027-02-28', ['10:00-16:00']],
  ['2027-03-01', ['10:00-18:00']],
  ['2027-10-31', ['10:00-18:00']],
  ['2027-11-01', ['10:00-16:00']],
  ['2027-12-19', ['10:00-16:00']],
  ['2027-12-20', []],
  ['2028-01-05', []],
  ['2028-01-06', ['10:00-16:00']],
  ['2028-02-29', ['10:00-16:00']],
])('D-44 on %s the hours are those of its season, edges and New Year included', (day, expected) => {
  expect(intervalsOn(hours, day, [])).toEqual(expected);
});

test('D-44 a date of its own counts before a season, a bank holiday too, and of two seasons the first', () => {
  expect(intervalsOn(hours, '2027-12-25', [])).toEqual(['12:00-13:00']);
  expect(intervalsOn(hours, '2027-05-01', [])).toEqual([]);
  expect(intervalsOn(hours, '2027-05-03', calendar.bankHolidays)).toEqual(['11:00-15:00']);
  const both: OpeningHours = {
    ...hours,
    seasons: [...hours.seasons!, { from: '06-01', to: '06-30', ...week() }],
  };
  expect(intervalsOn(both, '2027-06-10', [])).toEqual(['10:00-18:00']);
});

test('D-44 a place that closes at 16:00 in winter is open at 17:00 in summer', () => {
  const open = (day: string) =>
    isOpenAt(hours as Hours, instantOf(day, 17 * 60, calendar.clockChanges), calendar);
  expect([open('2027-01-20'), open('2027-07-20')]).toEqual([false, true]);
});

test('D-44 until when a week holds; null where it holds all year', () => {
  expect(weekUntil(hours, '2027-03-01')).toBe('2027-10-31');
  expect(weekUntil(hours, '2027-11-23')).toBe('2027-12-19');
  expect(weekUntil(hours, '2027-12-31')).toBe('2028-01-05');
  expect(weekUntil(week('10:00-16:00'), '2027-03-01')).toBeNull();
  expect(
    weekUntil({ ...hours, seasons: [{ from: '01-01', to: '12-31', ...week() }] }, '2027-03-01'),
  ).toBeNull();
  expect(weekOn(hours, '2027-08-01')).toBe(hours.seasons![0]);
});

test('D-26 search engines get each season with its next dates', () => {
  const dates = (today: string) =>
    hoursLd(hours as Hours, today)
      .filter(({ dayOfWeek }) => dayOfWeek.endsWith('Monday'))
      .map((spec) => ({ ...spec, '@type': undefined, dayOfWeek: undefined }));
  expect(dates('2027-11-23')).toEqual([
    { opens: '10:00', closes: '16:00' },
    { opens: '10:00', closes: '18:00', validFrom: '2028-03-01', validThrough: '2028-10-31' },
  ]);
  expect(dates('2027-10-31')[1]).toMatchObject({ validFrom: '2027-03-01', validThrough: '2027-10-31' });
  const winter = { ...hours, seasons: [{ from: '12-01', to: '01-31', ...week('00:00-24:00') }] } as Hours;
  expect(hoursLd(winter, '2028-01-15')[7]).toMatchObject({
    validFrom: '2027-12-01',
    validThrough: '2028-01-31',
  });
});

test('D-44 seasons begin and end on days of the calendar, and have every weekday', () => {
  const fits = (season: object) => Value.Check(Hours, { ...week('10:00-16:00'), seasons: [season] });
  expect(fits({ from: '03-01', to: '10-31', ...week('10:00-18:00') })).toBe(true);
  for (const [from, to] of [
    ['3-1', '10-31'],
    ['13-01', '10-31'],
    ['03-00', '10-31'],
    ['03-01', '2027-10-31'],
  ])
    expect([from, to, fits({ from, to, ...week() })]).toEqual([from, to, false]);
  const { sun: _, ...six } = week();
  expect(fits({ from: '03-01', to: '10-31', ...six })).toBe(false);
});
