import type { PackFile } from '../pack';
import { type Checked, isObject, listOf, quoted } from './findings';

const DAY_MS = 86_400_000;
/** A leap year, for dates without a year. */
const ANY_YEAR = '2028';

/** Reports dates that do not exist, and public holidays that run out within a year. */
export function checkDates(pack: Checked): void {
  const { bankHolidays, holidays, product } = pack.object('site.json');
  const dates = listOf(bankHolidays).filter((date) => typeof date === 'string');
  dates.forEach((date, index) => {
    checkDate(pack, 'site.json', ['bankHolidays', index], date);
  });
  for (const date of Object.keys(isObject(holidays) ? holidays : {}))
    checkDate(pack, 'site.json', ['holidays', date], date);
  for (const file of ['listings.json', 'pubs.json'] as const)
    for (const [{ hours }, index] of pack.list(file))
      for (const date of Object.keys(isObject(hours?.dates) ? hours.dates : {}))
        checkDate(pack, file, [index, 'hours', 'dates', date], date);
  const last = dates.toSorted().at(-1);
  const next = 'Add the dates of the next years.';
  if (last === undefined)
    pack.report(
      'doubtful',
      'site.json',
      ['bankHolidays'],
      `${quoted(product)} has no public holidays, so pages promise usual hours on them. ${next}`,
    );
  else if (Date.parse(last) < pack.now.getTime() + 365 * DAY_MS)
    pack.report(
      'doubtful',
      'site.json',
      ['bankHolidays', dates.indexOf(last)],
      `The public holidays end on ${last}, within a year. ${next}`,
    );
}

/** @param date - "YYYY-MM-DD" or "MM-DD" */
function checkDate(pack: Checked, file: PackFile, at: (string | number)[], date: string): void {
  const full = /^\d{2}-\d{2}$/.test(date) ? `${ANY_YEAR}-${date}` : date;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(full)) return;
  const time = Date.parse(full);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== full)
    pack.report('wrong', file, at, `The date ${date} does not exist. Correct it.`);
}
