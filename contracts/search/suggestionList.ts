import type { SuggestedSearch, Suggestion } from '../api';
import { CHIPS } from '../place';
import { i18n } from '../texts';
import { labelOf, type Meaning } from './meanings';
import { isPlace, type Target } from './targets';
import type { timeInText } from './timeInText';

const OPENING_CHIPS = /\bopen(?:Now|Late)\b/;
/** Minutes on foot of suggested walks. */
const WALKS = [10, 20, undefined] as const;

type Query = SuggestedSearch['query'];
type Time = ReturnType<typeof timeInText>;
/** Number of a query's results. */
export type Count = (query: Query) => number;

const openAt = ({ chips, ...query }: Query, when: string): Query => ({
  ...query,
  chips: chips && OPENING_CHIPS.test(chips) ? chips : [chips, 'openNow'].filter(Boolean).join(),
  when,
});

/** "Museum, Friday 19:00", "Open Friday". */
function labelAt(meaning: Meaning, within: number | undefined, time: string): string {
  const openNow = CHIPS.find(({ name }) => name === 'openNow')?.label;
  const others = labelOf({ ...meaning, what: meaning.what?.filter((word) => word !== openNow) }, within);
  return others ? `${others}, ${time}` : i18n.t('Open {time}', { time });
}

/** A search with its number of results, for a walk the shortest with results; null without results. */
function searchOf(meaning: Meaning, time: Time, count: Count): SuggestedSearch | null {
  for (const within of meaning.start ? WALKS : [undefined]) {
    const walk: Query = within ? { ...meaning.query, within } : meaning.query;
    const query = time ? openAt(walk, time.when) : walk;
    const total = count(query);
    if (total === 0) continue;
    const label = time ? labelAt(meaning, within, time.name) : labelOf(meaning, within);
    return { type: 'search', label, query, count: total };
  }
  return null;
}

/** Collects suggestions without duplicates and empty searches, up to a limit. */
export function createSuggestionList(count: Count, limit: number) {
  const suggestions: Suggestion[] = [];
  const seen = new Set<string>();
  return {
    suggestions,
    add(target: Target, time: Time = null): void {
      if (suggestions.length >= limit) return;
      const key = isPlace(target) ? `${target.id}` : JSON.stringify(target.query);
      if (seen.has(key)) return;
      seen.add(key);
      const suggestion = isPlace(target) ? target : searchOf(target, time, count);
      if (suggestion) suggestions.push(suggestion);
    },
  };
}
export type SuggestionList = ReturnType<typeof createSuggestionList>;
