import type { Facts, Synonym } from '../api';
import type { Site } from '../site';
import { i18n } from '../texts';
import { createFuzzyIndex } from './fuzzyIndex';
import type { LanguageRules } from './languages/languageRules';
import { createLexicon, type Lexicon } from './lexicon';
import type { Suggestible } from './targets';
import { isUnspaced } from './words';

/**
 * How much a word says about a place: in its name, kind, area, tags and facts; in a phrase that the pack gives as another
 * name ("tea clipper" says more of a ship than of tea); in its summary.
 */
const WEIGHT = { about: 2, nickname: 1.5, summary: 1 } as const;
/** In another language, what English words say less than those of the language. */
const ENGLISH_WEIGHT = 0.9;
/** What a part of a word says less: "Kirche" in "Stadtkirche". */
const PART_WEIGHT = 0.95;
const MIN_PART_LENGTH = 5;
const MAX_ERRORS = 1;
/** Shorter beginnings of a last word fit too many words. */
const MIN_PREFIX_LENGTH = 4;
/** In scripts without spaces, whose words are shorter. */
const MIN_UNSPACED_PREFIX_LENGTH = 2;

const CATEGORY_WORDS = { attraction: 'attraction sight', restaurant: 'restaurant food', pub: 'pub bar beer' };

const wordsOfCategory = (category: Suggestible['category'], kinds: Site['kinds']): string =>
  category === 'pub' && kinds?.pub ? `${kinds.pub.one} ${kinds.pub.many}` : CATEGORY_WORDS[category];

const DIETS = {
  vegetarian: { label: () => i18n.t('Vegetarian dishes'), words: 'vegetarian veggie food dishes' },
  vegan: { label: () => i18n.t('Vegan dishes'), words: 'vegan food dishes' },
  halal: { label: () => i18n.t('Halal dishes'), words: 'halal food dishes' },
  kosher: { label: () => i18n.t('Kosher dishes'), words: 'kosher food dishes' },
  glutenFree: {
    label: () => i18n.t('Gluten-free dishes'),
    words: 'glutenfree coeliac celiac food dishes',
  },
};
const DIET_NAMES = Object.keys(DIETS) as (keyof typeof DIETS)[];

/** Facts that visitors search for, with their words. Chips have their own (step-free, children, rain). */
const FACTS: { label: () => string; words: string; isTrue: (facts: Facts) => boolean }[] = [
  {
    label: () => i18n.t('Toilets, free entry'),
    words: 'toilet restroom wc bathroom washroom lavatory loo',
    isTrue: ({ toilets, admission }) => toilets === 'yes' && admission !== undefined && 'free' in admission,
  },
  {
    label: () => i18n.t('Accessible toilet'),
    words: 'accessibletoilet',
    isTrue: ({ accessibleToilet }) => accessibleToilet === 'yes',
  },
  {
    label: () => i18n.t('Easy with a pushchair'),
    words: 'pushchair pram stroller buggy',
    isTrue: ({ pramFriendly }) => pramFriendly === 'yes',
  },
  { label: () => i18n.t('Cloakroom'), words: 'cloakroom', isTrue: ({ cloakroom }) => cloakroom === 'yes' },
  {
    label: () => i18n.t('Hearing loop'),
    words: 'hearing loop',
    isTrue: ({ hearingLoop }) => hearingLoop === 'yes',
  },
];

/** Read as one word: "gluten free" has nothing free, and "accessible toilet" is not any toilet. */
const JOINED_WORDS: [RegExp, string][] = [
  [/\bgluten[ -]free\b/gi, 'glutenfree'],
  [/\b(?:accessible|disabled|wheelchair) (?:toilet|restroom|wc|bathroom|loo)s?\b/gi, 'accessibletoilet'],
];
const joinWords = (text: string): string =>
  JOINED_WORDS.reduce((joined, [words, word]) => joined.replace(words, word), text);

const summaryOf = ({
  shortDescription = '',
  additionalInfo,
}: Partial<Pick<Suggestible, 'shortDescription' | 'additionalInfo'>>): string =>
  `${shortDescription} ${additionalInfo?.highlights?.join(' ') ?? ''}`;

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

/** Tags and cuisines. Those of another language are also found by their English words. */
function tagsOf(
  { id, facts, tags = [] }: Suggestible,
  { words: { wordsOf }, translate, englishOf }: Lexicon,
): Statement[] {
  const cuisines = facts?.cuisine ?? [];
  const english = englishOf(id)?.tags ?? [];
  const own = [...tags, ...cuisines.map(translate)].map((text) => ({ text, words: wordsOf(text) }));
  const inEnglish = [...english, ...cuisines].map((typed, index) => ({
    text: (index < english.length ? tags[index] : translate(typed)) ?? typed,
    words: wordsOf(typed),
  }));
  return englishOf(id) ? [...own, ...inEnglish] : own;
}

/** The cuisines, diets, tags and facts of a place: what its page says beside name and kind. */
function statementsOf(listing: Suggestible, bestDiet: Record<string, string>, lexicon: Lexicon): Statement[] {
  const { facts } = listing;
  const { words, translation } = lexicon;
  const diets = DIET_NAMES.filter((diet) => facts?.diet?.[diet] === bestDiet[diet]).map(
    (diet) => DIETS[diet],
  );
  const known = FACTS.filter(({ isTrue }) => facts && isTrue(facts));
  return [
    ...tagsOf(listing, lexicon),
    ...[...diets, ...known].map(({ label, words: typed }) => ({
      text: label(),
      words: words.wordsOf(translation ? `${typed} ${label()}` : typed),
      isFact: true,
    })),
  ];
}

type WordIndex = ReturnType<typeof createFuzzyIndex<{ index: number; weight: number }>>;

/** Places with a few halal dishes are suggested if no place has many. */
const bestDietOf = (listings: readonly Suggestible[]): Record<string, string> =>
  Object.fromEntries(
    DIET_NAMES.map((diet) => [
      diet,
      listings.some(({ facts }) => facts?.diet?.[diet] === 'yes') ? 'yes' : 'partly',
    ]),
  );

/** Adds the words of a place, and its English ones in another language. */
function addPlace(
  words: WordIndex,
  index: number,
  listing: Suggestible,
  stated: readonly string[],
  { words: { wordsOf }, translate, englishOf }: Lexicon,
  kinds: Site['kinds'],
): void {
  const { id, name, category, subcategory, area } = listing;
  const add = (texts: readonly string[], weight: number) => {
    for (const word of new Set(texts)) words.add(word, { index, weight });
  };
  const kind = `${translate(subcategory)} ${translate(area)}`;
  add([...wordsOf(`${name} ${kind} ${wordsOfCategory(category, kinds)}`), ...stated], WEIGHT.about);
  add(wordsOf(summaryOf(listing)), WEIGHT.summary);
  const english = englishOf(id);
  if (!english) return;
  add(wordsOf(`${english.name} ${subcategory} ${area}`), WEIGHT.about * ENGLISH_WEIGHT);
  add(wordsOf(summaryOf(english)), WEIGHT.summary * ENGLISH_WEIGHT);
}

/** Weight of a word for each place that has it. */
function weightsOf(
  words: WordIndex,
  rules: LanguageRules | undefined,
  word: string,
  isLast: boolean,
  maxErrors: number,
): Map<number, Found> {
  const best = new Map<number, Found>();
  const minPrefix = rules && isUnspaced(word) ? MIN_UNSPACED_PREFIX_LENGTH : MIN_PREFIX_LENGTH;
  for (const { errors, values } of words.find(word, isLast && word.length >= minPrefix)) {
    if (errors > maxErrors) continue;
    for (const { index, weight } of values) {
      const before = best.get(index);
      if (!before || errors < before.errors || (errors === before.errors && weight > before.weight))
        best.set(index, { errors, weight });
    }
  }
  if (rules?.hasCompounds && word.length >= MIN_PART_LENGTH)
    for (const { index, weight } of words.findWithin(word))
      if (!best.has(index)) best.set(index, { errors: 0, weight: weight * PART_WEIGHT });
  return best;
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
  lexicon = createLexicon(),
) {
  const { wordsOf, rules } = lexicon.words;
  const words: WordIndex = createFuzzyIndex(!rules);
  const indexOfId = new Map(listings.map(({ id }, index) => [id, index]));
  const bestDiet = bestDietOf(listings);
  const statements = listings.map((listing) => statementsOf(listing, bestDiet, lexicon));
  for (const [index, listing] of listings.entries()) {
    const stated = statements[index]!.flatMap((statement) => statement.words);
    addPlace(words, index, listing, stated, lexicon, kinds);
  }
  const addNicknames = (all: readonly Synonym[], weight: number) => {
    for (const { listing, words: phrases } of all) {
      const index = listing === undefined ? undefined : indexOfId.get(listing);
      if (index === undefined) continue;
      for (const word of new Set(phrases.flatMap(wordsOf))) words.add(word, { index, weight });
    }
  };
  addNicknames(synonyms, WEIGHT.nickname);
  addNicknames(lexicon.translation?.synonyms ?? [], WEIGHT.nickname * ENGLISH_WEIGHT);

  /** The places that have every word. */
  function findAll(typed: readonly string[], maxErrors: number): Map<number, Found> {
    let found: Map<number, Found> | undefined;
    for (const [position, word] of typed.entries()) {
      const next = new Map<number, Found>();
      const isLast = position === typed.length - 1;
      for (const [index, { errors, weight }] of weightsOf(words, rules, word, isLast, maxErrors)) {
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
    const minWeight =
      (isOneWord ? WEIGHT.about : typed.length * WEIGHT.summary + 1) * (rules ? ENGLISH_WEIGHT : 1);
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
