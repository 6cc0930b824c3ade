import type { Pub } from '@guide/contracts/api';
import { minutesOnFoot } from '@guide/contracts/place';
import { type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { Stop } from './crawlOrder';

/** Longer walks end an evening; the page suggests public transport. */
export const LONG_WALK_MINUTES = 35;
const MAX_PUBS = 4;

/** Splits a crawl at long walks and into equal parts of at most four pubs; drops single pubs. */
export function evenings(stops: readonly Stop[]): Pub[][] {
  const runs: Pub[][] = [[]];
  for (const { pub, metresToNext } of stops) {
    runs.at(-1)!.push(pub);
    if (metresToNext !== null && minutesOnFoot(metresToNext) > LONG_WALK_MINUTES) runs.push([]);
  }
  return runs.flatMap((run) => {
    const parts = Math.ceil(run.length / MAX_PUBS);
    const cut = (part: number) => Math.round((part * run.length) / parts);
    return Array.from({ length: parts }, (_, part) => run.slice(cut(part), cut(part + 1))).filter(
      ({ length }) => length > 1,
    );
  });
}

/** "Hampstead", "Southwark to City of London" */
export function eveningName(pubs: readonly Pub[], site: Pick<Site, 'words'>): string {
  const [start, end] = [wordIn(site, pubs[0]!.area), wordIn(site, pubs.at(-1)!.area)];
  return start === end ? start : i18n.t('{start} to {end}', { start, end });
}
