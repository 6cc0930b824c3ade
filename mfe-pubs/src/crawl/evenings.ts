import type { Pub } from '@guide/contracts/api';
import { minutesOnFoot } from '@guide/contracts/place';
import type { Stop } from './crawlOrder';

/** From here on a walk between two pubs is too long for one evening, and the other way is mentioned. */
export const LONG_WALK_MINUTES = 35;
const MAX_PUBS = 4;

/**
 * The whole round cut into evenings: at every long walk, and what is left of it into equal parts of four pubs at most.
 * A pub with long walks on both sides is in none.
 */
export function evenings(round: readonly Stop[]): Pub[][] {
  const runs: Pub[][] = [[]];
  for (const { pub, metresToNext } of round) {
    runs.at(-1)!.push(pub);
    if (metresToNext !== null && minutesOnFoot(metresToNext) > LONG_WALK_MINUTES) runs.push([]);
  }
  return runs.flatMap((run) => {
    const parts = Math.ceil(run.length / MAX_PUBS);
    const cut = (part: number) => Math.round((part * run.length) / parts);
    const inParts = Array.from({ length: parts }, (_, part) => run.slice(cut(part), cut(part + 1)));
    return inParts.filter(({ length }) => length > 1);
  });
}

/** "Southwark to City of London", "Hampstead": the areas where an evening begins and ends. */
export function eveningName(pubs: readonly Pub[]): string {
  const [first, last] = [pubs[0]!.area, pubs.at(-1)!.area];
  return first === last ? first : `${first} to ${last}`;
}
