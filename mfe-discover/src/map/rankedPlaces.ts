import { paths, type Site } from '@guide/contracts/site';
import type { MapPlaceLink } from './StillMap';

/** The rank table: the rank of a listing is its id (ENT-19). */
const RANKED = [1, 2, 3, 4, 5, 6, 7, 8];

/** The rank of a listing, if it has one. */
export const rankOf = (id: number): number | undefined => RANKED.find((rank) => rank === id);

/** The ranked attractions, by the names that the menus of the city give them. */
export function rankedPlaces({ slug, menus }: Site): MapPlaceLink[] {
  const named = new Map([...menus.landmarks, ...menus.museums].map((item) => [item.to, item]));
  return RANKED.flatMap((number) => {
    const to = paths(slug).attraction(number);
    const item = named.get(to);
    return item ? [{ number, name: item.label, area: item.note ?? '', to }] : [];
  });
}
