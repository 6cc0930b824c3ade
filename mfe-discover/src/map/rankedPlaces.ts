import { paths, type Site } from '@guide/contracts/site';

/** A place of the rank table: its rank is its listing's id (ENT-19). */
export interface RankedPlace {
  rank: number;
  name: string;
  area: string;
  to: string;
}

const RANKED = [1, 2, 3, 4, 5, 6, 7, 8];

/** The ranked attractions, by the names that the menus of the city give them. */
export function rankedPlaces({ slug, menus }: Site): RankedPlace[] {
  const named = new Map([...menus.landmarks, ...menus.museums].map((item) => [item.to, item]));
  return RANKED.flatMap((rank) => {
    const to = paths(slug).attraction(rank);
    const item = named.get(to);
    return item ? [{ rank, name: item.label, area: item.note ?? '', to }] : [];
  });
}
