import { matchesText } from './matchesText';
import type { Place } from './place';
import { byRank, rankOf } from './rank';

/** How many attractions are shown while the toggle is off (WIDGET-14). */
export const MAX_SHOWN = 15;

/** What the visitor chose to see in the attractions map (ENT-21, WIDGET-10). */
export interface Choice {
  top10Only: boolean;
  text: string;
}

/**
 * The attractions that get a marker (D-29, D-63): of those that match the text, the ranked ones, or the fifteen best
 * rated. Its length is the n of "Showing {n} attractions" (WIDGET-03).
 * @returns ranked places first
 */
export function shownAttractions(places: Place[], { top10Only, text }: Choice): Place[] {
  const matching = places.filter((place) => matchesText(place, text));
  const shown = top10Only
    ? matching.filter((place) => rankOf(place) !== null)
    : matching.sort((a, b) => b.rating - a.rating || a.id - b.id).slice(0, MAX_SHOWN);
  return shown.sort(byRank);
}
