/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Hours } from '../api';
import {
  CHIPS,
  chipsAt,
  DIETS,
  dietText,
  distanceText,
  openFirst,
  openingOnArrival,
  openingState,
  rightNow,
  startKind,
  suggestionText,
  whenChoices,
  whenOf,
} from '../place';
import { createSearch } from '../search';
import { cityClocks, joinWords, longDate, pubsLabel, pubTexts, thousands, weekdayDate } from '../site';
import { programTexts, withTexts } from '../texts/program';

const german = programTexts('de', {
  program: {
    now: 'jetzt',
    Now: 'Jetzt',
    Tomorrow: 'Morgen',
    Saturday: 'Samstag',
    'Open now': 'Jetzt geöffnet',
    'Open when you get there': 'Bei Ihrer Ankunft geöffnet',
    'Open {time}': 'Geöffnet: {time}',
    'until {time}': 'bis {time}',
    midnight: 'Mitternacht',
    'Closed to new visitors when you get there': 'Bei Ihrer Ankunft kein Einlass mehr',
    '{day} November': '{day}. November',
    '{weekday} {date}': '{weekday}, {date}',
    '{kilometres} km': '{kilometres} km',
    vegan: 'vegan',
    Vegetarian: 'Vegetarisch',
    halal: 'halal',
    '{diets}; some dishes {others}': '{diets}; einzelne Gerichte {others}',
    station: 'Bahnhof',
    '{count, plural, one {{count} place {label}} other {{count} places {label}}}':
      '{count, plural, one {{count} Ort} other {{count} Orte}} {label}',
    'Top 10 {city} {kinds}': 'Zehn {kinds} in {city}',
  },
});
const inGerman = <Result>(run: () => Result): Result => withTexts(german, run);

/** A Friday, 12:00 in London. */
const NOON = Date.UTC(2026, 10, 20, 12);
const calendar = { clockChanges: cityClocks('Europe/London', NOON), bankHolidays: [] };
const day = ['10:00-24:00'];
const hours: Hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test('opening states are whole texts for now, for the arrival and for a chosen time', () => {
  inGerman(() => {
    expect(openingState(hours, rightNow(NOON), calendar).text).toBe('Jetzt geöffnet · bis Mitternacht');
    expect(openingOnArrival(hours, NOON, 10, calendar).text).toBe(
      'Bei Ihrer Ankunft geöffnet · bis Mitternacht',
    );
    expect(openingState(hours, whenOf('2026-11-21', NOON, calendar), calendar).text).toBe(
      'Geöffnet: tomorrow · 10:00–24:00',
    );
    const lastEntryMinutes = 600;
    expect(openingOnArrival({ ...hours, lastEntryMinutes }, NOON, 180, calendar).text).toBe(
      'Bei Ihrer Ankunft kein Einlass mehr',
    );
  });
});

test('now is now in every language', () => {
  const places = [{ id: 1 }, { id: 2, hours }];
  inGerman(() => {
    const choices = whenChoices(null, NOON, calendar);
    expect(choices).toMatchObject({ value: null, name: 'jetzt' });
    expect(choices.days.slice(0, 3).map(({ label }) => label)).toEqual(['Jetzt', 'Today', 'Morgen']);
    expect(chipsAt(choices)[0]!.label).toBe('Jetzt geöffnet');
    expect(chipsAt({ name: 'Samstag', value: '2026-11-28' })[0]!.label).toBe('Geöffnet: Samstag');
    expect(openFirst(places, whenOf(null, NOON, calendar), calendar)).toEqual(places);
  });
});

test('constants have the words of the language in which they are read', () => {
  expect([CHIPS[0].label, inGerman(() => CHIPS[0].label), CHIPS[0].label]).toEqual([
    'Open now',
    'Jetzt geöffnet',
    'Open now',
  ]);
  expect(DIETS.map(([name, word]) => [name, word]).slice(1, 3)).toEqual([
    ['vegan', 'vegan'],
    ['glutenFree', 'gluten-free'],
  ]);
  expect(inGerman(() => dietText({ diet: { vegetarian: 'yes', vegan: 'yes', halal: 'partly' } }))).toBe(
    'Vegetarisch, vegan; einzelne Gerichte halal',
  );
});

test('dates, numbers and lists follow the language', () => {
  const texts = () => [
    weekdayDate('2026-11-21'),
    longDate('2026-11-21'),
    thousands(12_345),
    distanceText(1300),
    joinWords(['a', 'b', 'c']),
    joinWords(['a', 'b', 'c'], 'or'),
    joinWords(['a']),
    joinWords([]),
  ];
  expect(texts()).toEqual([
    'Saturday 21 November',
    '21 November 2026',
    '12,345',
    '1.3 km',
    'a, b and c',
    'a, b or c',
    'a',
    '',
  ]);
  expect(inGerman(texts)).toEqual([
    'Samstag, 21. November',
    '21. November 2026',
    '12.345',
    '1,3 km',
    'a, b und c',
    'a, b oder c',
    'a',
    '',
  ]);
});

const offers = {
  categories: ['attraction' as const, 'pub' as const],
  subcategories: [],
  pubs: 10,
  ratings: true,
  reviews: true,
  prices: [],
};

test("a city's own words get capital letters only in English", () => {
  const city = (pub: { one: string; many: string; title: string }) => ({
    product: 'Wien',
    offers,
    kinds: { pub },
  });
  const cafes = city({ one: 'café', many: 'cafés', title: 'Cafés' });
  expect(pubsLabel(cafes)).toBe('Cafés');
  expect(
    pubTexts(city({ one: 'coffee house', many: 'coffee houses', title: 'Coffee Houses' })),
  ).toMatchObject({
    heading: 'Top 10 Wien Coffee Houses',
    listTitle: 'Top Coffee Houses',
    walkText: 'Three or four coffee houses on foot make an outing. Ten make a weekend.',
    walk: 'coffee house walk',
    walkLink: 'Coffee house walk',
    walkTitle: 'Coffee House Walk',
  });
  inGerman(() => {
    expect(pubsLabel(cafes)).toBe('cafés');
    expect(pubTexts(cafes).heading).toBe('Zehn Cafés in Wien');
  });
});

test('days in a searched text are found in every language', () => {
  const listing = {
    ...{
      id: 1,
      name: 'Science Museum',
      category: 'attraction' as const,
      subcategory: 'Museum',
      area: 'Soho',
    },
    ...{ priceRange: '££', shortDescription: 'A museum.', description: 'A museum.', imageUrl: '' },
    ...{ tags: [], featured: false, hours, lat: 51.5, lng: -0.1 },
  };
  const starts = [{ id: 'bank', name: 'Bank', kind: 'station' as const, lat: 51.5, lng: -0.1 }];
  const labels = (text: string) =>
    createSearch([listing], { starts })
      .suggest(text, { now: NOON, calendar })
      .flatMap((each) => (each.type === 'search' ? each.label : []));
  expect(labels('museum in soho on saturday')).toContain('Museum in Soho, tomorrow');
  expect(labels('open now on saturday')).toContain('Open tomorrow');
  expect(labels('open now near bank on saturday')).toContain('within 10 minutes of Bank station, tomorrow');
  expect(labels('bank')).toContain('within 10 minutes of Bank station');
  expect(inGerman(() => labels('museum in soho on sunday'))).toContain('Museum in Soho, Sunday');
  const found = { type: 'search' as const, label: 'nahe Bank', count: 1200 };
  expect(inGerman(() => suggestionText({ ...found, query: { from: 'bank', within: 10 } }))).toBe(
    '1200 Orte nahe Bank',
  );
  expect(inGerman(() => startKind('station'))).toBe('Bahnhof');
});
