/** Opening states of ten places, worked out by hand from their hours (D-44, D-83). */
import { type Opening, openingState, rightNow } from '@guide/contracts/place';
import { cityClocks, instantOf } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { read } from './drawn';

const listings: { id: number; name: string; hours: Parameters<typeof openingState>[0] }[] = JSON.parse(
  read('listings.json'),
);
const { timeZone, bankHolidays, holidays } = JSON.parse(read('site.json'));
const calendar = { clockChanges: cityClocks(timeZone, Date.UTC(2026, 10, 27)), bankHolidays, holidays };

const CLOSED_TODAY = ['closed', 'Closed today'] as const;
type Moment = readonly [local: string, state: Opening['state'], text: string];
const CHRISTMAS: Moment = ['2026-12-25 12:00', ...CLOSED_TODAY];

/** Before opening, open, just before the last entry, after it, on a changed day, and on 25 December. */
const STATES: Record<string, readonly [Moment, Moment, Moment, Moment, Moment, Moment]> = {
  'Tower of London': [
    ['2026-11-27 08:59', 'closed', 'Opens 09:00'],
    ['2026-11-27 12:00', 'open', 'Open now · until 16:30'],
    ['2026-11-27 15:29', 'lastEntrySoon', 'Open now · last entry 15:30'],
    ['2026-11-27 15:50', 'noMoreEntry', 'Last entry was at 15:30'],
    ['2027-03-01 16:15', 'lastEntrySoon', 'Open now · last entry 16:30'],
    CHRISTMAS,
  ],
  'Kew Gardens': [
    ['2026-11-27 09:30', 'closed', 'Opens 10:00'],
    ['2026-11-27 11:00', 'open', 'Open now · until 15:00'],
    ['2026-11-27 13:59', 'lastEntrySoon', 'Open now · last entry 14:00'],
    ['2026-11-27 14:30', 'noMoreEntry', 'Last entry was at 14:00'],
    ['2026-11-20 14:30', 'lastEntrySoon', 'Open now · last entry 15:00'],
    CHRISTMAS,
  ],
  'Westminster Abbey': [
    ['2026-11-27 09:00', 'closed', 'Opens 09:30'],
    ['2026-11-27 14:44', 'open', 'Open now · until 16:30'],
    ['2026-11-27 15:15', 'lastEntrySoon', 'Open now · last entry 15:30'],
    ['2026-11-27 15:30', 'noMoreEntry', 'Last entry was at 15:30'],
    ['2027-05-01 14:30', 'lastEntrySoon', 'Open now · last entry 15:00'],
    CHRISTMAS,
  ],
  'Kensington Palace': [
    ['2026-11-27 09:59', 'closed', 'Opens 10:00'],
    ['2026-11-27 10:00', 'open', 'Open now · until 16:00'],
    ['2026-11-27 14:59', 'lastEntrySoon', 'Open now · last entry 15:00'],
    ['2026-11-27 15:50', 'noMoreEntry', 'Last entry was at 15:00'],
    ['2027-04-01 16:30', 'lastEntrySoon', 'Open now · last entry 17:00'],
    CHRISTMAS,
  ],
  'The Monument': [
    ['2026-11-27 13:30', 'closed', 'Opens 14:00'],
    ['2026-11-27 10:00', 'open', 'Open now · until 13:00'],
    ['2026-11-27 12:29', 'lastEntrySoon', 'Open now · last entry 12:30'],
    ['2026-11-27 12:45', 'noMoreEntry', 'Last entry was at 12:30 · opens 14:00'],
    ['2026-03-29 17:15', 'lastEntrySoon', 'Open now · last entry 17:30'],
    CHRISTMAS,
  ],
  'London Zoo': [
    ['2026-11-27 00:30', 'closed', 'Opens 10:00'],
    ['2026-11-27 13:00', 'open', 'Open now · until 16:00'],
    ['2026-11-27 14:30', 'lastEntrySoon', 'Open now · last entry 15:00'],
    ['2026-11-27 15:01', 'noMoreEntry', 'Last entry was at 15:00'],
    ['2027-02-15 15:01', 'open', 'Open now · until 17:00'],
    CHRISTMAS,
  ],
  'British Museum': [
    ['2026-11-27 09:00', 'closed', 'Opens 10:00'],
    ['2026-11-27 18:00', 'open', 'Open now · until 20:30'],
    ['2026-11-27 20:29', 'open', 'Open now · until 20:30'],
    ['2026-11-27 20:30', 'closed', 'Opens tomorrow 10:00'],
    ['2026-10-25 16:59', 'open', 'Open now · until 17:00'],
    CHRISTMAS,
  ],
  'British Library': [
    ['2026-11-29 10:59', 'closed', 'Opens 11:00'],
    ['2026-11-26 19:00', 'open', 'Open now · until 20:00'],
    ['2026-11-28 16:59', 'open', 'Open now · until 17:00'],
    ['2026-11-27 18:00', 'closed', 'Opens tomorrow 09:30'],
    ['2026-12-28 17:30', 'closed', 'Opens tomorrow 09:30'],
    CHRISTMAS,
  ],
  'Hawksmoor (Seven Dials)': [
    ['2026-11-27 11:00', 'closed', 'Opens 12:00'],
    ['2026-11-27 13:00', 'open', 'Open now · until 15:00'],
    ['2026-11-27 21:59', 'open', 'Open now · until 22:00'],
    ['2026-11-27 15:00', 'closed', 'Opens 17:00'],
    ['2026-07-01 16:59', 'closed', 'Opens 17:00'],
    CHRISTMAS,
  ],
  'The George Inn': [
    ['2026-11-28 10:00', 'closed', 'Opens 11:00'],
    ['2026-11-28 23:30', 'open', 'Open now · until midnight'],
    ['2026-11-27 22:59', 'open', 'Open now · until 23:00'],
    ['2026-11-27 23:00', 'closed', 'Opens tomorrow 11:00'],
    ['2026-10-24 23:30', 'open', 'Open now · until midnight'],
    CHRISTMAS,
  ],
};

test('D-44 D-83 Show 60 opening states as worked out by hand', () => {
  const shown = Object.entries(STATES).map(([name, moments]) => {
    const { hours } = listings.find((listing) => listing.name === name)!;
    const states = moments.map(([local]) => {
      const [day = '', hour, minute] = local.split(/[ :]/);
      const at = instantOf(day, Number(hour) * 60 + Number(minute), calendar.clockChanges);
      const { state, text } = openingState(hours, rightNow(at), calendar);
      return [local, state, text];
    });
    return [name, states];
  });
  expect(Object.fromEntries(shown)).toEqual(STATES);
  expect(Object.values(STATES).flat()).toHaveLength(60);
});
