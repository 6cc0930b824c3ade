import type { Place } from './place';

/** Ranks are listing ids (ENT-19, D-29). */
export const LAST_RANKED = 8;

/** WIDGET-13. */
export const rankOf = ({ id, category }: Pick<Place, 'id' | 'category'>): number | null =>
  category === 'attraction' && id >= 1 && id <= LAST_RANKED ? id : null;

/** Ranked places first, then by rating, then by id. */
export function byRank(a: Place, b: Place): number {
  const last = Number.POSITIVE_INFINITY;
  const [first, second] = [rankOf(a) ?? last, rankOf(b) ?? last];
  return first === second ? b.rating - a.rating || a.id - b.id : first - second;
}
