import type { Pub } from '@guide/contracts/api';
import { metresOnFoot } from '@guide/contracts/place';
import { shortestWalk } from './shortestWalk';

/** A pub of the crawl. */
export interface Stop {
  pub: Pub;
  /** The walk to the next stop, metres; null at the last one. */
  onward: number | null;
}

const known = new WeakMap<readonly Pub[], Stop[]>();

/** The pubs in the order of the shortest walk through all of them; kept per list, since pages share one. */
export function crawlOrder(pubs: readonly Pub[]): Stop[] {
  const before = known.get(pubs);
  if (before) return before;
  const ordered = shortestWalk(pubs.map(({ coordinates }) => coordinates)).map((index) => pubs[index]!);
  const stops = ordered.map((pub, place) => {
    const next = ordered[place + 1];
    return { pub, onward: next ? metresOnFoot(pub.coordinates, next.coordinates) : null };
  });
  known.set(pubs, stops);
  return stops;
}
