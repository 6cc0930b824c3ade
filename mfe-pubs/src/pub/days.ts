import type { Pub } from '@guide/contracts/api';
import {
  type Day,
  holidayOn,
  hoursOnDay,
  type Site,
  timesText,
  WEEKDAYS,
  type Weekday,
  weekdayOn,
  weekOn,
} from '@guide/contracts/site';

export const printedOn = ({ openingHours }: Pub, { name }: Weekday): string =>
  openingHours[name.toLowerCase() as Lowercase<typeof name>];

/** Printed hours of a weekday; null if closed or missing. */
function printedHours(pub: Pub, day: Weekday): string | null {
  const printed = printedOn(pub, day).trim();
  return printed === '' || /^closed/i.test(printed) ? null : printed;
}

/** Uses the structured hours if there are any, else the printed ones (D-44). */
const opensOn = (pub: Pub, day: Weekday): boolean =>
  pub.hours ? pub.hours[day.key].length > 0 : printedHours(pub, day) !== null;

/**
 * Opening hours on a date, with public holidays and exceptions: "11:00–23:00", "11:00–23:00, holiday not confirmed"
 * (D-91); null if closed or by appointment.
 */
export function hoursOn(pub: Pub, day: Day, site: Site): string | null {
  if (pub.hours?.byAppointment) return null;
  const printed = printedHours(pub, weekdayOn(day))?.replaceAll('-', '–') ?? '';
  const { intervals, isConfirmed } = pub.hours
    ? hoursOnDay(pub.hours, day, site)
    : { intervals: [], isConfirmed: holidayOn(day, site) === null };
  const times = pub.hours ? timesText(intervals, day, site) : printed;
  return times && !isConfirmed ? `${times}, holiday not confirmed` : times || null;
}

/** Hours of a date that differ from the week's: an exception, or a public holiday (D-91); null if they do not. */
export function exceptionOn(pub: Pub, day: Day, site: Site): string | null {
  if (!pub.hours || pub.hours.byAppointment) return null;
  const { intervals, isConfirmed } = hoursOnDay(pub.hours, day, site);
  if (isConfirmed && intervals === weekOn(pub.hours, day)[weekdayOn(day).key]) return null;
  return hoursOn(pub, day, site) ?? 'Closed';
}

const short = (index: number) => WEEKDAYS[index]!.name.slice(0, 3);

function runText(first: number, last: number): string {
  if (first === last) return short(first);
  return `${short(first)} ${last - first === 1 ? 'and' : 'to'} ${short(last)}`;
}

/** Open weekdays: "Open Mon to Sat"; "Open daily" only if all seven have hours (D-43, PUBS-09). */
export function openDays(pub: Pub): string {
  const open = WEEKDAYS.map((day) => opensOn(pub, day));
  if (open.every(Boolean)) return 'Open daily';
  const runs = open.flatMap((isOpen, first) => {
    if (!isOpen || open[first - 1]) return [];
    const end = open.indexOf(false, first);
    return [runText(first, end === -1 ? open.length - 1 : end - 1)];
  });
  return runs.length > 0 ? `Open ${runs.join(', ')}` : 'Hours unknown';
}
