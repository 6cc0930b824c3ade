import { matchesText } from './matchesText';
import type { Place } from './place';
import { byRank, rankOf } from './rank';

/** WIDGET-14. */
export const MOST = 15;

/** What the visitor chose to see in the attractions map (ENT-21, WIDGET-10). */
export interface Choice {
  top10Only: boolean;
  text: string;
}

/**
 * The attractions that get a marker (D-29): the ranked ones, or the fifteen best rated; a text narrows them. Its
 * length is the n of "Showing {n} attractions" (WIDGET-03).
 * @returns ranked places first
 */
export function shownAttractions(places: Place[], { top10Only, text }: Choice): Place[] {
  const offered = top10Only
    ? places.filter((place) => rankOf(place) !== null)
    : [...places].sort((a, b) => b.rating - a.rating || a.id - b.id).slice(0, MOST);
  return offered.filter((place) => matchesText(place, text)).sort(byRank);
}
