import type { Place } from './place';
import { byRank, rankOf } from './rank';

export const MAX_SHOWN = 15;

export interface Choice {
  top10Only: boolean;
  text: string;
}

export function matchesText(
  { name, area, tags }: Pick<Place, 'name' | 'area' | 'tags'>,
  text: string,
): boolean {
  const trimmed = text.trim().toLowerCase();
  return [name, area, ...tags].some((value) => value.toLowerCase().includes(trimmed));
}

/** Matching attractions: the ranked or the best rated ones, sorted by rank (D-29, D-63). */
export function shownAttractions(places: Place[], { top10Only, text }: Choice): Place[] {
  const matching = places.filter((place) => matchesText(place, text));
  const shown = top10Only
    ? matching.filter((place) => rankOf(place) !== null)
    : matching.sort((a, b) => b.rating - a.rating || a.id - b.id).slice(0, MAX_SHOWN);
  return shown.sort(byRank);
}
