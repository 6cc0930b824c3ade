/** Checks Austria's public holidays, from computed dates of Easter, and opening hours of Vienna's places. */
import { type Opening, openingState, rightNow } from '@guide/contracts/place';
import { instantOf, WEEKDAYS } from '@guide/contracts/site';
import { describe, expect, test } from '@jest/globals';
import { calendar, listings, placeNamed, site } from './pack';

const DAY_MS = 86_400_000;

/** Date of Easter Sunday, UTC (Gauss, as corrected by Lichtenberg). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const moonParameter = year % 19;
  const seed = (19 * moonParameter + moon) % 30;
  const correction =
    Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(moonParameter / 11);
  const limit = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return Date.UTC(year, 2, limit + 7 - ((limit - firstSunday) % 7));
}

const YEARS = [2026, 2027, 2028, 2029, 2030];
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const moving = (year: number) => [1, 39, 50, 60].map((days) => iso(easterSunday(year) + days * DAY_MS));
const FIXED = ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'];

function stateOf(local: string, name: string): Opening {
  const [day = '', hour, minute] = local.split(/[ :]/);
  const at = instantOf(day, Number(hour) * 60 + Number(minute), calendar.clockChanges);
  return openingState(placeNamed(name).hours, rightNow(at), calendar);
}

describe('public holidays', () => {
  test('Know Easter Sunday', () => {
    expect(YEARS.map((year) => iso(easterSunday(year)))).toEqual([
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2029-04-01',
      '2030-04-21',
    ]);
  });

  test('D-91 List the thirteen public holidays of each year from 2026 to 2030', () => {
    const expected = YEARS.flatMap((year) =>
      [...FIXED.map((day) => `${year}-${day}`), ...moving(year)].sort(),
    );
    expect(site.bankHolidays).toEqual(expected);
    expect(site.bankHolidays).toHaveLength(65);
  });

  test('D-91 Close shops on every public holiday except 8 December, and name the holiday', () => {
    for (const day of site.bankHolidays as string[]) {
      const rule = site.holidays[day] ?? site.holidays[day.slice(5)];
      const closed = day.endsWith('-12-08') ? undefined : ['shop'];
      expect([day, rule.closed]).toEqual([day, closed]);
      expect([day, rule.notice]).toEqual([day, expect.stringMatching(/public holiday/)]);
    }
    const movingKeys = Object.keys(site.holidays).filter((key) => key.length > 5);
    expect(movingKeys.sort()).toEqual(YEARS.flatMap(moving).sort());
  });
});

const STATES: Record<string, Record<string, Opening['state']>> = {
  // A Friday in November
  '2026-11-27 12:00': {
    Stephansdom: 'open',
    Albertina: 'open',
    Naschmarkt: 'open',
    'Graben und Kohlmarkt': 'open',
    Schweizerhaus: 'closed',
    'Café Central': 'open',
  },
  // A Monday: the large museum is closed, except in summer.
  '2026-11-30 12:00': {
    'Kunsthistorisches Museum': 'closed',
    'Naturhistorisches Museum': 'open',
    Secession: 'closed',
  },
  '2027-07-05 12:00': { 'Kunsthistorisches Museum': 'open', Schweizerhaus: 'open' },
  // A Tuesday
  '2026-12-01 12:00': {
    'Naturhistorisches Museum': 'closed',
    'Leopold Museum': 'closed',
    'Kaiserliche Schatzkammer': 'closed',
  },
  // A Thursday evening
  '2026-12-03 19:00': { 'Kunsthistorisches Museum': 'open', 'Wien Museum': 'open', Albertina: 'closed' },
  // A Sunday: shops and market are closed.
  '2026-11-29 12:00': { Naschmarkt: 'closed', 'Graben und Kohlmarkt': 'closed', Stephansdom: 'open' },
  // A Sunday in July, when the café is closed
  '2027-07-11 12:00': { 'Café Sperl': 'closed', 'Café Central': 'open' },
  // The feast of 8 December, a Tuesday: shops may open, hours are not confirmed.
  '2026-12-08 12:00': { 'Graben und Kohlmarkt': 'unconfirmed', Naschmarkt: 'closed', Stephansdom: 'open' },
  // Christmas Eve
  '2026-12-24 17:00': { Demel: 'unconfirmed', Stephansdom: 'open' },
  // Christmas Day
  '2026-12-25 12:00': {
    'Graben und Kohlmarkt': 'closed',
    'Tiergarten Schönbrunn': 'open',
    'Café Central': 'unconfirmed',
    'Haus der Musik': 'unconfirmed',
  },
  // Easter Monday, Ascension Day, Corpus Christi
  '2027-03-29 12:00': { Naschmarkt: 'closed', Schweizerhaus: 'unconfirmed', 'Schloss Schönbrunn': 'open' },
  '2027-05-06 12:00': { 'Graben und Kohlmarkt': 'closed', Karlskirche: 'open' },
  '2027-05-27 12:00': { 'Graben und Kohlmarkt': 'closed' },
  // The zoo in April and in February
  '2027-04-10 18:00': { 'Tiergarten Schönbrunn': 'open' },
  '2027-02-10 17:30': { 'Tiergarten Schönbrunn': 'closed' },
};

test('D-44 D-91 Show opening states as worked out by hand', () => {
  const shown = Object.entries(STATES).map(([local, states]) => [
    local,
    Object.fromEntries(Object.keys(states).map((name) => [name, stateOf(local, name).state])),
  ]);
  expect(Object.fromEntries(shown)).toEqual(STATES);
});

test('D-44 Give every place hours, a summary or a text, and every table whole weeks of valid intervals', () => {
  const interval = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;
  for (const { name, hours, hoursSummary, additionalInfo } of listings) {
    expect([name, additionalInfo.openingHours.length > 10]).toEqual([name, true]);
    expect([name, !(hours && hoursSummary)]).toEqual([name, true]);
    for (const week of hours ? [hours, ...(hours.seasons ?? [])] : [])
      for (const { key } of WEEKDAYS)
        for (const text of week[key]) expect([name, text]).toEqual([name, expect.stringMatching(interval)]);
  }
  expect(listings.filter(({ hours }) => hours).length).toBeGreaterThan(35);
});

test('D-91 No coffee house is shown as open on a holiday about which it says nothing', () => {
  for (const { name } of listings.filter(({ category, hours }) => category === 'pub' && hours))
    expect([name, stateOf('2027-01-06 12:00', name).state]).toEqual([name, 'unconfirmed']);
});
