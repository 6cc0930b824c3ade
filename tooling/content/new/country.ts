/** What follows from a country and coordinates. */
import countryToCurrency from 'country-to-currency';
import Holidays from 'date-holidays';
import { isCountry, timeZoneAt } from '../check/region';

/** Years for which public holidays are written. */
const HOLIDAY_YEARS = 5;
const DAY_MS = 86_400_000;
/** English with days before months, Monday first and 24 hours. */
const OTHER_LOCALE = 'en-GB';

export interface Region {
  /** "UK" */
  country: string;
  countryCode: string;
  timeZone: string;
  currency: string;
  /** Most widely spoken language: "German". */
  language: string;
  locale: string;
  /** "Monday" */
  firstDay: string;
  has24Hours: boolean;
  /** "YYYY-MM-DD", ascending. */
  holidays: string[];
}

/**
 * Looks up a region.
 * @param code - ISO 3166-1, two letters
 * @param state - state or province with holidays of its own, as ISO 3166-2 has it after the hyphen
 * @param now - the holidays begin with this year
 * @throws {Error} if the country or state does not exist, or the centre is in another country's time zone
 */
export function regionOf(
  code: string,
  state: string | undefined,
  center: [lat: number, lng: number],
  now: Date,
): Region {
  if (!isCountry(code))
    throw new Error(`The country "${code}" does not exist. Write its two letters, as in --country AT.`);
  const [lat, lng] = center;
  const timeZone = timeZoneAt(lat, lng);
  if (!timeZone)
    throw new Error(
      `The centre ${lat},${lng} does not exist. Write latitude and longitude in degrees, as in --center 48.208,16.372.`,
    );
  const holidays = holidaysOf(code, state);
  refuseSwapped(holidays?.getTimezones() ?? [], timeZone, center, code);
  const locale = localeOf(code);
  const language = new Intl.Locale(`und-${code}`).maximize().language;
  return {
    country: new Intl.DisplayNames('en', { type: 'region', style: 'short' }).of(code) ?? code,
    countryCode: code,
    timeZone,
    currency: countryToCurrency[code as keyof typeof countryToCurrency] ?? 'USD',
    language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    locale,
    firstDay: firstDayOf(locale),
    has24Hours: new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === false,
    holidays: holidays ? datesOf(holidays, now.getUTCFullYear()) : [],
  };
}

/** English as the country writes it, if `Intl` knows that. */
function localeOf(code: string): string {
  const locale = `en-${code}`;
  return new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale ? locale : OTHER_LOCALE;
}

/** Node 20 has a property, later versions a method. */
type WithWeek = { weekInfo?: { firstDay: number }; getWeekInfo?(): { firstDay: number } };

function firstDayOf(locale: string): string {
  const week = new Intl.Locale(locale) as unknown as WithWeek;
  const { firstDay } = week.getWeekInfo?.() ?? week.weekInfo ?? { firstDay: 1 };
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, firstDay));
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day);
}

function holidaysOf(code: string, state: string | undefined): Holidays | undefined {
  const all = new Holidays();
  if (!(code in all.getCountries())) return undefined;
  const states = all.getStates(code) ?? {};
  if (state && !(state in states))
    throw new Error(
      `${code} has no state "${state}". Known states: ${Object.keys(states).join(', ') || 'none'}.`,
    );
  return state ? new Holidays(code, state) : new Holidays(code);
}

/** The whole days that are public holidays. */
function datesOf(holidays: Holidays, firstYear: number): string[] {
  const dates = new Set<string>();
  for (let year = firstYear; year < firstYear + HOLIDAY_YEARS; year += 1)
    for (const { type, date, start, end } of holidays.getHolidays(year, 'en')) {
      if (type !== 'public' || !date.includes(' 00:00')) continue;
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      const first = Date.parse(date.slice(0, 10));
      for (let day = 0; day < days; day += 1)
        dates.add(new Date(first + day * DAY_MS).toISOString().slice(0, 10));
    }
  return [...dates].sort();
}

/** @param zones - time zones of the country */
function refuseSwapped(zones: string[], timeZone: string, [lat, lng]: [number, number], code: string): void {
  if (zones.length === 0 || zones.includes(timeZone)) return;
  const turned = Math.abs(lng) <= 90 ? timeZoneAt(lng, lat) : undefined;
  if (turned && zones.includes(turned))
    throw new Error(`Latitude and longitude of the centre are swapped. Write --center ${lng},${lat}.`);
  if (!sharesClocks(zones, timeZone))
    throw new Error(
      `The centre ${lat},${lng} is in the time zone ${timeZone}, and ${code} has ${zones.join(', ')}. Correct --center or --country.`,
    );
}

/** Tables of time zones may have different names for the same clocks. */
function sharesClocks(zones: string[], timeZone: string): boolean {
  const offset = (zone: string) =>
    [0, 6]
      .map(
        (month) =>
          new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
            .formatToParts(Date.UTC(2026, month, 15))
            .find(({ type }) => type === 'timeZoneName')?.value,
      )
      .join();
  return zones.some((zone) => offset(zone) === offset(timeZone));
}
