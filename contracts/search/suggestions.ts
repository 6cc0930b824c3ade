import type { Start, SuggestedSearch, Suggestion, Synonym } from '../api';
import { combine, labelOf, type Meaning, segment } from './meanings';
import {
  createMeanings,
  isPlace,
  placeOf,
  RANK,
  type Ranked,
  type Suggestible,
  type Target,
} from './targets';
import { type Moment, timeInText } from './timeInText';
import { normalizeName, wordsOf } from './words';

type Query = SuggestedSearch['query'];

const MAX_QUERY_LENGTH = 60;
/** This many names that begin with the text come first; the others come after kinds, areas and starting points. */
const MAX_NAMES_FIRST = 3;
/** A place after these words is where a walk starts. */
const NEAR = /\b(?:near|nearby|around|close to|next to|nearest)\b/;
/** Without a day they name no time. */
const PART_OF_DAY = /\b(?:morning|afternoon)s?\b/g;
const OPENING_CHIPS = /\bopen(?:Now|Late)\b/;
const openAt = ({ chips, ...query }: Query, when: string): Query => ({
  ...query,
  chips: chips && OPENING_CHIPS.test(chips) ? chips : [chips, 'openNow'].filter(Boolean).join(),
  when,
});
/** "Museum, Friday 19:00", "Open Friday". */
const labelAt = (label: string, time: string): string => {
  const others = label.replace(/Open now, |(?:, )?Open now/, '');
  return others ? `${others}, ${time}` : `Open ${time}`;
};
/** Minutes on foot of suggested walks. */
const WALKS = [10, 20, undefined] as const;

/**
 * Creates suggestions: names, kinds, areas, starting points, then descriptions (D-8, D-86, decision 0078).
 * @param listings in search order, which decides ties
 * @returns a function of the text, a counter of a query's results, a limit, a search in descriptions, and the moment that
 *   weekdays in the text are relative to
 */
export function createSuggestions(
  listings: readonly Suggestible[],
  synonyms: readonly Synonym[],
  starts: readonly Start[] = [],
) {
  const meant = createMeanings(listings, synonyms, starts);

  /** What a part of a text means: kinds, areas and starting points, not places. */
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
    moment?: Moment,
  ): Suggestion[] => {
    if (text.length > MAX_QUERY_LENGTH) return [];
    const ranked = meant(text);
    const isExact = ranked.some(({ rank }) => rank < RANK.inexact);
    // "sunday roast" is a dish.
    const time = isExact || !moment ? null : timeInText(text, moment);
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
        const walk = { ...target.query, ...(within && { within }) };
        const query = time ? openAt(walk, time.when) : walk;
        const total = count(query);
        if (total === 0) continue;
        const label = labelOf(target, within);
        suggestions.push({
          type: 'search',
          label: time ? labelAt(label, time.name) : label,
          query,
          count: total,
        });
        return;
      }
    };
    const [what = '', where] = (time?.rest ?? normalizeName(text).replace(PART_OF_DAY, '')).split(NEAR);
    const addParts = (allowInexact = false) => {
      const parts = segment(wordsOf(what), readingsOf(allowInexact));
      const near = where ? whereOf(where) : [];
      if (where && near.length === 0) return [];
      const all = near.length > 0 ? [...parts, near] : parts;
      for (const target of combine(all)) add(target);
      return all;
    };

    if (where) addParts();
    if (isExact) {
      const first = ranked.filter(
        ({ rank }, index) => rank === RANK.name || (rank === RANK.startOfName && index < MAX_NAMES_FIRST),
      );
      const whole = ranked.filter(({ rank }) => rank === RANK.meaning);
      for (const { target } of [...first, ...whole, ...ranked]) add(target);
    }
    let parts = isExact ? [] : addParts();
    for (const listing of described(text)) add(placeOf(listing));
    if (suggestions.length === 0) {
      for (const { target } of ranked) add(target);
      if (suggestions.length === 0) parts = addParts(true);
    }
    for (const [target] of parts) add(target!);
    return suggestions;
  };
}
