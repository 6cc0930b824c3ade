import type { Facts, Listing } from '../api';
import { nearestStation, type Site, wordIn } from '../site';
import { i18n, listSeparator } from '../texts';
import { ACCESS_FEATURES } from './accessFeatures';
import { type AdultPrice, amountText, type Money } from './price';

/** In English; in every language `answer` is "unknown". */
export const NOT_KNOWN = 'Not known';

export interface FactRow {
  name: string;
  term: string;
  value: string;
  /** For the icon next to the value. */
  answer: 'yes' | 'partly' | 'no' | 'unknown' | 'text';
}

const ANSWERS = {
  yes: () => i18n.t('Yes'),
  partly: () => i18n.t('Partly'),
  no: () => i18n.t('No'),
};
const SETTINGS = {
  indoor: () => i18n.t('Indoors'),
  outdoor: () => i18n.t('Outdoors'),
  both: () => i18n.t('Indoors and outdoors'),
};
const BOOKINGS = {
  needed: () => i18n.t('Needed'),
  advised: () => i18n.t('Advised'),
  notNeeded: () => i18n.t('Not needed'),
};
/** An age range that ends here or later has no upper limit. */
const OPEN_END_YEARS = 14;

/** Lowest price of an adult, for cards; undefined if free or not known. */
export function adultPrice({ admission }: Facts = {}): AdultPrice | undefined {
  if (!admission || 'free' in admission || admission.adult === 0) return undefined;
  return { amount: admission.adult, isLowest: admission.adultTo !== undefined };
}

const textRow = (name: string, term: string, value: string | undefined): FactRow => ({
  name,
  term,
  value: value ?? i18n.t('Not known'),
  answer: value === undefined ? 'unknown' : 'text',
});

const hoursText = (minutes: number) =>
  minutes < 60
    ? i18n.t('{minutes} min', { minutes })
    : i18n.t('{hours} h', { hours: String(Math.round((minutes / 60) * 2) / 2).replace('.5', '½') });

function admissionText({ admission }: Facts, money: Money): string | undefined {
  if (!admission) return undefined;
  if ('free' in admission) return i18n.t('Free');
  const { adult, adultTo, child, concession, year } = admission;
  const priceText = (amount: number) => amountText(amount, money);
  const adultText = () =>
    adultTo === undefined
      ? i18n.t('Adult {price}', { price: priceText(adult) })
      : i18n.t('Adult from {price} to {highest}', { price: priceText(adult), highest: priceText(adultTo) });
  const prices = [
    adult === 0 ? i18n.t('Free') : adultText(),
    child !== undefined && i18n.t('child {price}', { price: priceText(child) }),
    concession !== undefined && i18n.t('concession {price}', { price: priceText(concession) }),
  ]
    .filter(Boolean)
    .join(listSeparator());
  return year === undefined ? prices : `${prices} (${year})`;
}

type Diet = keyof NonNullable<Facts['diet']>;

/** @param word - read when it is used, because a server renders several languages */
const withWord = <Name extends Diet>(name: Name, word: () => string) =>
  Object.defineProperty([name, ''] as const, 1, { get: word }) as readonly [name: Name, word: string];

/** Diets of `Facts` with their words. */
export const DIETS = [
  withWord('vegetarian', () => i18n.t('vegetarian')),
  withWord('vegan', () => i18n.t('vegan')),
  withWord('glutenFree', () => i18n.t('gluten-free')),
  withWord('halal', () => i18n.t('halal')),
  withWord('kosher', () => i18n.t('kosher')),
] as const;

/** A diet at the beginning of a line. */
function dietLabel(diet: Diet): string {
  const labels: Record<Diet, string> = {
    vegetarian: i18n.t('Vegetarian'),
    vegan: i18n.t('Vegan'),
    glutenFree: i18n.t('Gluten-free'),
    halal: i18n.t('Halal'),
    kosher: i18n.t('Kosher'),
  };
  return labels[diet];
}

/** "Vegetarian, vegan; some dishes halal". */
export function dietText({ diet = {} }: Pick<Facts, 'diet'>): string | undefined {
  const having = (answer: 'yes' | 'partly') => DIETS.filter(([name]) => diet[name] === answer);
  const all = having('yes')
    .map(([name, word], index) => (index === 0 ? dietLabel(name) : word))
    .join(listSeparator());
  const some = having('partly')
    .map(([, word]) => word)
    .join(listSeparator());
  if (!some) return all || undefined;
  return all
    ? i18n.t('{diets}; some dishes {others}', { diets: all, others: some })
    : i18n.t('Some dishes {diets}', { diets: some });
}

function minutesText({ minutesNeeded }: Facts): string | undefined {
  if (!minutesNeeded) return undefined;
  const [from = '', to = ''] = minutesNeeded.map(hoursText);
  return from === to ? from : i18n.t('{from} to {to}', { from, to });
}

function agesText({ ages }: Facts): string | undefined {
  if (!ages) return undefined;
  const [from, to] = ages;
  if (from === 0 && to >= OPEN_END_YEARS) return i18n.t('All ages');
  // Not limits: places for all ages can be best from six.
  return to >= OPEN_END_YEARS
    ? i18n.t('Best from {age} years', { age: from })
    : i18n.t('Best for {from} to {to} years', { from, to });
}

function stationText({ station }: Facts): string | undefined {
  if (!station) return undefined;
  const steps = {
    yes: i18n.t('step-free'),
    partly: i18n.t('partly step-free'),
    no: i18n.t('not step-free'),
    unknown: i18n.t('step-free: not known'),
  };
  return [station.name, steps[station.stepFree ?? 'unknown']].join(listSeparator());
}

export const accessRows = (facts: Facts = {}): FactRow[] =>
  ACCESS_FEATURES.map(({ name, label: term }) => {
    const fact = facts[name];
    const value = fact ? ANSWERS[fact]() : i18n.t('Not known');
    return { name, term, value, answer: fact ?? 'unknown' };
  });

/** Rows about planning a visit, known or not. */
export function visitRows(
  { facts = {}, hours, category }: Pick<Listing, 'facts' | 'hours' | 'category'>,
  site: Money & Pick<Site, 'transport' | 'words'>,
): FactRow[] {
  const { setting, booking, goodInRain } = facts;
  const isRestaurant = category === 'restaurant';
  const lastEntryMinutes = hours?.lastEntryMinutes;
  const rows: (FactRow | false)[] = [
    category === 'attraction' && textRow('admission', i18n.t('Admission'), admissionText(facts, site)),
    (isRestaurant || facts.cuisine !== undefined) &&
      textRow(
        'cuisine',
        i18n.t('Cuisine'),
        facts.cuisine?.map((word) => wordIn(site, word)).join(listSeparator()),
      ),
    (isRestaurant || facts.diet !== undefined) && textRow('diet', i18n.t('Dietary choices'), dietText(facts)),
    textRow('booking', i18n.t('Booking ahead'), booking && BOOKINGS[booking]()),
    textRow('minutesNeeded', i18n.t('Time needed'), minutesText(facts)),
    lastEntryMinutes !== undefined &&
      textRow(
        'lastEntry',
        i18n.t('Last entry'),
        lastEntryMinutes === 0
          ? i18n.t('At closing time')
          : i18n.t('{minutes} min before closing', { minutes: lastEntryMinutes }),
      ),
    (category !== 'pub' || facts.ages !== undefined) &&
      textRow('ages', i18n.t('For children'), agesText(facts)),
    textRow('setting', i18n.t('Indoors or outdoors'), setting && SETTINGS[setting]()),
    textRow(
      'goodInRain',
      i18n.t('When it rains'),
      goodInRain === undefined ? undefined : goodInRain ? i18n.t('Good') : i18n.t('Better in dry weather'),
    ),
    (site.transport !== undefined || facts.station !== undefined) &&
      textRow(
        'station',
        site.transport
          ? i18n.t('Nearest {transport} station', { transport: site.transport.word })
          : nearestStation(site),
        stationText(facts),
      ),
  ];
  return rows.filter((row) => row !== false);
}

/** Describes the source of the facts; null without a source. @param day - formats a date, "YYYY-MM-DD" */
export function sourceText({ source }: Facts = {}, day: (date: string) => string): string | null {
  if (!source) return null;
  if (source.kind === 'generalKnowledge') {
    return i18n.t('Based on general knowledge, not confirmed by the venue. Ask before you go.');
  }
  return source.lookedAt
    ? i18n.t('From the official site, checked on {date}.', { date: day(source.lookedAt) })
    : i18n.t('From the official site.');
}

const SUIT_WORDS = {
  stepFree: () => i18n.t('Step-free'),
  children: () => i18n.t('For children'),
  rain: () => i18n.t('Good in rain'),
};

/** Joins traits to "Step-free · Good in rain", without "free": the price is shown next to it. */
export const suitsText = (suits: readonly ('free' | keyof typeof SUIT_WORDS)[] = []): string =>
  suits.flatMap((suit) => (suit === 'free' ? [] : SUIT_WORDS[suit]())).join(' · ');
