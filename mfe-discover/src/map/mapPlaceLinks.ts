import type { Listing } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { pagePath } from '../listing/pagePath';
import { rankOf } from './rank';
import type { MapPlaceLink } from './StillMap';

/** Attractions as rows of the list beside the map: ranked ones first, by rank, then the others in their order. */
export function mapPlaceLinks(
  site: Site,
  attractions: readonly Pick<Listing, 'id' | 'name' | 'area'>[],
): MapPlaceLink[] {
  const place = (number: number | null) => number ?? Number.POSITIVE_INFINITY;
  return attractions
    .map(({ id, name, area }) => ({ number: rankOf(id) ?? null, name, area, to: pagePath(site, id) }))
    .sort((a, b) => (a.number === b.number ? 0 : place(a.number) - place(b.number)));
}
