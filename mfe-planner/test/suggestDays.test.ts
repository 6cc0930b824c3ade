import { readFileSync } from 'node:fs';
import type { Listing } from '@guide/contracts/api';
import { type Calendar, clockChanges, instantOf, openSpans } from '@guide/contracts/site';
import { testSite } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { planDay } from '../src/day/dayPlan';
import { type Place, placeOf } from '../src/places/place';
import { hereAt } from '../src/plan/here';
import { planDayOf } from '../src/suggestions/planDayOf';
import { type ShownDay, shownOf } from '../src/suggestions/shownDay';
import { type SuggestedDay, type SuggestionRequest, suggestDays } from '../src/suggestions/suggestDays';
import { dayAndStart, suggestionsFor } from '../src/suggestions/suggestionsFor';
import { calendar, daily, listing, place } from './support/city';

const request: SuggestionRequest = { date: '2026-12-04', earliest: 0, start: null, traits: [] };
type Overrides = Partial<SuggestionRequest>;

const suggest = (places: readonly Place[], overrides: Overrides = {}, ofCity: Calendar = calendar) => [
  ...suggestDays(places, { ...request, ...overrides }, ofCity),
];

const isDay = (suggestion: object): suggestion is SuggestedDay => 'plan' in suggestion;
const stopsOf = (suggestion: object) =>
  isDay(suggestion) ? suggestion.plan.items.flatMap(({ place }) => place?.listing ?? []) : [];

/** Four sights, a few minutes apart, and a pub at each end. */
const city = [
  place(1, { rating: 4.9, facts: { ages: [8, 15], goodInRain: true } }),
  place(2, { rating: 4.6, north: 0.4, subcategory: 'Park', facts: { ages: [2, 12], goodInRain: false } }),
  place(3, { rating: 4.4, north: 0.8, subcategory: 'Market', facts: { ages: [4, 12], goodInRain: true } }),
  place(4, { rating: 4.2, east: 0.6, subcategory: 'Palace', facts: { goodInRain: true } }),
  place(9, { rating: 4.1, north: 1, category: 'pub', hours: daily('12:00-23:00') }),
  place(10, { rating: 4.1, east: 0.8, category: 'pub', hours: daily('12:00-23:00') }),
];

test('a first day, a rainy day and a day with children have suitable places, lunch and a pub', () => {
  const [first, rain, children] = suggest(city);
  expect(stopsOf(first!).slice(0, -1).toSorted()).toEqual([1, 2, 3, 4]);
  expect([9, 10]).toContain(stopsOf(first!).at(-1));
  expect(stopsOf(rain!).toSorted()).toEqual([1, 3, 4]);
  expect(stopsOf(children!).toSorted()).toEqual([2, 3]);
  for (const suggestion of [first, rain, children] as SuggestedDay[]) {
    expect(suggestion.plan.items.map(({ outcome }) => outcome)).not.toContain('closed');
    expect(suggestion.plan.items.filter(({ item }) => item.kind === 'break')).toHaveLength(1);
  }
});

test('cards of days come before those without a day', async () => {
  const dry = city.map((entry) => ({ ...entry, suits: [] }));
  const site = { ...testSite, ...calendar };
  const { days } = await suggestionsFor(
    dry,
    { when: '2026-12-04', from: null, chips: [] },
    null,
    site,
    Date.UTC(2026, 11, 3),
  );
  expect(days.map(({ kind }) => kind)).toEqual(['first', 'children', 'rain']);
  expect(days[1]!.why).toMatch(/^Every stop suits children from 4 years, /);
});

test('a place by appointment is no part of a suggested day', () => {
  const hours = { ...listing(1).hours!, byAppointment: true as const };
  const [first] = suggest([...city, place(19, { hours, rating: 5 })]);
  expect(stopsOf(first!)).not.toContain(19);
});

test('chips apply to every stop; with children they exclude sights for older children', () => {
  const [first, rain] = suggest(city, { traits: ['children'] });
  expect(stopsOf(first!).toSorted()).toEqual([2, 3]);
  expect(rain).toEqual({ kind: 'rain', reason: 'unknown' });
});

test('a pack without pubs, facts or ratings still has a first day, and says what it lacks', () => {
  const bare = [1, 2, 3].map((id) =>
    placeOf({ ...listing(id, { north: id * 0.3 }), rating: undefined } as Listing),
  );
  const [first, rain, children] = suggest(bare);
  expect(stopsOf(first!)).toHaveLength(3);
  expect([rain, children]).toEqual([
    { kind: 'rain', reason: 'unknown' },
    { kind: 'children', reason: 'unknown' },
  ]);
  expect(suggest([]).every((suggestion) => !isDay(suggestion))).toBe(true);
});

test('D-91 places with unconfirmed hours are suggested only if there is no day without them, and are marked', () => {
  const date = '2026-12-25';
  const always = { ...listing(1).hours!, holidaysAsUsual: true as const };
  const sure = [1, 2].map((id) => place(id, { rating: 4, north: id * 0.3, hours: always }));
  const unsure = [5, 6].map((id) => place(id, { rating: 4.9, north: id * 0.1 }));
  const [confirmed] = suggest([...sure, ...unsure], { date });
  expect([stopsOf(confirmed!).toSorted(), (confirmed as SuggestedDay).unconfirmed]).toEqual([[1, 2], []]);
  const [marked] = suggest([sure[0]!, ...unsure], { date });
  expect([stopsOf(marked!).toSorted(), (marked as SuggestedDay).unconfirmed.toSorted()]).toEqual([
    [1, 5, 6],
    [5, 6],
  ]);
  const closed = [7, 8].map((id) => place(id, { hours: { ...listing(1).hours!, dates: { '12-25': [] } } }));
  expect(suggest(closed, { date })[0]).toEqual({ kind: 'first', reason: 'closed' });
});

test('D-83 a visit begins before the last entry, and a place with "selected dates" is left out', () => {
  const short = { ...daily('09:00-10:30'), lastEntryMinutes: 75 };
  const places = [
    place(1, { hours: short, rating: 4.9 }),
    place(2, { hours: undefined, hoursSummary: 'Selected dates', rating: 4.9 }),
    ...[3, 4].map((id) => place(id, { north: id * 0.2 })),
  ];
  expect(stopsOf(suggest(places)[0]!).toSorted()).toEqual([3, 4]);
  // From 9:30 a visit of 90 minutes would end after closing; a short one begins before the last entry.
  expect(stopsOf(suggest(places, { earliest: 9 * 60 })[0]!)).not.toContain(1);
});

test('a day begins near the start, says how far it is, and when everything is too far to walk', () => {
  const near = [5, 6].map((id) => place(id, { rating: 3.9, north: 4, east: id * 0.2 }));
  const places = [...city, ...near];
  const start = { name: 'Northgate station', lat: 51.5 + 4 / 111.2, lng: -0.1 };
  const [fromThere] = suggest(places, { start });
  expect(stopsOf(fromThere!).slice(0, 2).toSorted()).toEqual([5, 6]);
  const shown = shownOf(fromThere!, places, start, testSite) as ShownDay;
  expect(shown.stops[0]!.walk).toMatch(/^\d+ min walk from Northgate station$/);
  // The walk begins at half past nine.
  expect([shown.startsAt, planDayOf(shown).start]).toEqual([570, start]);
  const [far] = suggest(city, { start: { ...start, lat: 51.9 } });
  expect((far as SuggestedDay).isFar).toBe(true);
  const { why, stops } = shownOf(far!, city, start, testSite) as ShownDay;
  expect(why).toContain('The first stop is too far to walk from Northgate station.');
  expect(stops[0]!.walk).toBe('');
});

test("D-30 the visitor's position is not part of a plan", () => {
  const here = hereAt({ lat: 51.5, lng: -0.11 });
  const shown = shownOf(suggest(city, { start: here })[0]!, city, here, testSite) as ShownDay;
  expect(shown.stops[0]!.walk).toMatch(/^\d+ min walk from where you are$/);
  const day = planDayOf(shown);
  expect(day).not.toHaveProperty('start');
  expect(planDay(day, city, calendar).items[0]!.begin).toBe(day.startsAt);
});

test('the start of a day: today until the afternoon, then tomorrow; a chosen day or time', () => {
  const at = (time: number) => instantOf('2026-12-04', time, calendar.clockChanges);
  const [morning, afternoon] = [at(10 * 60 + 10), at(13 * 60)];
  expect(dayAndStart(null, morning, calendar)).toEqual({ date: '2026-12-04', earliest: 630 });
  expect(dayAndStart(null, afternoon, calendar)).toEqual({ date: '2026-12-05', earliest: 0 });
  expect(dayAndStart('2026-12-04', afternoon, calendar)).toEqual({ date: '2026-12-04', earliest: 810 });
  expect(dayAndStart('2026-12-25', morning, calendar)).toEqual({ date: '2026-12-25', earliest: 0 });
  expect(dayAndStart('2026-12-25T11:15', morning, calendar)).toEqual({ date: '2026-12-25', earliest: 675 });
  expect(dayAndStart('2026-01-01', morning, calendar)).toEqual({ date: '2026-12-04', earliest: 630 });
});

test('in every city, on all weekdays and holidays, the stops admit visitors then, and the same day comes out again', () => {
  for (const name of ['london', 'brambleford']) {
    const read = (file: string) =>
      JSON.parse(readFileSync(new URL(`../../cities/${name}/${file}.json`, import.meta.url), 'utf8'));
    const [site, facts] = [read('site'), read('facts')];
    const listings: Listing[] = read('listings');
    const places = listings.map((entry) => placeOf({ ...entry, facts: facts[entry.id] }));
    const clocks = clockChanges(site.timeZone, Date.UTC(2026, 0), Date.UTC(2028, 0));
    const ofCity = { clockChanges: clocks, bankHolidays: site.bankHolidays ?? [], holidays: site.holidays };
    const dates = Array.from({ length: 21 }, (_, week) => {
      // 18 days apart, so that all weekdays and seasons occur.
      const day = new Date(Date.UTC(2026, 10, 30) + week * 18 * 86_400_000);
      return day.toISOString().slice(0, 10);
    });
    let days = 0;
    for (const date of [...dates, '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']) {
      const suggestions = suggest(places, { date }, ofCity);
      expect(JSON.stringify(suggest(places, { date }, ofCity))).toBe(JSON.stringify(suggestions));
      for (const suggestion of suggestions.filter(isDay)) {
        days += 1;
        const faults = suggestion.plan.items.filter(({ place: stop, begin, leave }) => {
          if (!stop?.hours) return stop !== undefined;
          const [from, until] = [begin, leave].map(suggestion.plan.toInstant) as [number, number];
          return !openSpans(stop.hours, date, 1, ofCity).some(
            (span) =>
              span.from <= from &&
              from <= span.lastEntry &&
              until <= span.until &&
              (span.isConfirmed || suggestion.unconfirmed.includes(stop.listing)),
          );
        });
        expect([name, date, suggestion.kind, faults.map(({ place: stop }) => stop?.name)]).toEqual([
          name,
          date,
          suggestion.kind,
          [],
        ]);
      }
    }
    // On 25 December there is no rainy day.
    expect(days).toBeGreaterThanOrEqual(3 * 26 - 2);
  }
});
