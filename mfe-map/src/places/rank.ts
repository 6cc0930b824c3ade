import type { Place } from './place';

/** The last id of the rank table; each rank is its listing's id (ENT-19, D-29). */
export const LAST_RANKED = 8;

/** The place's rank, or null: only the attractions 1 to 8 have one (WIDGET-13). */
export const rankOf = ({ id, category }: Pick<Place, 'id' | 'category'>): number | null =>
  category === 'attraction' && id >= 1 && id <= LAST_RANKED ? id : null;

/** Ranked places in the order of their rank, then the others from the best rated down, equals by id. */
export function byRank(a: Place, b: Place): number {
  const last = Number.POSITIVE_INFINITY;
  const [first, second] = [rankOf(a) ?? last, rankOf(b) ?? last];
  return first === second ? b.rating - a.rating || a.id - b.id : first - second;
}
