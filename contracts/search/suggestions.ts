import type { ChipName, Listing, SuggestedPlace, SuggestedSearch, Suggestion, Synonym } from '../api';
import { CHIPS } from '../place';
import { normalizeForSearch } from '../site';
import { createFuzzyIndex } from './fuzzyIndex';

export type Suggestible = Pick<
  Listing,
  'id' | 'name' | 'category' | 'subcategory' | 'area' | 'shortDescription' | 'imageUrl' | 'pubId'
>;

type Kind = Omit<SuggestedSearch, 'type' | 'count'>;

interface Phrase {
  target: number;
  wordCount: number;
  firstWord: string | undefined;
}

const STOP_WORDS = new Set(['the', 'of', 'a', 'an', 'and', 'in', 'at', 'for', 'to', 'near', 'with', 'on']);
const MAX_ERRORS = 2;
/** Longer texts are not mistyped names. */
const MAX_QUERY_WORDS = 8;
const MAX_QUERY_LENGTH = 60;
/** Longer texts are not split into two kinds, because each split costs a search. */
const MAX_SPLIT_WORDS = 4;
const MIN_PREFIX_LENGTH = 3;
/** Names that start with the query rank before all others. */
const NO_PREFIX_COST = 100;
/** An error costs more than omitted words of a name. */
const ERROR_COST = 10;
const OMITTED_COST = 1;
/** A query word that the name does not have; permitted once in three or more words. */
const EXTRA_COST = 8;
const CATEGORIES = { attraction: 'Attractions', restaurant: 'Restaurants', pub: 'Pubs & Bars' } as const;

const normalizeName = (text: string): string =>
  normalizeForSearch(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** English plurals: "galleries" is "gallery", "churches" is "church". */
const toSingular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

const everyWord = (text: string): string[] => normalizeName(text).split(' ').filter(Boolean).map(toSingular);

const wordsOf = (text: string): string[] => {
  const words = everyWord(text);
  const significantWords = words.filter((word) => !STOP_WORDS.has(word));
  return significantWords.length > 0 ? significantWords : words;
};

function setIfLess<Key>(values: Map<Key, number>, key: Key, value: number): void {
  if (value < (values.get(key) ?? Number.POSITIVE_INFINITY)) values.set(key, value);
}

/**
 * Creates suggestions such as "Did you mean Westminster Abbey?" and "Museum (9)" (D-8, decision 0078).
 * @param listings in search order, which decides ties
 * @returns a function of the text, a counter of a query's results and a limit
 */
export function createSuggestions(listings: readonly Suggestible[], synonyms: readonly Synonym[]) {
  const targets: (SuggestedPlace | Kind)[] = [];
  const kinds = new Map<string, number>();
  const words = createFuzzyIndex<Phrase>();
  const joined = createFuzzyIndex<{ phrase: Phrase; omitted: number }>();

  const addPhrase = (text: string, target: number, isName = false) => {
    const parts = wordsOf(text);
    if (parts.length === 0) return;
    const phrase = { target, wordCount: parts.length, firstWord: isName ? parts[0] : undefined };
    for (const part of new Set(parts)) words.add(part, phrase);
    for (const letters of new Set([parts.join(''), everyWord(text).join('')]))
      joined.add(letters, { phrase, omitted: 0 });
    // "bigben" is a prefix of "Big Ben and the Houses of Parliament".
    for (let count = 2; count < parts.length; count++)
      joined.add(parts.slice(0, count).join(''), { phrase, omitted: parts.length - count });
  };
  const addKind = (label: string, query: Kind['query'], means = query): number => {
    const key = JSON.stringify(means).toLowerCase();
    const existing = kinds.get(key);
    // The spelling of listings replaces that of synonyms.
    if (existing !== undefined) {
      targets[existing] = { label, query };
      return existing;
    }
    const target = targets.push({ label, query }) - 1;
    kinds.set(key, target);
    addPhrase(label, target, true);
    return target;
  };
  const addChip = (name: ChipName) =>
    addKind(CHIPS.find((chip) => chip.name === name)!.label, { chips: name });

  for (const { name } of CHIPS) addChip(name);
  for (const [category, label] of Object.entries(CATEGORIES)) {
    addPhrase(category, addKind(label, { category: category as Listing['category'] }));
  }
  for (const { words: synonymWords, chip, category, subcategory, area, text } of synonyms) {
    const meanings = [
      chip && addChip(chip),
      category && addKind(CATEGORIES[category], { category }),
      subcategory && addKind(subcategory, { query: subcategory }),
      area && addKind(area, { area }),
      text && addKind(text, { query: text }),
    ].filter((target) => typeof target === 'number');
    for (const word of synonymWords) for (const target of meanings) addPhrase(word, target);
  }
  for (const { id, name, category, subcategory, area, shortDescription, imageUrl, pubId } of listings) {
    const place = { id, name, subcategory, area, shortDescription, imageUrl, ...(pubId && { pubId }) };
    const target = targets.push({ type: 'place', ...place }) - 1;
    addPhrase(name, target, true);
    // Visitors do not type the part in brackets.
    const plain = name.replace(/\s*\([^)]*\)/g, '');
    if (plain !== name) addPhrase(plain, target, true);
    if (category !== 'pub') addKind(subcategory, { query: subcategory, category }, { query: subcategory });
    addKind(area, { area });
    for (const { words: synonymWords, listing } of synonyms) {
      if (listing === id) for (const word of synonymWords) addPhrase(word, target);
    }
  }

  function costsByTarget(text: string): Map<number, number> {
    const queryWords = wordsOf(text).slice(0, MAX_QUERY_WORDS);
    const lowestCosts = new Map<number, number>();
    // Match query words with words of phrases, in any order and with few errors.
    const readings = new Map<Phrase, { errors: number; used: number; startsPhrase: boolean }>();
    for (const [index, word] of queryWords.entries()) {
      const allowPrefix = index === queryWords.length - 1 && word.length >= MIN_PREFIX_LENGTH;
      const errorsOf = new Map<Phrase, number>();
      const startsPhrase = new Set<Phrase>();
      for (const { text: matched, errors, values } of words.find(word, allowPrefix)) {
        for (const phrase of values) {
          setIfLess(errorsOf, phrase, errors);
          if (index === 0 && phrase.firstWord === matched) startsPhrase.add(phrase);
        }
      }
      for (const [phrase, errors] of errorsOf) {
        const before = readings.get(phrase) ?? { errors: 0, used: 0, startsPhrase: startsPhrase.has(phrase) };
        readings.set(phrase, { ...before, errors: before.errors + errors, used: before.used + 1 });
      }
    }
    for (const [{ target, wordCount }, { errors, used, startsPhrase }] of readings) {
      const extra = queryWords.length - used;
      if (errors > MAX_ERRORS || extra > (queryWords.length < 3 ? 0 : 1)) continue;
      const omitted = Math.max(0, wordCount - used);
      const cost = errors * ERROR_COST + extra * EXTRA_COST + omitted * OMITTED_COST;
      setIfLess(lowestCosts, target, cost + (startsPhrase && errors + extra === 0 ? 0 : NO_PREFIX_COST));
    }
    // Match the letters with different spaces: "bigben", "west minster abbey".
    for (const letters of new Set([queryWords.join(''), everyWord(text).join('')])) {
      for (const { errors, values } of joined.find(letters)) {
        for (const { phrase, omitted } of values) {
          const cost = errors * ERROR_COST + omitted * OMITTED_COST;
          setIfLess(lowestCosts, phrase.target, cost + (errors === 0 ? 0 : NO_PREFIX_COST));
        }
      }
    }
    return lowestCosts;
  }

  const closest = (text: string): (SuggestedPlace | Kind)[] =>
    [...costsByTarget(text)]
      .sort(([a, costA], [b, costB]) => costA - costB || a - b)
      .map(([target]) => targets[target]!);

  const kindOf = (text: string): Kind | undefined =>
    closest(text).find((target): target is Kind => !('type' in target));

  /** Two kinds in one text, such as "soho pub": both combined if possible, then each. */
  function splitKinds(text: string): Kind[] {
    const parts = normalizeName(text).split(' ');
    if (parts.length > MAX_SPLIT_WORDS) return [];
    for (let count = 1; count < parts.length; count++) {
      const first = kindOf(parts.slice(0, count).join(' '));
      const second = first && kindOf(parts.slice(count).join(' '));
      if (!second) continue;
      const each = [first, second];
      if (Object.keys(first.query).some((field) => field in second.query)) return each;
      const [area, rest] = first.query.area ? each : [second, first];
      const label = area!.query.area ? `${rest!.label} in ${area!.label}` : `${first.label}, ${second.label}`;
      return [{ label, query: { ...first.query, ...second.query } }, ...each];
    }
    return [];
  }

  return (text: string, count: (query: Kind['query']) => number, limit = 5): Suggestion[] => {
    if (text.length > MAX_QUERY_LENGTH) return [];
    const targetsOfText = closest(text);
    const suggestions: Suggestion[] = [];
    for (const target of targetsOfText.length > 0 ? targetsOfText : splitKinds(text)) {
      if (suggestions.length === limit) break;
      if ('type' in target) suggestions.push(target);
      else {
        const total = count(target.query);
        if (total > 0) suggestions.push({ type: 'search', ...target, count: total });
      }
    }
    return suggestions;
  };
}
