/** Opening states on London's public holidays, from common knowledge instead of the pack (D-91). */
import { type Opening, openingState, rightNow, specialHoursLd } from '@guide/contracts/place';
import { type Calendar, cityClocks, instantOf } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { read } from './drawn';

const listings: { name: string; hours: Parameters<typeof openingState>[0] }[] = JSON.parse(
  read('listings.json'),
);
const { timeZone, bankHolidays, holidays } = JSON.parse(read('site.json'));
const calendar: Calendar = {
  clockChanges: cityClocks(timeZone, Date.UTC(2026, 10, 27)),
  bankHolidays,
  holidays,
};

function stateOf(local: string, name: string): Opening {
  const [day = '', hour, minute] = local.split(/[ :]/);
  const at = instantOf(day, Number(hour) * 60 + Number(minute), calendar.clockChanges);
  const listing = listings.find((each) => each.name === name);
  if (!listing) throw new Error(`London has no ${name}`);
  return openingState(listing.hours, rightNow(at), calendar);
}

const STATES: Record<string, Record<string, Opening['state']>> = {
  // Christmas Day, a Friday: no trains, all shops and museums are closed.
  '2026-12-25 12:00': {
    'Tower of London': 'closed',
    'British Museum': 'closed',
    'London Eye': 'closed',
    'St Pancras Station': 'closed',
    Harrods: 'closed',
    'Oxford Street': 'closed',
    'The George Inn': 'closed',
    'Hawksmoor (Seven Dials)': 'closed',
    'Duck & Waffle': 'unconfirmed',
    Chinatown: 'open',
    'Hyde Park': 'open',
    'Trafalgar Square': 'open',
    'Westminster Pier': 'closed',
  },
  // Boxing Day, a Saturday: museums stay closed, the zoo and Kew open, shops and pubs decide each year.
  '2026-12-26 13:00': {
    'British Museum': 'closed',
    'Tate Modern': 'closed',
    'Borough Market': 'closed',
    'London Zoo': 'open',
    'Kew Gardens': 'open',
    Harrods: 'unconfirmed',
    Rules: 'unconfirmed',
    'The Churchill Arms': 'unconfirmed',
    'St Pancras Station': 'unconfirmed',
  },
  // A usual Sunday, although between the holidays.
  '2026-12-27 12:30': { Harrods: 'open', 'British Museum': 'open' },
  // The Monday on which Boxing Day is made up.
  '2026-12-28 12:00': {
    'Victoria and Albert Museum': 'open',
    'British Library': 'open',
    'Leadenhall Market': 'closed',
    'St Pancras Station': 'open',
    'Dishoom (Covent Garden)': 'unconfirmed',
    'The Lamb': 'unconfirmed',
  },
  // New Year's Eve is no holiday, and its evening lasts until the pub closes.
  '2026-12-31 23:30': { 'The Dublin Castle': 'open' },
  '2027-01-01 00:30': { 'The Dublin Castle': 'unconfirmed', 'Piccadilly Circus': 'open' },
  '2027-01-01 09:45': { 'Tower Bridge': 'closed' },
  '2027-01-01 12:30': {
    'Tower Bridge': 'open',
    'Tower of London': 'closed',
    'National Gallery': 'closed',
    'Natural History Museum': 'open',
    'St. JOHN': 'unconfirmed',
    Liberty: 'unconfirmed',
  },
  // Good Friday: large shops may open; the Abbey is open for worship only.
  '2027-03-26 12:30': {
    'Science Museum': 'open',
    'Westminster Abbey': 'unconfirmed',
    Harrods: 'unconfirmed',
    Wiltons: 'unconfirmed',
  },
  // Easter Sunday, when clocks go forward: large shops must close (Sunday Trading Act 1994).
  '2027-03-28 13:00': {
    Harrods: 'closed',
    'Harvey Nichols': 'closed',
    'Fortnum & Mason': 'closed',
    Hamleys: 'closed',
    Liberty: 'closed',
    'Oxford Street': 'closed',
    'Science Museum': 'open',
    'The Blackfriar': 'unconfirmed',
  },
  // Easter Monday
  '2027-03-29 12:30': {
    'Tower of London': 'open',
    Harrods: 'unconfirmed',
    'Restaurant Gordon Ramsay': 'closed',
  },
  // The bank holidays of spring and summer.
  '2027-05-03 12:30': { 'Tate Britain': 'open' },
  '2027-05-31 12:30': { 'Sky Garden': 'open' },
  '2027-08-30 12:30': { 'Imperial War Museum': 'open', 'The Ivy': 'unconfirmed' },
  // Christmas on a Saturday: its bank holiday is the Monday, the law counts the date.
  '2027-12-25 13:00': { Harrods: 'closed' },
};

test('D-91 Show 60 states on public holidays as common knowledge has them', () => {
  const shown = Object.entries(STATES).map(([local, states]) => [
    local,
    Object.fromEntries(Object.keys(states).map((name) => [name, stateOf(local, name).state])),
  ]);
  expect(Object.fromEntries(shown)).toEqual(STATES);
  expect(Object.values(STATES).flatMap(Object.keys)).toHaveLength(60);
});

test('D-91 No restaurant and no pub is shown as open on a holiday about which it says nothing', () => {
  const tables = JSON.parse(read('listings.json')).filter(
    ({ category }: { category: string }) => category !== 'attraction',
  );
  expect(tables).toHaveLength(54);
  for (const local of ['2026-12-26 13:00', '2027-01-01 13:00', '2027-03-28 13:00'])
    expect(tables.filter(({ name }: { name: string }) => stateOf(local, name).state === 'open')).toEqual([]);
});

test('D-91 Give search engines the closing dates of every place that has some', () => {
  const isClosedSometimes = ({ hours }: (typeof listings)[number]) =>
    hours?.kind !== undefined ||
    Object.values(hours?.dates ?? {}).some((intervals) => intervals.length === 0);
  const closing = listings.filter(isClosedSometimes);
  expect(closing.length).toBeGreaterThan(120);
  const withoutDates = closing.filter(
    ({ hours }) => !specialHoursLd(hours, calendar, '2026-11-28').some(({ closes }) => closes === '00:00'),
  );
  expect(withoutDates.map(({ name }) => name)).toEqual([]);
});
