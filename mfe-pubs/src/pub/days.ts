import type { Pub } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { localTime, weekdayOf } from '@guide/ui';

/** The days of a week as the printed hours and the machine form call them. */
export const DAYS = [
  { name: 'Monday', text: 'monday', key: 'mon' },
  { name: 'Tuesday', text: 'tuesday', key: 'tue' },
  { name: 'Wednesday', text: 'wednesday', key: 'wed' },
  { name: 'Thursday', text: 'thursday', key: 'thu' },
  { name: 'Friday', text: 'friday', key: 'fri' },
  { name: 'Saturday', text: 'saturday', key: 'sat' },
  { name: 'Sunday', text: 'sunday', key: 'sun' },
] as const;

type DayOfWeek = (typeof DAYS)[number];

/** Whether a pub has hours on a weekday: by the machine form, or by the printed hours where there is none (D-44). */
export function opensOn(pub: Pub, { text, key }: DayOfWeek): boolean {
  if (pub.hours) return pub.hours[key].length > 0;
  const printed = pub.openingHours[text].trim();
  return printed !== '' && !/^closed/i.test(printed);
}

/** The day that the city's clocks show. @param now ms since 1970 */
export function today(now: number, { clockChanges }: Site): DayOfWeek {
  const weekday = weekdayOf(localTime(now, clockChanges).day);
  return DAYS[(weekday + 6) % DAYS.length]!;
}
