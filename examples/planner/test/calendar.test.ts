/**
 * Reads the exported calendar with independent parsers.
 * @jest-environment node
 */
import { expect, test } from '@jest/globals';

import nodeIcal from 'node-ical';
import { calendarFile } from '../src/exports/calendar';
import { days, NASTY, places } from './support/exportedDays';

const ics = calendarFile(days, 'Testford', 'https://guide.example', Date.UTC(2026, 10, 23));

test('the calendar has the line format of RFC 5545', () => {
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nPRODID:.+\r\nVERSION:2\.0\r\nBEGIN:VEVENT\r\n/);
  expect(ics).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

const events = Object.values(nodeIcal.sync.parseICS(ics)).flatMap((entry) =>
  entry?.type === 'VEVENT' ? [entry] : [],
);

const localTimeOf = (time: Date) =>
  time.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

test('the calendar has every stop and break except closed and removed places', () => {
  const expected = days.flatMap(({ items }) =>
    items.flatMap(({ item, place, outcome }) =>
      item.kind === 'break' ? ['Lunch'] : place && outcome !== 'closed' ? [place.name] : [],
    ),
  );
  expect(expected).toHaveLength(3 * 4 - 2);
  expect(events.map(({ summary }) => summary)).toEqual(expected);
  expect(expected).toContain(NASTY);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test('events are at local times in winter, in summer, and on the day when clocks change', () => {
  const towers = events.filter(({ summary }) => summary === 'Tower of Testford');
  expect(towers.map(({ start, end }) => [localTimeOf(start), localTimeOf(end!)])).toEqual([
    ['09:30', '10:30'],
    ['09:30', '10:30'],
    ['09:30', '10:30'],
  ]);
  const starts = ['2026-12-04T09:30:00Z', '2027-03-28T08:30:00Z', '2027-07-02T08:30:00Z'];
  expect(towers.map(({ start }) => start)).toEqual(starts.map((start) => new Date(start)));
});

test('events have address, coordinates and a link', () => {
  const { lat, lng } = places[0]!.at!;
  expect(events[0]).toMatchObject({
    location: 'Tower of Testford, 1 High Street, EC1A 1AA',
    geo: { lat, lon: lng },
    description: 'https://guide.example/attraction/1',
  });
});
