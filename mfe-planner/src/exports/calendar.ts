import { i18n } from '@guide/contracts/texts';
import ICAL from 'ical.js';
import { type DayPlan, nameOfStop, type TimedItem } from '../day/dayPlan';
import { pathOf } from '../places/place';

/** Product identifier (RFC 5545, section 3.7.3). */
const PRODUCT = '-//Visitor guide//Planner//EN';

// Lines have 75 bytes (section 3.1); the library does not count the space at the start of a folded line.
ICAL.foldLength = 74;

/**
 * Creates an iCalendar file (RFC 5545) in UTC. Stable ids let a second import replace the events of the first.
 * @param origin - origin of the guide and its language, for links @param now - ms since 1970
 */
export function calendarFile(days: readonly DayPlan[], city: string, origin: string, now: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', PRODUCT);
  calendar.updatePropertyWithValue('version', '2.0');
  for (const day of days) {
    for (const item of day.items) {
      const texts = textsOf(item, city, origin);
      if (texts) calendar.addSubcomponent(eventOf(item, day, texts, now));
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** Texts of an event; null for places that are closed or no longer in the guide. */
function textsOf({ item, place, outcome, opening }: TimedItem, city: string, origin: string) {
  if (item.kind === 'break') return { summary: i18n.t('Lunch') };
  if (!place || outcome === 'closed') return null;
  const notes = [
    item.fixedAt !== undefined && i18n.t('Fixed time.'),
    outcome === 'late' && i18n.t('You arrive after the fixed time.'),
    outcome === 'short' && i18n.t('It closes before this visit is over.'),
    opening?.state === 'unconfirmed' && i18n.t('Usual hours, holiday not confirmed.'),
    place.hours?.byAppointment && i18n.t('By appointment.'),
    place.noFixedPlace && i18n.t('No fixed place.'),
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
  texts: NonNullable<ReturnType<typeof textsOf>>,
  now: number,
) {
  const event = new ICAL.Component('vevent');
  const at = (instant: number) => ICAL.Time.fromJSDate(new Date(instant), true);
  const fields = {
    uid: `${item.key}@planner.guide`,
    dtstamp: at(now),
    dtstart: at(toInstant(begin)),
    dtend: at(toInstant(leave)),
    ...texts,
  };
  for (const [name, value] of Object.entries(fields)) event.updatePropertyWithValue(name, value);
  return event;
}
