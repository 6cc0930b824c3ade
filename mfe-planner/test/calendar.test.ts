/**
 * Reads the exported calendar without the library that writes it.
 * @jest-environment node
 */
import { expect, test } from '@jest/globals';
import { planDay } from '../src/day/dayPlan';
import { calendarFile } from '../src/exports/calendar';
import { calendar, daily, dayOf, place, stop } from './support/city';
import { days, NASTY, places } from './support/exportedDays';

const ics = calendarFile(days, 'Testford', 'https://guide.example', Date.UTC(2026, 10, 23));

test('the calendar has the line format of RFC 5545', () => {
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nPRODID:.+\r\nVERSION:2\.0\r\nBEGIN:VEVENT\r\n/);
  expect(ics).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

/** Properties of each event by name, with unfolded lines and unescaped texts. */
const events = [...ics.replaceAll('\r\n ', '').matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(
  ([, lines]) =>
    Object.fromEntries(
      [...lines!.matchAll(/^([A-Z]+):(.*)\r$/gm)].map(([, name, value]) => [
        name!,
        value!.replaceAll('\\n', '\n').replaceAll(/\\([\\;,])/g, '$1'),
      ]),
    ) as Record<'UID' | 'SUMMARY' | 'DTSTART' | 'DTEND' | 'LOCATION' | 'GEO' | 'DESCRIPTION', string>,
);

/** Reads a date-time in UTC, "20261204T093000Z". */
const timeOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const localTimeOf = (time: Date) =>
  time.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

test('the calendar has every stop and break except closed and removed places', () => {
  const expected = days.flatMap(({ items }) =>
    items.flatMap(({ item, place, outcome }) =>
      item.kind === 'break' ? ['Lunch'] : place && outcome !== 'closed' ? [place.name] : [],
    ),
  );
  expect(expected).toHaveLength(3 * 4 - 2);
  expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(expected);
  expect(expected).toContain(NASTY);
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
});

test('events are at local times in winter, in summer, and on the day when clocks change', () => {
  const towers = events.filter(({ SUMMARY }) => SUMMARY === 'Tower of Testford');
  expect(
    towers.map(({ DTSTART, DTEND }) => [localTimeOf(timeOf(DTSTART)), localTimeOf(timeOf(DTEND))]),
  ).toEqual([
    ['09:30', '10:30'],
    ['09:30', '10:30'],
    ['09:30', '10:30'],
  ]);
  const starts = ['2026-12-04T09:30:00Z', '2027-03-28T08:30:00Z', '2027-07-02T08:30:00Z'];
  expect(towers.map(({ DTSTART }) => timeOf(DTSTART))).toEqual(starts.map((start) => new Date(start)));
});

test('events have address, coordinates and a link', () => {
  const { lat, lng } = places[0]!.at!;
  expect(events[0]).toMatchObject({
    LOCATION: 'Tower of Testford, 1 High Street, EC1A 1AA',
    GEO: `${lat};${lng}`,
    DESCRIPTION: 'https://guide.example/attraction/1',
  });
});

test('an event says that its visit needs an appointment', () => {
  const hours = { ...daily(), byAppointment: true as const };
  const study = planDay(dayOf([stop(1)]), [place(1, { hours })], calendar);
  expect(calendarFile([study], 'Testford', 'https://guide.example', 0)).toContain(
    'DESCRIPTION:By appointment.',
  );
});

test('D-91 an event says that the hours of a holiday are not confirmed', () => {
  const christmas = planDay(dayOf([stop(1)], { date: '2026-12-25' }), places, calendar);
  expect(calendarFile([christmas], 'Testford', 'https://guide.example', 0)).toContain(
    'DESCRIPTION:Usual hours\\, holiday not confirmed.',
  );
});
