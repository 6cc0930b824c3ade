import { metresOnFoot, type Point } from '@guide/contracts/place';
import type { Place } from './place';

/** So far from the place that a part of town begins with its others are, metres on foot. */
const REACH_METRES = 2000;

/** Places near to each other. */
export interface PartOfTown {
  /** Of its areas, those with the most places first. */
  areas: string[];
  places: Place[];
}

/**
 * Places in parts of town, in their order: each part begins with the first place that is in none, and has what is near to
 * it. Places of one area are always together, so that no name stands twice.
 */
export function partsOfTown(places: readonly Place[]): PartOfTown[] {
  const parts: PartOfTown[] = [];
  let left = [...places];
  while (left.length > 0) {
    const [first] = left as [Place, ...Place[]];
    const near = new Set(left.filter(({ at }) => isNear(first.at, at)).map(({ area }) => area));
    near.add(first.area);
    const own = left.filter(({ area }) => near.has(area));
    left = left.filter((place) => !own.includes(place));
    const count = (area: string) => own.filter((place) => place.area === area).length;
    parts.push({ areas: [...near].sort((a, b) => count(b) - count(a)), places: own });
  }
  return parts;
}

const isNear = (from: Point | null, to: Point | null): boolean =>
  from !== null && to !== null && metresOnFoot(from, to) <= REACH_METRES;
