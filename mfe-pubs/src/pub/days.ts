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
  wordIn,
} from '@guide/contracts/site';
import { i18n, listSeparator } from '@guide/contracts/texts';

const PRINTED = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
} as const;

/** Printed hours of a weekday for visitors: "11:00–23:00", "Closed". */
export function printedOn(
  { openingHours }: Pub,
  { key }: Pick<Weekday, 'key'>,
  site: Pick<Site, 'words'>,
): string {
  const printed = openingHours[PRINTED[key]];
  return printed === 'Closed' ? i18n.t('Closed') : wordIn(site, printed);
}

/** Printed hours of a weekday, English as in the data; null if closed or missing. */
function printedHours({ openingHours }: Pub, { key }: Weekday): string | null {
  const printed = openingHours[PRINTED[key]].trim();
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
  const printed = wordIn(site, printedHours(pub, weekdayOn(day)) ?? '').replaceAll('-', '–');
  const { intervals, isConfirmed } = pub.hours
    ? hoursOnDay(pub.hours, day, site)
    : { intervals: [], isConfirmed: holidayOn(day, site) === null };
  const times = pub.hours ? timesText(intervals, day, site) : printed;
  return times && !isConfirmed ? i18n.t('{times}, holiday not confirmed', { times }) : times || null;
}

/** Hours of a date that differ from the week's: an exception, or a public holiday (D-91); null if they do not. */
export function exceptionOn(pub: Pub, day: Day, site: Site): string | null {
  if (!pub.hours || pub.hours.byAppointment) return null;
  const { intervals, isConfirmed } = hoursOnDay(pub.hours, day, site);
  if (isConfirmed && intervals === weekOn(pub.hours, day)[weekdayOn(day).key]) return null;
  return hoursOn(pub, day, site) ?? i18n.t('Closed');
}

const shortNames = () => [
  i18n.t('Mon'),
  i18n.t('Tue'),
  i18n.t('Wed'),
  i18n.t('Thu'),
  i18n.t('Fri'),
  i18n.t('Sat'),
  i18n.t('Sun'),
];

/** "Mon", "Sat and Sun", "Mon to Fri" */
function runText(firstIndex: number, lastIndex: number): string {
  const names = shortNames();
  const [first, last] = [names[firstIndex]!, names[lastIndex]!];
  if (firstIndex === lastIndex) return first;
  return lastIndex - firstIndex === 1
    ? i18n.t('{first} and {last}', { first, last })
    : i18n.t('{first} to {last}', { first, last });
}

/** Open weekdays: "Open Mon to Sat"; "Open daily" only if all seven have hours (D-43, PUBS-09). */
export function openDays(pub: Pub): string {
  const open = WEEKDAYS.map((day) => opensOn(pub, day));
  if (open.every(Boolean)) return i18n.t('Open daily');
  const runs = open.flatMap((isOpen, first) => {
    if (!isOpen || open[first - 1]) return [];
    const end = open.indexOf(false, first);
    return [runText(first, end === -1 ? open.length - 1 : end - 1)];
  });
  return runs.length > 0
    ? i18n.t('Open {days}', { days: runs.join(listSeparator()) })
    : i18n.t('Hours unknown');
}
