import type { Pub } from '@guide/contracts/api';
import { metresOnFoot } from '@guide/contracts/place';
import { shortestWalk } from './shortestWalk';

/** A pub of the crawl. */
export interface Stop {
  pub: Pub;
  /** The walk to the next stop, metres; null at the last one. */
  metresToNext: number | null;
}

/** The sum of the walks, metres. */
export const walkOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { metresToNext }) => sum + (metresToNext ?? 0), 0);

/** The open ones of the pubs in the order of the shortest walk through all of them. */
export function crawlOrder(pubs: readonly Pub[], isOpen: (pub: Pub) => boolean): Stop[] {
  const open = pubs.filter(isOpen);
  const ordered = shortestWalk(open.map(({ coordinates }) => coordinates)).map((index) => open[index]!);
  return ordered.map((pub, place) => {
    const next = ordered[place + 1];
    return { pub, metresToNext: next ? metresOnFoot(pub.coordinates, next.coordinates) : null };
  });
}
