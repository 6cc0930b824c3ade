import { metresOnFoot, type Point } from '@guide/contracts/place';
import type { Place } from './place';

const REACH_METRES = 2000;

export interface PartOfTown {
  areas: string[];
  places: Place[];
}

/** Groups places by distance, starting with the first ungrouped place. Places of an area stay together. */
export function partsOfTown(places: readonly Place[]): PartOfTown[] {
  const parts: PartOfTown[] = [];
  let ungrouped = [...places];
  while (ungrouped.length > 0) {
    const [first] = ungrouped as [Place, ...Place[]];
    const areas = new Set(ungrouped.filter(({ at }) => isNear(first.at, at)).map(({ area }) => area));
    areas.add(first.area);
    const group = ungrouped.filter(({ area }) => areas.has(area));
    ungrouped = ungrouped.filter((place) => !group.includes(place));
    const count = (area: string) => group.filter((place) => place.area === area).length;
    parts.push({ areas: [...areas].sort((a, b) => count(b) - count(a)), places: group });
  }
  return parts;
}

const isNear = (from: Point | null, to: Point | null): boolean =>
  from !== null && to !== null && metresOnFoot(from, to) <= REACH_METRES;
