import { expect, test } from '@jest/globals';
import type { Facts, Hours } from '../api/schemas';
import {
  accessRows,
  adultPrice,
  adultPriceText,
  amountText,
  factsLd,
  hoursLd,
  isPriceRange,
  NOT_KNOWN,
  priceLevel,
  priceName,
  sourceText,
  specialHoursLd,
  suitsText,
  visitRows,
} from '../place';

const site = {
  currency: 'GBP',
  locale: 'en-GB',
  transport: { authority: 'Trams', url: 'https://trams.example', word: 'tram' },
};

const words = (
  facts: Facts | undefined,
  category: 'attraction' | 'restaurant' | 'pub' = 'attraction',
  hours?: Hours,
) =>
  Object.fromEntries(
    [...accessRows(facts), ...visitRows({ facts, category, hours }, site)].map(({ name, value }) => [
      name,
      value,
    ]),
  );

test('Show "Not known" for every unknown fact', () => {
  const unknown = words(undefined);
  expect(Object.keys(unknown)).toHaveLength(14);
  expect(new Set(Object.values(unknown))).toEqual(new Set([NOT_KNOWN]));
  expect(accessRows({ lift: 'no' }).map(({ answer }) => answer)).toEqual([
    'unknown',
    'no',
    ...Array(5).fill('unknown'),
  ]);
});

test('Show known facts as text', () => {
  const facts: Facts = {
    stepFreeEntrance: 'yes',
    lift: 'partly',
    hearingLoop: 'no',
    setting: 'both',
    booking: 'advised',
    admission: { adult: 29.9, child: 15, concession: 0 },
    minutesNeeded: [45, 90],
    ages: [5, 12],
    goodInRain: false,
    station: { name: 'Tower Hill', stepFree: 'yes' },
  };
  expect(words(facts)).toMatchObject({
    stepFreeEntrance: 'Yes',
    lift: 'Partly',
    hearingLoop: 'No',
    setting: 'Indoors and outdoors',
    booking: 'Advised',
    admission: 'Adult £29.90, child £15, concession free',
    minutesNeeded: '45 min to 1½ h',
    ages: 'Best for 5 to 12 years',
    goodInRain: 'Better in dry weather',
    station: 'Tower Hill, step-free',
  });
});

test.each([
  [60, '60 min before closing'],
  [0, 'At closing time'],
  [undefined, undefined],
])('D-83 Show a last entry of %p minutes as %p', (lastEntryMinutes, value) => {
  const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], lastEntryMinutes };
  expect(words({}, 'attraction', hours).lastEntry).toBe(value);
});

test.each<[Facts, string, string]>([
  [{ admission: { free: true } }, 'admission', 'Free'],
  [{ admission: { adult: 0 } }, 'admission', 'Free'],
  [
    { admission: { adult: 29.9, adultTo: 35.8, year: 2025 } },
    'admission',
    'Adult from £29.90 to £35.80 (2025)',
  ],
  [{ admission: { adult: 6, child: 3, year: 2025 } }, 'admission', 'Adult £6, child £3 (2025)'],
  [{ minutesNeeded: [60, 60] }, 'minutesNeeded', '1 h'],
  [{ minutesNeeded: [120, 180] }, 'minutesNeeded', '2 h to 3 h'],
  [{ ages: [0, 99] }, 'ages', 'All ages'],
  [{ ages: [6, 99] }, 'ages', 'Best from 6 years'],
  [{ station: { name: 'Bank' } }, 'station', 'Bank, step-free: not known'],
])('%j: %s is "%s"', (facts, name, value) => {
  expect(words(facts)[name]).toBe(value);
});

test.each<[Facts['diet'], string]>([
  [{ vegetarian: 'yes', vegan: 'yes', halal: 'partly' }, 'Vegetarian, vegan; some dishes halal'],
  [{ vegetarian: 'partly', glutenFree: 'partly' }, 'Some dishes vegetarian, gluten-free'],
  [{ kosher: 'yes' }, 'Kosher'],
  [{ halal: 'no' }, NOT_KNOWN],
  [undefined, NOT_KNOWN],
])('the diets %j of a restaurant or pub are "%s"', (diet, value) => {
  expect(words({ diet }, 'restaurant').diet).toBe(value);
  expect(words({ diet }, 'pub').diet).toBe(diet && value);
});

test('a restaurant names its cuisines, the main one first, and other places theirs if they are known', () => {
  expect(words({ cuisine: ['Spanish', 'North African'] }, 'restaurant').cuisine).toBe(
    'Spanish, North African',
  );
  expect(words({}, 'restaurant').cuisine).toBe(NOT_KNOWN);
  expect(words({ cuisine: ['Spanish'], diet: { vegan: 'yes' } }, 'pub')).toMatchObject({
    cuisine: 'Spanish',
    diet: 'Vegan',
  });
  expect(words({}, 'pub')).not.toHaveProperty('cuisine');
});

test.each<[Facts['admission'], string | undefined]>([
  [{ adult: 29.9, adultTo: 35.8 }, 'from £29.90'],
  [{ adult: 12 }, '£12'],
  [{ adult: 0, adultTo: 10 }, undefined],
  [{ free: true }, undefined],
  [undefined, undefined],
])('a card with the admission %j shows the price %s', (admission, price) => {
  const adult = adultPrice({ admission });
  expect(adult && adultPriceText(adult, site)).toBe(price);
});

test.each([
  ['GBP', 'en-GB', ['£5', '£29.90', '£1,200']],
  ['EUR', 'en-AT', ['€ 5', '€ 29,90', '€ 1.200']],
  ['JPY', 'en-JP', ['¥5', '¥30', '¥1,200']],
  ['FJD', 'en-FJ', ['$5', '$29.90', '$1,200']],
])('amounts in %s follow the currency and the locale %s', (currency, locale, texts) => {
  const shown = [5, 29.9, 1200].map((amount) => amountText(amount, { currency, locale }));
  expect(shown.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(texts);
  expect(amountText(0, { currency, locale })).toBe('free');
});

test.each([
  ['Free', 0, 'Free'],
  ['£', 1, 'Budget (£)'],
  ['€€', 2, 'Moderate (€€)'],
  ['¥¥¥', 3, 'Premium (¥¥¥)'],
  ['krkr', 2, 'Moderate (krkr)'],
  ['$$$$', 4, 'Luxury ($$$$)'],
])('ENT-05 the price range %s has the level %d and the name %s', (range, level, name) => {
  expect([isPriceRange(range), priceLevel(range), priceName(range)]).toEqual([true, level, name]);
});

test.each(['', 'free', 'cheap', '£££££', '12', '£ £'])('ENT-05 "%s" is not a price range', (text) => {
  expect(isPriceRange(text)).toBe(false);
});

test('Show no admission for pubs, and ages only if known', () => {
  expect(words({}, 'pub')).not.toHaveProperty('admission');
  expect(words({}, 'pub')).not.toHaveProperty('ages');
  expect(words({ ages: [5, 14] }, 'pub').ages).toBe('Best from 5 years');
});

test('Show the source with the day of the check, if there was one', () => {
  const day = (date: string) => `<${date}>`;
  expect(sourceText({ source: { kind: 'officialSite', lookedAt: '2026-11-20' } }, day)).toBe(
    'From the official site, checked on <2026-11-20>.',
  );
  expect(sourceText({ source: { kind: 'officialSite' } }, day)).toBe('From the official site.');
  expect(sourceText({ source: { kind: 'generalKnowledge' } }, day)).toMatch(
    /general knowledge, not confirmed/,
  );
  expect(sourceText({}, day)).toBeNull();
});

test('D-26 Give search engines only known facts, without "partly"', () => {
  expect(factsLd({ lift: 'yes', toilets: 'no', cloakroom: 'partly', admission: { adult: 3 } })).toEqual({
    isAccessibleForFree: false,
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Lift', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Toilets', value: false },
    ],
  });
  expect(factsLd({})).toEqual({});
  const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const tuesday = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Tuesday' };
  expect(hoursLd({ ...none, tue: ['10:00-12:00', '18:00-02:00'] })).toEqual([
    { ...tuesday, opens: '10:00', closes: '12:00' },
    { ...tuesday, opens: '18:00', closes: '02:00' },
  ]);
});

test('D-26 D-91 Give search engines the closing dates and known holidays of a year, merged, without unconfirmed ones', () => {
  const day = ['10:00-17:00'];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const dates = {
    '12-24': [],
    '12-25': [],
    '12-26': [],
    '2027-01-02': ['10:00-12:00', '14:00-16:00'],
    '02-29': [],
  };
  const calendar = {
    bankHolidays: ['2026-12-28'],
    holidays: { '12-25': { closed: ['largeShop'] }, '01-01': {} },
  };
  const shown = (own: Partial<Parameters<typeof specialHoursLd>[0]>) =>
    specialHoursLd({ ...hours, ...own }, calendar, '2026-12-01').map(({ '@type': _, ...spec }) =>
      Object.values(spec).join(' '),
    );
  expect(shown({ dates })).toEqual([
    '2026-12-24 2026-12-26 00:00 00:00',
    '2027-01-02 2027-01-02 10:00 12:00',
    '2027-01-02 2027-01-02 14:00 16:00',
  ]);
  expect(shown({})).toEqual([]);
  expect(shown({ holidaysAsUsual: true, dates: { '12-25': [] } })).toEqual([
    '2026-12-25 2026-12-25 00:00 00:00',
  ]);
  expect(shown({ kind: 'largeShop' })).toEqual(['2026-12-25 2026-12-25 00:00 00:00']);
  expect(shown({ bankHoliday: ['11:00-15:00'] })).toEqual(['2026-12-28 2026-12-28 11:00 15:00']);
  // The last day is a year ahead.
  expect(specialHoursLd({ ...hours, dates: { '12-01': [] } }, calendar, '2026-12-01')).toHaveLength(2);
  expect(specialHoursLd({ ...hours, dates: { '12-02': [] } }, calendar, '2026-12-01')).toHaveLength(1);
  expect(specialHoursLd(undefined, calendar)).toEqual([]);
});

test('Show the traits of a place in one line on its map card', () => {
  expect(suitsText(['free', 'stepFree', 'rain'])).toBe('Step-free · Good in rain');
  expect(suitsText(['free'])).toBe('');
  expect(suitsText()).toBe('');
});
