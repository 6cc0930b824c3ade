import type { Facts, Synonym } from '../api';
import type { Site } from '../site';
import { createFuzzyIndex } from './fuzzyIndex';
import type { Suggestible } from './targets';
import { wordsOf } from './words';

/**
 * How much a word says about a place: in its name, kind, area, tags and facts; in a phrase that the pack gives as another
 * name ("tea clipper" says more of a ship than of tea); in its summary.
 */
const WEIGHT = { about: 2, nickname: 1.5, summary: 1 } as const;
const MAX_ERRORS = 1;
/** Shorter beginnings of a last word fit too many words. */
const MIN_PREFIX_LENGTH = 4;

const CATEGORY_WORDS = { attraction: 'attraction sight', restaurant: 'restaurant food', pub: 'pub bar beer' };

const wordsOfCategory = (category: Suggestible['category'], kinds: Site['kinds']): string =>
  category === 'pub' && kinds?.pub ? `${kinds.pub.one} ${kinds.pub.many}` : CATEGORY_WORDS[category];

const DIETS = {
  vegetarian: ['Vegetarian dishes', 'vegetarian veggie food dishes'],
  vegan: ['Vegan dishes', 'vegan food dishes'],
  halal: ['Halal dishes', 'halal food dishes'],
  kosher: ['Kosher dishes', 'kosher food dishes'],
  glutenFree: ['Gluten-free dishes', 'glutenfree coeliac celiac food dishes'],
} as const;
const DIET_NAMES = Object.keys(DIETS) as (keyof typeof DIETS)[];

/** Facts that visitors search for, with their words. Chips have their own (step-free, children, rain). */
const FACTS: { label: string; words: string; isTrue: (facts: Facts) => boolean }[] = [
  {
    label: 'Toilets, free entry',
    words: 'toilet restroom wc bathroom washroom lavatory loo',
    isTrue: ({ toilets, admission }) => toilets === 'yes' && admission !== undefined && 'free' in admission,
  },
  {
    label: 'Accessible toilet',
    words: 'accessibletoilet',
    isTrue: ({ accessibleToilet }) => accessibleToilet === 'yes',
  },
  {
    label: 'Easy with a pushchair',
    words: 'pushchair pram stroller buggy',
    isTrue: ({ pramFriendly }) => pramFriendly === 'yes',
  },
  { label: 'Cloakroom', words: 'cloakroom', isTrue: ({ cloakroom }) => cloakroom === 'yes' },
  { label: 'Hearing loop', words: 'hearing loop', isTrue: ({ hearingLoop }) => hearingLoop === 'yes' },
];

/** Read as one word: "gluten free" has nothing free, and "accessible toilet" is not any toilet. */
const JOINED_WORDS: [RegExp, string][] = [
  [/\bgluten[ -]free\b/gi, 'glutenfree'],
  [/\b(?:accessible|disabled|wheelchair) (?:toilet|restroom|wc|bathroom|loo)s?\b/gi, 'accessibletoilet'],
];
const joinWords = (text: string): string =>
  JOINED_WORDS.reduce((joined, [words, word]) => joined.replace(words, word), text);

interface Found {
  errors: number;
  weight: number;
}

export interface PageMatch {
  index: number;
  /** The tag or fact that fits best; absent if it only repeats the name or kind. */
  reason?: string;
  /** The text is this tag or fact. */
  isWhole: boolean;
}

interface Statement {
  text: string;
  words: readonly string[];
  /** Facts are found by any of their words, tags by all. */
  isFact?: boolean;
}

/** The cuisines, diets, tags and facts of a place: what its page says beside name and kind. */
function statementsOf({ facts, tags = [] }: Suggestible, bestDiet: Record<string, string>): Statement[] {
  const diets = DIET_NAMES.filter((diet) => facts?.diet?.[diet] === bestDiet[diet]).map(
    (diet) => DIETS[diet],
  );
  const known = FACTS.filter(({ isTrue }) => facts && isTrue(facts)).map(({ label, words }) => [
    label,
    words,
  ]);
  return [
    ...[...tags, ...(facts?.cuisine ?? [])].map((text) => ({ text, words: wordsOf(text) })),
    ...[...diets, ...known].map(([text, words]) => ({ text: text!, words: wordsOf(words!), isFact: true })),
  ];
}

/**
 * Indexes what pages of places say, by words in any order.
 * @example "live music pub" → the pubs with the tag "live music"
 * @returns a function of a text: places that have each of its words, best first, then in the order of `listings`
 */
export function createPageIndex(
  listings: readonly Suggestible[],
  synonyms: readonly Synonym[] = [],
  kinds?: Site['kinds'],
) {
  const words = createFuzzyIndex<{ index: number; weight: number }>();
  const indexOfId = new Map(listings.map(({ id }, index) => [id, index]));
  /** Places with a few halal dishes are suggested if no place has many. */
  const bestDiet = Object.fromEntries(
    DIET_NAMES.map((diet) => [
      diet,
      listings.some(({ facts }) => facts?.diet?.[diet] === 'yes') ? 'yes' : 'partly',
    ]),
  );
  const statements = listings.map((listing) => statementsOf(listing, bestDiet));
  for (const [index, listing] of listings.entries()) {
    const { name, category, subcategory, area, shortDescription, additionalInfo } = listing;
    const about = wordsOf(`${name} ${subcategory} ${area} ${wordsOfCategory(category, kinds)}`);
    for (const statement of statements[index]!) about.push(...statement.words);
    const summary = wordsOf(`${shortDescription} ${additionalInfo?.highlights?.join(' ') ?? ''}`);
    for (const word of new Set(about)) words.add(word, { index, weight: WEIGHT.about });
    for (const word of new Set(summary)) words.add(word, { index, weight: WEIGHT.summary });
  }
  for (const { listing, words: phrases } of synonyms) {
    const index = listing === undefined ? undefined : indexOfId.get(listing);
    if (index === undefined) continue;
    for (const word of new Set(phrases.flatMap(wordsOf))) words.add(word, { index, weight: WEIGHT.nickname });
  }

  /** Weight of a word for each place that has it. */
  function weightsOf(word: string, isLast: boolean, maxErrors: number): Map<number, Found> {
    const best = new Map<number, Found>();
    for (const { errors, values } of words.find(word, isLast && word.length >= MIN_PREFIX_LENGTH)) {
      if (errors > maxErrors) continue;
      for (const { index, weight } of values) {
        const before = best.get(index);
        if (!before || errors < before.errors || (errors === before.errors && weight > before.weight))
          best.set(index, { errors, weight });
      }
    }
    return best;
  }

  /** The places that have every word. */
  function findAll(typed: readonly string[], maxErrors: number): Map<number, Found> {
    let found: Map<number, Found> | undefined;
    for (const [position, word] of typed.entries()) {
      const next = new Map<number, Found>();
      for (const [index, { errors, weight }] of weightsOf(word, position === typed.length - 1, maxErrors)) {
        const before = found ? found.get(index) : { errors: 0, weight: 0 };
        if (before && before.errors + errors <= maxErrors)
          next.set(index, { errors: before.errors + errors, weight: before.weight + weight });
      }
      found = next;
    }
    return found ?? new Map();
  }

  return (text: string, allowErrors = false): PageMatch[] => {
    const typed = wordsOf(joinWords(text));
    const isOneWord = typed.length === 1;
    // One word in a summary says little: a market in a former horse hospital is not a hospital.
    const minWeight = isOneWord ? WEIGHT.about : typed.length * WEIGHT.summary + 1;
    return [...findAll(typed, allowErrors && !isOneWord ? MAX_ERRORS : 0)]
      .filter(([, { weight }]) => weight >= minWeight)
      .map(([index, { weight }]) => ({ index, weight, ...bestStatement(statements[index]!, typed) }))
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.weight - a.weight || a.index - b.index);
  };
}

/** The statement with the most words of the text. */
function bestStatement(all: readonly Statement[], typed: readonly string[]): Omit<PageMatch, 'index'> {
  let most = 0;
  let best: Omit<PageMatch, 'index'> = { isWhole: false };
  for (const { text, words, isFact } of all) {
    const shared = typed.filter((word) => words.includes(word)).length;
    if (shared <= most) continue;
    most = shared;
    best = { reason: text, isWhole: shared === typed.length && (isFact || shared === words.length) };
  }
  return best;
}
