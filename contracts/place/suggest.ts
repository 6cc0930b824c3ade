import type { ChipName, Listing, SuggestedPlace, SuggestedSearch, Suggestion, Synonym } from '../api';
import type { Paths } from '../site';
import { CHIPS } from './chips';
import { createGrowingList, createTextList } from './growingList';
import { createMistypedTexts } from './mistypedTexts';

/** What the suggestions know of a listing. */
export type Suggestible = Pick<Listing, 'id' | 'name' | 'category' | 'subcategory' | 'area' | 'pubId'>;

type Place = Omit<SuggestedPlace, 'type'>;
type Kind = Omit<SuggestedSearch, 'type' | 'count'>;

/** Words that may be left out of a query, and need not be in it. */
const FILLERS = new Set(['the', 'of', 'a', 'an', 'and', 'in', 'at', 'for', 'to', 'near', 'with', 'on']);
/** More is another name. */
const MAX_ERRORS = 2;
/** Longer texts are no name that was mistyped. */
const MAX_QUERY_WORDS = 8;
const MAX_QUERY_LENGTH = 60;
/** Names that begin with what was typed come before all others. */
const NOT_BEGUN_COST = 100;
/** Longer texts are not read as two kinds: each way to part them is another search for words. */
const MAX_PARTED_WORDS = 4;
/** An error weighs more than words of a name that were left out. */
const ERROR_COST = 10;
const LEFT_OUT_COST = 1;
/** A word of the query that the name does not have: one of three or more may be so. */
const EXTRA_COST = 8;
const CATEGORIES = { attraction: 'Attractions', restaurant: 'Restaurants', pub: 'Pubs & Bars' } as const;

/** Case, accents, apostrophes and marks do not count: "St. Paul’s" is "st pauls". */
const normalizeName = (text: string): string =>
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

const everyWord = (text: string): string[] => normalizeName(text).split(' ').filter(Boolean).map(singular);

const wordsOf = (text: string): string[] => {
  const words = everyWord(text);
  const meant = words.filter((word) => !FILLERS.has(word));
  return meant.length > 0 ? meant : words;
};

/** How many errors a text of so many letters may have: in a short one almost every text would be another. */
const errorsIn = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** The places that are suggested, by number. */
function createPlaces() {
  const ids = createGrowingList();
  const names = createTextList();
  const subcategories = createGrowingList();
  const areas = createGrowingList();
  const pubIds = new Map<number, number>();
  /** Subcategories and areas: few, of many listings. */
  const labels: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (label: string): number => {
    const known = numbers.get(label) ?? labels.push(label) - 1;
    numbers.set(label, known);
    return known;
  };
  return {
    add({ id, name, subcategory, area, pubId }: Suggestible): number {
      names.push(name);
      subcategories.push(numberOf(subcategory));
      areas.push(numberOf(area));
      const number = ids.push(id);
      if (pubId !== undefined) pubIds.set(number, pubId);
      return number;
    },
    at(number: number): Place {
      const pubId = pubIds.get(number);
      return {
        id: ids.at(number),
        name: names.at(number),
        subcategory: labels[subcategories.at(number)]!,
        area: labels[areas.at(number)]!,
        ...(pubId !== undefined && { pubId }),
      };
    },
  };
}

/** Which phrases have a word, by the word's number. */
function createPhrasesOfWords() {
  /** By word: its last entry in the two other lists, 0 for none. */
  const last = createGrowingList();
  const phrases = createGrowingList();
  const before = createGrowingList();
  phrases.push(0);
  before.push(0);
  return {
    add(word: number, phrase: number): void {
      if (word === last.length()) last.push(0);
      before.push(last.at(word));
      last.set(word, phrases.push(phrase));
    },
    *of(word: number): Generator<number> {
      for (let entry = last.at(word); entry > 0; entry = before.at(entry)) yield phrases.at(entry);
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
  /** By target: 0 for a kind, else the number of the place and one. */
  const targets = createGrowingList();
  const places = createPlaces();
  const kinds = new Map<number, Kind>();
  const kindNumbers = new Map<string, number>();
  /** By phrase, which is one way to say a target: the target, and how many words it has. */
  const targetOf = createGrowingList();
  const lengthOf = createGrowingList();
  /** By phrase that is a name: its first word's number and one; 0 for other ways to say the target. */
  const firstOf = createGrowingList();
  const words = createMistypedTexts();
  const wordNumbers = new Map<string, number>();
  const phrasesOf = createPhrasesOfWords();
  /** Phrases without spaces; by their numbers: the phrase, and how many of its words are left out. */
  const joined = createMistypedTexts();
  const joinedPhrase = createGrowingList();
  const joinedLeft = createGrowingList();

  const say = (text: string, target: number, isName = false) => {
    const parts = wordsOf(text);
    if (parts.length === 0) return;
    const phrase = targetOf.push(target);
    lengthOf.push(parts.length);
    for (const part of new Set(parts)) {
      const number = wordNumbers.get(part) ?? words.add(part);
      wordNumbers.set(part, number);
      phrasesOf.add(number, phrase);
    }
    firstOf.push(isName ? wordNumbers.get(parts[0]!)! + 1 : 0);
    const join = (joinedText: string, left: number) => {
      joined.add(joinedText);
      joinedPhrase.push(phrase);
      joinedLeft.push(left);
    };
    for (const whole of new Set([parts.join(''), everyWord(text).join('')])) join(whole, 0);
    // "bigben" is the beginning of "Big Ben and the Houses of Parliament".
    for (let count = 2; count < parts.length; count++)
      join(parts.slice(0, count).join(''), parts.length - count);
  };
  const kind = (label: string, query: SuggestedSearch['query'], means = query) => {
    const key = JSON.stringify(means).toLowerCase();
    const known = kindNumbers.get(key);
    if (known !== undefined) {
      // What a synonym searches is written as the listings write it.
      kinds.set(known, { label, query });
      return known;
    }
    const target = targets.push(0);
    kinds.set(target, { label, query });
    kindNumbers.set(key, target);
    say(label, target, true);
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
      const target = targetOf.at(phrase);
      if (cost < (found.get(target) ?? Number.POSITIVE_INFINITY)) found.set(target, cost);
    };
    // The words of the query are, with few errors, words of the phrase, in any order.
    const readings = new Map<number, { errors: number; used: number }>();
    const begun = new Set<number>();
    asked.forEach((word, place) => {
      const last = place === asked.length - 1 && word.length >= 3;
      const best = new Map<number, number>();
      for (const [number, errors] of words.near(word, errorsIn(word.length), last)) {
        for (const phrase of phrasesOf.of(number)) {
          if (errors < (best.get(phrase) ?? Number.POSITIVE_INFINITY)) best.set(phrase, errors);
          if (place === 0 && firstOf.at(phrase) === number + 1) begun.add(phrase);
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
      const left = Math.max(0, lengthOf.at(phrase) - used);
      const cost = errors * ERROR_COST + extra * EXTRA_COST + left * LEFT_OUT_COST;
      note(phrase, cost + (begun.has(phrase) && errors + extra === 0 ? 0 : NOT_BEGUN_COST));
    }
    // Or the same letters with other spaces: "bigben", "west minster abbey".
    for (const letters of new Set([asked.join(''), everyWord(text).join('')])) {
      for (const [number, errors] of joined.near(letters, errorsIn(letters.length), false)) {
        const cost = errors * ERROR_COST + joinedLeft.at(number) * LEFT_OUT_COST;
        note(joinedPhrase.at(number), cost + (errors === 0 ? 0 : NOT_BEGUN_COST));
      }
    }
    return found;
  }

  /** The closest kind that a text may mean. */
  function kindOf(text: string): Kind | undefined {
    const [best] = [...costs(text)]
      .filter(([target]) => kinds.has(target))
      .sort(([, cost], [, otherCost]) => cost - otherCost);
    return best && kinds.get(best[0]);
  }

  /** Two kinds that a text names one after the other, "soho pub": both together where that is possible, then each. */
  function twoKinds(text: string): Kind[] {
    const words = normalizeName(text).split(' ');
    if (words.length > MAX_PARTED_WORDS) return [];
    for (let count = 1; count < words.length; count++) {
      const first = kindOf(words.slice(0, count).join(' '));
      const second = first && kindOf(words.slice(count).join(' '));
      if (!second) continue;
      const each = [first, second];
      if (Object.keys(first.query).some((field) => field in second.query)) return each;
      const [area, other] = first.query.area ? each : [second, first];
      const label = area!.query.area
        ? `${other!.label} in ${area!.label}`
        : `${first.label}, ${second.label}`;
      return [{ label, query: { ...first.query, ...second.query } }, ...each];
    }
    return [];
  }

  return {
    /** In the order of the specified search: of equally close ones the first comes first. */
    add(listing: Suggestible): void {
      const { id, name, category, subcategory, area } = listing;
      const target = targets.push(places.add(listing) + 1);
      say(name, target, true);
      // What stands in brackets is another way to find it, and nobody types it.
      const plain = name.replace(/\s*\([^)]*\)/g, '');
      if (plain !== name) say(plain, target, true);
      if (category !== 'pub') kind(subcategory, { query: subcategory, category }, { query: subcategory });
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
      const inOrder = [...costs(text)]
        .sort(([one, cost], [other, otherCost]) => cost - otherCost || one - other)
        .map(([target]) => target);
      const suggestions: Suggestion[] = [];
      const add = (kind: Kind) => {
        const total = count(kind.query);
        if (total > 0) suggestions.push({ type: 'search', ...kind, count: total });
      };
      for (const target of inOrder) {
        if (suggestions.length === most) break;
        const place = targets.at(target);
        if (place > 0) suggestions.push({ type: 'place', ...places.at(place - 1) });
        else add(kinds.get(target)!);
      }
      if (inOrder.length === 0) twoKinds(text).forEach(add);
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
