import { normalizeForSearch } from '@guide/contracts/place';
import { type Site, wordIn } from '@guide/contracts/site';
import type { Place } from './place';
import { byRank, rankOf } from './rank';

export const MAX_SHOWN = 15;

export interface Choice {
  top10Only: boolean;
  text: string;
  /** Translated words: an area is found by the name that visitors see, too. */
  words?: Site['words'];
}

/** Whether a text is a part of name, area or a tag, read as in the search (D-78, D-94). */
export function matchesText(
  { name, area, tags }: Pick<Place, 'name' | 'area' | 'tags'>,
  text: string,
  words?: Site['words'],
): boolean {
  const searched = normalizeForSearch(text);
  return [name, area, wordIn({ words }, area), ...tags].some((value) =>
    normalizeForSearch(value).includes(searched),
  );
}

/** Matching attractions: the ranked or the best rated ones, sorted by rank (D-29, D-63). */
export function shownAttractions(places: Place[], { top10Only, text, words }: Choice): Place[] {
  const matching = places.filter((place) => matchesText(place, text, words));
  const shown = top10Only
    ? matching.filter((place) => rankOf(place) !== null)
    : matching.sort((a, b) => b.rating - a.rating || a.id - b.id).slice(0, MAX_SHOWN);
  return shown.sort(byRank);
}
