import type { Place } from './place';

/** The first listing ids are the ranks (ENT-19, D-29). */
export const LAST_RANKED = 8;

export const rankOf = ({ id, category }: Pick<Place, 'id' | 'category'>): number | null =>
  category === 'attraction' && id >= 1 && id <= LAST_RANKED ? id : null;

export function byRank(a: Place, b: Place): number {
  const last = Number.POSITIVE_INFINITY;
  const [first, second] = [rankOf(a) ?? last, rankOf(b) ?? last];
  return first === second ? b.rating - a.rating || a.id - b.id : first - second;
}
