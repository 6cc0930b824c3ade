import type { ChipName, Listing, SuggestedPlace, SuggestedSearch, Suggestion, Synonym } from '../api';
import type { Paths } from '../site';
import { CHIPS } from './chips';

/** What the suggestions know of a listing. */
export type Suggestible = Pick<Listing, 'id' | 'name' | 'category' | 'subcategory' | 'area' | 'pubId'>;

type Target = Omit<SuggestedPlace, 'type'> | Omit<SuggestedSearch, 'type' | 'count'>;

/** One way to say a target. */
interface Phrase {
  words: string[];
  target: number;
}

/** Words that may be left out of a query, and need not be in it. */
const FILLERS = new Set(['the', 'of', 'a', 'an', 'and', 'in', 'at', 'for', 'to', 'near', 'with', 'on']);
/** More is another name. */
const MAX_ERRORS = 2;
/** Longer texts are no name that was mistyped. */
const MAX_QUERY_WORDS = 8;
const MAX_QUERY_LENGTH = 60;
/** An error weighs more than words of a name that were left out. */
const ERROR_COST = 10;
const LEFT_OUT_COST = 1;
/** A word of the query that the name does not have: one of three or more may be so. */
const EXTRA_COST = 8;
const CATEGORIES = { attraction: 'Attractions', restaurant: 'Restaurants', pub: 'Pubs & Bars' } as const;

/** Case, accents, apostrophes and marks do not count: "St. Paul’s" is "st pauls". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ.]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** English plurals: "galleries" is "gallery", "churches" is "church". */
const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

const everyWord = (text: string): string[] => fold(text).split(' ').filter(Boolean).map(singular);

const wordsOf = (text: string): string[] => {
  const words = everyWord(text);
  const meant = words.filter((word) => !FILLERS.has(word));
  return meant.length > 0 ? meant : words;
};

/** How many errors a text of so many letters may have: in a short one almost every text would be another. */
const errorsIn = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);
/** A text of three letters that has an error has lost a letter: "lmb" may be "lamb", not "lab". */
const SHORT_LENGTH = 3;

/**
 * The errors between two texts: letters added, left out, changed, or swapped with the next (optimal string alignment).
 * @returns more than `most` as soon as there are
 */
function errorsBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, before]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let errors = Math.min(
        before![column]! + 1,
        current[column - 1]! + 1,
        before![column - 1]! + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        errors = Math.min(errors, older![column - 2]! + 1);
      }
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    [older, before] = [before, current];
  }
  return before![other.length]!;
}

/** The letters of a text, one bit each: two texts that differ in many are not compared letter by letter. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) % 31);
  return letters;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let bits = value; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Texts that are looked up with errors. */
function createLookup() {
  const texts: string[] = [];
  const letters: number[] = [];
  const found = new Map<string, number>();
  return {
    texts,
    number(text: string): number {
      const known = found.get(text);
      if (known !== undefined) return known;
      letters.push(lettersOf(text));
      found.set(text, texts.length);
      return texts.push(text) - 1;
    },
    /** Numbers of texts within so many errors, with their errors. @param begins also texts that begin with it */
    near(text: string, most: number, begins: boolean): Map<number, number> {
      const near = new Map<number, number>();
      const mask = lettersOf(text);
      for (let index = 0; index < texts.length; index++) {
        const candidate = texts[index]!;
        if (begins && candidate.startsWith(text)) {
          near.set(index, 0);
          continue;
        }
        if (Math.abs(candidate.length - text.length) > most) continue;
        if (text.length === SHORT_LENGTH && candidate !== text && candidate.length <= SHORT_LENGTH) continue;
        // An error changes two letters at most.
        if (bitsOf(mask ^ letters[index]!) > 2 * most) continue;
        const errors = errorsBetween(text, candidate, most);
        if (errors <= most) near.set(index, errors);
      }
      return near;
    },
  };
}

/**
 * Suggestions for what a search finds nothing, or little, of: "Did you mean Westminster Abbey?", "Museum (9)". One for
 * the service and for pages without a connection; it never changes what a search finds (D-8, decision 0078).
 * Listings are given one by one, so that a service may do other work between them.
 * @param synonyms the pack's
 */
export function createSuggestions(synonyms: readonly Synonym[]) {
  const targets: Target[] = [];
  const phrases: Phrase[] = [];
  const words = createLookup();
  const joined = createLookup();
  /** By number of a word, or of a text without spaces: the phrases. */
  const withWord: number[][] = [];
  const withJoined: { phrase: number; left: number }[][] = [];
  const kinds = new Map<string, number>();

  const say = (text: string, target: number) => {
    const parts = wordsOf(text);
    if (parts.length === 0) return;
    const phrase = phrases.push({ words: parts, target }) - 1;
    for (const part of new Set(parts)) {
      const number = words.number(part);
      withWord[number] ??= [];
      withWord[number].push(phrase);
    }
    const join = (some: readonly string[], left: number) => {
      const number = joined.number(some.join(''));
      withJoined[number] ??= [];
      withJoined[number].push({ phrase, left });
    };
    join(parts, 0);
    join(everyWord(text), 0);
    // "bigben" is the beginning of "Big Ben and the Houses of Parliament".
    for (let count = 2; count < parts.length; count++) join(parts.slice(0, count), parts.length - count);
  };
  const kind = (label: string, query: SuggestedSearch['query'], spoken = label) => {
    const key = JSON.stringify(query).toLowerCase();
    const known = kinds.get(key);
    if (known !== undefined) {
      // What a synonym searches is written as the listings write it.
      Object.assign(targets[known]!, { label, query });
      return known;
    }
    const target = targets.push({ label, query }) - 1;
    kinds.set(key, target);
    say(spoken, target);
    return target;
  };

  const chipTarget = (name: ChipName) =>
    kind(CHIPS.find((chip) => chip.name === name)!.label, { chips: name });
  for (const { name } of CHIPS) chipTarget(name);
  for (const [category, label] of Object.entries(CATEGORIES)) {
    const target = kind(label, { category: category as Listing['category'] });
    say(category, target);
  }
  const later: { word: string; listing: number }[] = [];
  for (const { words: said, chip, category, subcategory, area, listing, text } of synonyms) {
    const meant = [
      chip && chipTarget(chip),
      category && kind(CATEGORIES[category], { category }),
      subcategory && kind(subcategory, { query: subcategory }),
      area && kind(area, { area }),
      text && kind(text, { query: text }),
    ].filter((target) => typeof target === 'number');
    for (const word of said) {
      for (const target of meant) say(word, target);
      if (listing !== undefined) later.push({ word, listing });
    }
  }

  /** Errors and left-out words of the best way to read a query as a phrase. */
  function costs(text: string): Map<number, number> {
    const asked = wordsOf(text).slice(0, MAX_QUERY_WORDS);
    const found = new Map<number, number>();
    const note = (phrase: number, cost: number) => {
      const { target } = phrases[phrase]!;
      if (cost < (found.get(target) ?? Number.POSITIVE_INFINITY)) found.set(target, cost);
    };
    // The words of the query are, with few errors, words of the phrase, in any order.
    const readings = new Map<number, { errors: number; used: number }>();
    asked.forEach((word, place) => {
      const last = place === asked.length - 1 && word.length >= 3;
      const best = new Map<number, number>();
      for (const [number, errors] of words.near(word, errorsIn(word.length), last)) {
        for (const phrase of withWord[number] ?? []) {
          if (errors < (best.get(phrase) ?? Number.POSITIVE_INFINITY)) best.set(phrase, errors);
        }
      }
      for (const [phrase, errors] of best) {
        const reading = readings.get(phrase) ?? { errors: 0, used: 0 };
        readings.set(phrase, { errors: reading.errors + errors, used: reading.used + 1 });
      }
    });
    for (const [phrase, { errors, used }] of readings) {
      const extra = asked.length - used;
      if (errors > MAX_ERRORS || extra > (asked.length < 3 ? 0 : 1)) continue;
      const left = Math.max(0, phrases[phrase]!.words.length - used);
      note(phrase, errors * ERROR_COST + extra * EXTRA_COST + left * LEFT_OUT_COST);
    }
    // Or the same letters with other spaces: "bigben", "west minster abbey".
    for (const letters of new Set([asked.join(''), everyWord(text).join('')])) {
      for (const [number, errors] of joined.near(letters, errorsIn(letters.length), false)) {
        for (const { phrase, left } of withJoined[number] ?? []) {
          note(phrase, errors * ERROR_COST + left * LEFT_OUT_COST);
        }
      }
    }
    return found;
  }

  return {
    /** In the order of the specified search: of equally close ones the first comes first. */
    add({ id, name, category, subcategory, area, pubId }: Suggestible): void {
      const target = targets.push({ id, name, subcategory, area, ...(pubId !== undefined && { pubId }) }) - 1;
      say(name, target);
      // What stands in brackets is another way to find it, and nobody types it.
      const plain = name.replace(/\s*\([^)]*\)/g, '');
      if (plain !== name) say(plain, target);
      if (category !== 'pub') kind(subcategory, { query: subcategory });
      kind(area, { area });
      for (let index = later.length - 1; index >= 0; index--) {
        if (later[index]!.listing === id) say(later.splice(index, 1)[0]!.word, target);
      }
    },
    /**
     * @param text what was searched
     * @param count how many listings the specified search finds for a query: a kind that would find nothing is left out
     * @param most so many at most
     */
    suggest(text: string, count: (query: SuggestedSearch['query']) => number, most = 5): Suggestion[] {
      if (text.length > MAX_QUERY_LENGTH) return [];
      const inOrder = [...costs(text)].sort(
        ([one, cost], [other, otherCost]) => cost - otherCost || one - other,
      );
      const suggestions: Suggestion[] = [];
      for (const [number] of inOrder) {
        if (suggestions.length === most) break;
        const target = targets[number]!;
        if ('id' in target) suggestions.push({ type: 'place', ...target });
        else {
          const total = count(target.query);
          if (total > 0) suggestions.push({ type: 'search', ...target, count: total });
        }
      }
      return suggestions;
    },
  };
}

/** Where a suggestion leads: a place's page, or the search that finds the kind. */
export function suggestionPath(to: Paths, suggestion: Suggestion): string {
  if (suggestion.type === 'place') {
    return suggestion.pubId === undefined ? to.attraction(suggestion.id) : to.pub(suggestion.pubId);
  }
  return `${to.search()}?${new URLSearchParams(suggestion.query)}`;
}
