import type { Facts, Listing } from '../api';
import { nearestStation, type Site } from '../site';
import { ACCESS_FEATURES } from './accessFeatures';
import { type AdultPrice, amountText, type Money } from './price';

export const NOT_KNOWN = 'Not known';

export interface FactRow {
  name: string;
  term: string;
  value: string;
  /** For the icon next to the value. */
  answer: 'yes' | 'partly' | 'no' | 'unknown' | 'text';
}

const ANSWERS = { yes: 'Yes', partly: 'Partly', no: 'No' } as const;
const SETTINGS = { indoor: 'Indoors', outdoor: 'Outdoors', both: 'Indoors and outdoors' } as const;
const BOOKINGS = { needed: 'Needed', advised: 'Advised', notNeeded: 'Not needed' } as const;
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
  value: value ?? NOT_KNOWN,
  answer: value === undefined ? 'unknown' : 'text',
});

const hoursText = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.round((minutes / 60) * 2) / 2} h`.replace('.5', '½');

function admissionText({ admission }: Facts, money: Money): string | undefined {
  if (!admission) return undefined;
  if ('free' in admission) return 'Free';
  const { adult, adultTo, child, concession, year } = admission;
  const priceText = (amount: number) => amountText(amount, money);
  const highest = adultTo === undefined ? '' : ` to ${priceText(adultTo)}`;
  const prices = [
    adult === 0 ? 'Free' : `Adult ${highest && 'from '}${priceText(adult)}${highest}`,
    child !== undefined && `child ${priceText(child)}`,
    concession !== undefined && `concession ${priceText(concession)}`,
  ]
    .filter(Boolean)
    .join(', ');
  return year === undefined ? prices : `${prices} (${year})`;
}

/** Diets of `Facts` with their words. */
export const DIETS = [
  ['vegetarian', 'vegetarian'],
  ['vegan', 'vegan'],
  ['glutenFree', 'gluten-free'],
  ['halal', 'halal'],
  ['kosher', 'kosher'],
] as const;

/** "Vegetarian and vegan; some dishes halal". */
export function dietText({ diet = {} }: Pick<Facts, 'diet'>): string | undefined {
  const having = (answer: 'yes' | 'partly') =>
    DIETS.filter(([name]) => diet[name] === answer)
      .map(([, word]) => word)
      .join(', ');
  const some = having('partly') && `some dishes ${having('partly')}`;
  const words = [having('yes'), some].filter(Boolean).join('; ');
  return words ? words[0]!.toUpperCase() + words.slice(1) : undefined;
}

function minutesText({ minutesNeeded }: Facts): string | undefined {
  if (!minutesNeeded) return undefined;
  const [from, to] = minutesNeeded.map(hoursText);
  return from === to ? from : `${from} to ${to}`;
}

function agesText({ ages }: Facts): string | undefined {
  if (!ages) return undefined;
  const [from, to] = ages;
  if (from === 0 && to >= OPEN_END_YEARS) return 'All ages';
  // Not limits: places for all ages can be best from six.
  return to >= OPEN_END_YEARS ? `Best from ${from} years` : `Best for ${from} to ${to} years`;
}

function stationText({ station }: Facts): string | undefined {
  if (!station) return undefined;
  const steps = { yes: 'step-free', partly: 'partly step-free', no: 'not step-free' } as const;
  return `${station.name}, ${station.stepFree ? steps[station.stepFree] : 'step-free: not known'}`;
}

export const accessRows = (facts: Facts = {}): FactRow[] =>
  ACCESS_FEATURES.map(([name, term]) => {
    const fact = facts[name];
    return { name, term, value: fact ? ANSWERS[fact] : NOT_KNOWN, answer: fact ?? 'unknown' };
  });

/** Rows about planning a visit, known or not. */
export function visitRows(
  { facts = {}, hours, category }: Pick<Listing, 'facts' | 'hours' | 'category'>,
  site: Money & Pick<Site, 'transport'>,
): FactRow[] {
  const { setting, booking, goodInRain } = facts;
  const isRestaurant = category === 'restaurant';
  const lastEntryMinutes = hours?.lastEntryMinutes;
  const rows: (FactRow | false)[] = [
    category === 'attraction' && textRow('admission', 'Admission', admissionText(facts, site)),
    (isRestaurant || facts.cuisine !== undefined) && textRow('cuisine', 'Cuisine', facts.cuisine?.join(', ')),
    (isRestaurant || facts.diet !== undefined) && textRow('diet', 'Dietary choices', dietText(facts)),
    textRow('booking', 'Booking ahead', booking && BOOKINGS[booking]),
    textRow('minutesNeeded', 'Time needed', minutesText(facts)),
    lastEntryMinutes !== undefined &&
      textRow(
        'lastEntry',
        'Last entry',
        lastEntryMinutes === 0 ? 'At closing time' : `${lastEntryMinutes} min before closing`,
      ),
    (category !== 'pub' || facts.ages !== undefined) && textRow('ages', 'For children', agesText(facts)),
    textRow('setting', 'Indoors or outdoors', setting && SETTINGS[setting]),
    textRow(
      'goodInRain',
      'When it rains',
      goodInRain === undefined ? undefined : goodInRain ? 'Good' : 'Better in dry weather',
    ),
    (site.transport !== undefined || facts.station !== undefined) &&
      textRow(
        'station',
        site.transport ? `${nearestStation(site)} station` : nearestStation(site),
        stationText(facts),
      ),
  ];
  return rows.filter((row) => row !== false);
}

/** Describes the source of the facts; null without a source. @param day - formats a date, "YYYY-MM-DD" */
export function sourceText({ source }: Facts = {}, day: (date: string) => string): string | null {
  if (!source) return null;
  if (source.kind === 'generalKnowledge') {
    return 'Based on general knowledge, not confirmed by the venue. Ask before you go.';
  }
  return source.lookedAt
    ? `From the official site, checked on ${day(source.lookedAt)}.`
    : 'From the official site.';
}

const SUIT_WORDS = { stepFree: 'Step-free', children: 'For children', rain: 'Good in rain' };

/** Joins traits to "Step-free · Good in rain", without "free": the price is shown next to it. */
export const suitsText = (suits: readonly ('free' | keyof typeof SUIT_WORDS)[] = []): string =>
  suits.flatMap((suit) => (suit === 'free' ? [] : SUIT_WORDS[suit])).join(' · ');
