import type { Start, SuggestedSearch, Suggestion, Synonym } from '../api';
import { combine, labelOf, type Meaning, segment } from './meanings';
import { createMeanings, isPlace, RANK, type Ranked, type Suggestible, type Target } from './targets';
import { normalizeName, wordsOf } from './words';

type Query = SuggestedSearch['query'];

const MAX_QUERY_LENGTH = 60;
/** More names that begin with the text come after kinds, areas and starting points. */
const MAX_NAMES_FIRST = 3;
/** A place after these words is where a walk starts. */
const NEAR = /\b(?:near|nearby|around|close to|next to|nearest)\b/;
/** Suggestions do not depend on the day. */
const DAYS = /\b((mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|weekend|morning|afternoon)\b/g;
/** Minutes on foot of suggested walks. */
const WALKS = [10, 20, undefined] as const;

/**
 * Creates suggestions: names, kinds, areas, starting points, then descriptions (D-8, D-86, decision 0078).
 * @param listings in search order, which decides ties
 * @returns a function of the text, a counter of a query's results, a limit, and a search in descriptions
 */
export function createSuggestions(
  listings: readonly Suggestible[],
  synonyms: readonly Synonym[],
  starts: readonly Start[] = [],
) {
  const meant = createMeanings(listings, synonyms, starts);

  /** Kinds, areas and starting points that a part of a text means by all of its words. */
  const readingsOf =
    (allowInexact: boolean) =>
    (part: string): Meaning[] =>
      meant(part).flatMap(({ target, rank }) =>
        !isPlace(target) && (rank === RANK.meaning || (allowInexact && rank === RANK.inexact))
          ? [target]
          : [],
      );

  /** Where "near …" is: starting points and places, or else areas. */
  function whereOf(part: string): Meaning[] {
    const found = meant(part);
    const isWhole = ({ rank }: Ranked) => rank === RANK.name || rank === RANK.meaning;
    const whole = (found.some(isWhole) ? found.filter(isWhole) : found).map(
      ({ target }): Meaning =>
        isPlace(target) ? { start: target.name, query: { from: `${target.id}` } } : target,
    );
    return [...whole.filter(({ start }) => start), ...whole.filter(({ area }) => area)];
  }

  return (
    text: string,
    count: (query: Query) => number,
    limit = 6,
    described: (text: string) => readonly Suggestible[] = () => [],
  ): Suggestion[] => {
    if (text.length > MAX_QUERY_LENGTH) return [];
    const suggestions: Suggestion[] = [];
    const shown = new Set<string>();
    const add = (target: Target) => {
      if (suggestions.length >= limit) return;
      const key = isPlace(target) ? `${target.id}` : JSON.stringify(target.query);
      if (shown.has(key)) return;
      shown.add(key);
      if (isPlace(target)) {
        suggestions.push(target);
        return;
      }
      for (const within of target.start ? WALKS : [undefined]) {
        const query = { ...target.query, ...(within && { within }) };
        const total = count(query);
        if (total === 0) continue;
        suggestions.push({ type: 'search', label: labelOf(target, within), query, count: total });
        return;
      }
    };
    const [what = '', where] = normalizeName(text).replace(DAYS, '').split(NEAR);
    const addParts = (allowInexact = false) => {
      const parts = segment(wordsOf(what), readingsOf(allowInexact));
      const near = where ? whereOf(where) : [];
      if (where && near.length === 0) return [];
      const all = near.length > 0 ? [...parts, near] : parts;
      for (const target of combine(all)) add(target);
      return all;
    };

    const ranked = meant(text);
    const isExact = ranked.some(({ rank }) => rank < RANK.inexact);
    if (where) addParts();
    if (isExact) {
      const first = ranked.filter(
        ({ rank }, index) => rank === RANK.name || (rank === RANK.startOfName && index < MAX_NAMES_FIRST),
      );
      const whole = ranked.filter(({ rank }) => rank === RANK.meaning);
      for (const { target } of [...first, ...whole, ...ranked]) add(target);
    }
    let parts = isExact ? [] : addParts();
    for (const listing of described(text)) {
      const { id, name, subcategory, area, shortDescription, imageUrl, pubId } = listing;
      add({
        type: 'place',
        id,
        name,
        subcategory,
        area,
        shortDescription,
        imageUrl,
        ...(pubId && { pubId }),
      });
    }
    if (suggestions.length === 0) {
      for (const { target } of ranked) add(target);
      if (suggestions.length === 0) parts = addParts(true);
    }
    for (const [target] of parts) add(target!);
    return suggestions;
  };
}
