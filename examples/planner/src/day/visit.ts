import { metresOnFoot, minutesOnFoot, type Point } from '@guide/contracts/place';

/** Minutes since midnight of a day in the city as they pass: on the day that clocks change there are 1380 or 1500. */
export type Minute = number;

/** What has a place in the order of a day. */
export interface Visit {
  /** Null: wherever one is by then, as a break. */
  at: Point | null;
  /** How long it takes. */
  minutes: number;
  /** When it is open, in order; the visit lies within one of these. Null: at any time, or not known. */
  open: readonly (readonly [from: Minute, until: Minute])[] | null;
  /** When it has to begin; null: whenever it suits. */
  fixedAt: Minute | null;
}

/** The way on foot from one point to another; none from or to nowhere. */
export interface Walk {
  /** Whole metres. */
  metres: number;
  minutes: number;
}

export const NO_WALK: Walk = { metres: 0, minutes: 0 };

/** An estimate, as everywhere in the guide (D-30). */
export function walkBetween(from: Point | null, to: Point | null): Walk {
  if (!from || !to || (from.lat === to.lat && from.lng === to.lng)) return NO_WALK;
  const metres = metresOnFoot(from, to);
  return { metres: Math.round(metres), minutes: minutesOnFoot(metres) };
}

/** When a visit begins for one who is there at `arrival`. @returns Infinity where it cannot be any more */
export function beginOf({ open, minutes, fixedAt }: Visit, arrival: Minute): Minute {
  if (fixedAt !== null) {
    if (arrival > fixedAt) return Number.POSITIVE_INFINITY;
    const isOpen = !open || open.some(([from, until]) => from <= fixedAt && fixedAt + minutes <= until);
    return isOpen ? fixedAt : Number.POSITIVE_INFINITY;
  }
  if (!open) return arrival;
  // By index: iterators are several times as slow until they are compiled, and a search calls this very often.
  for (let index = 0; index < open.length; index++) {
    const span = open[index]!;
    const begin = arrival > span[0] ? arrival : span[0];
    if (begin + minutes <= span[1]) return begin;
  }
  return Number.POSITIVE_INFINITY;
}
