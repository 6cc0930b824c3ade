import ICAL from 'ical.js';
import { type DayPlan, nameOfStop, type TimedItem } from '../day/dayPlan';
import { pathOf } from '../places/place';

/** The product identifier of the files (RFC 5545, section 3.7.3). */
const PRODUCT = '-//Visitor guide//Planner//EN';

// The library counts without the blank that a further line begins with; a line has 75 bytes (section 3.1).
ICAL.foldLength = 74;

/**
 * The days as an iCalendar file (RFC 5545): an event for each stop and break, in universal time, so that a calendar
 * tells them by its own clocks. The same stop has the same id in every file: a calendar that has it replaces it.
 * @param origin of the guide, for links to the places
 * @param now when the file is made, ms since 1970
 */
export function calendarFile(days: readonly DayPlan[], city: string, origin: string, now: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', PRODUCT);
  calendar.updatePropertyWithValue('version', '2.0');
  for (const day of days) {
    for (const item of day.items) {
      const says = wordsOf(item, city, origin);
      if (says) calendar.addSubcomponent(eventOf(item, day, says, now));
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** @returns null for what nobody goes to: what is closed, and what is no more */
function wordsOf({ item, place, outcome }: TimedItem, city: string, origin: string) {
  if (item.kind === 'break') return { summary: 'Lunch' };
  if (!place || outcome === 'closed') return null;
  const notes = [
    item.fixedAt !== undefined && 'Fixed time.',
    outcome === 'late' && 'You arrive after the fixed time.',
    outcome === 'short' && 'It closes before this visit is over.',
    `${origin}${pathOf(place)}`,
  ];
  return {
    summary: nameOfStop(item, place),
    location: [place.name, place.address || `${place.area}, ${city}`].join(', '),
    description: notes.filter(Boolean).join('\n'),
    ...(place.at && { geo: [place.at.lat, place.at.lng] }),
  };
}

function eventOf(
  { item, begin, leave }: TimedItem,
  { toInstant }: DayPlan,
  says: NonNullable<ReturnType<typeof wordsOf>>,
  now: number,
) {
  const event = new ICAL.Component('vevent');
  const at = (instant: number) => ICAL.Time.fromJSDate(new Date(instant), true);
  const fields = {
    uid: `${item.key}@planner.guide`,
    dtstamp: at(now),
    dtstart: at(toInstant(begin)),
    dtend: at(toInstant(leave)),
    ...says,
  };
  for (const [name, value] of Object.entries(fields)) event.updatePropertyWithValue(name, value);
  return event;
}
