import type { Listing } from '@guide/contracts/api';
import { hasPosition, ratingValue } from '@guide/contracts/place';

const MAX_MARKERS = 15;

/** Attractions that the map shows first (D-63). */
export const topRated = (attractions: readonly Listing[]): Pick<Listing, 'id' | 'name' | 'area'>[] =>
  attractions
    .filter(hasPosition)
    .sort((a, b) => ratingValue(b.rating) - ratingValue(a.rating) || a.id - b.id)
    .slice(0, MAX_MARKERS)
    .map(({ id, name, area }) => ({ id, name, area }));
