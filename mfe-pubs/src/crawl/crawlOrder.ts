import type { Pub } from '@guide/contracts/api';
import { metresOnFoot } from '@guide/contracts/place';
import { shortestWalk } from './shortestWalk';

export interface Stop {
  pub: Pub;
  /** Walking distance; null at the last stop. */
  metresToNext: number | null;
}

export const totalMetres = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { metresToNext }) => sum + (metresToNext ?? 0), 0);

/** The open pubs in the order of the shortest walk. */
export function crawlOrder(pubs: readonly Pub[], isOpen: (pub: Pub) => boolean): Stop[] {
  const open = pubs.filter(isOpen);
  const ordered = shortestWalk(open.map(({ coordinates }) => coordinates)).map((index) => open[index]!);
  return ordered.map((pub, index) => {
    const next = ordered[index + 1];
    return { pub, metresToNext: next ? metresOnFoot(pub.coordinates, next.coordinates) : null };
  });
}
