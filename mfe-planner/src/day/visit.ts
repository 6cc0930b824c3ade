import { metresOnFoot, minutesOnFoot, type Point } from '@guide/contracts/place';

/** Elapsed minutes since local midnight. Days on which clocks change have 1380 or 1500. */
export type Minute = number;

/** Opening span. Visits begin before the last entry (D-83); absent: until the end. */
export type OpenSpan = readonly [from: Minute, until: Minute, lastEntry?: Minute];

export const isBeforeLastEntry = (begin: Minute, [, until, lastEntry = until]: OpenSpan): boolean =>
  begin < lastEntry;

/** A stop or break as input of the scheduling. */
export interface Visit {
  /** Null for a break, which has no coordinates. */
  at: Point | null;
  minutes: number;
  /** Opening spans in order; the visit must be within one. Null: always, or not known. */
  open: readonly OpenSpan[] | null;
  /** Fixed start; null if any time is fine. */
  fixedAt: Minute | null;
}

export interface Walk {
  metres: number;
  minutes: number;
}

const NO_WALK: Walk = { metres: 0, minutes: 0 };

/** Estimates a walk (D-30). Zero if a point is unknown. */
export function walkBetween(from: Point | null, to: Point | null): Walk {
  if (!from || !to || (from.lat === to.lat && from.lng === to.lng)) return NO_WALK;
  const metres = metresOnFoot(from, to);
  return { metres: Math.round(metres), minutes: minutesOnFoot(metres) };
}

/** Start of a visit after an arrival. @returns Infinity if the visit is impossible */
export function findEarliestStart({ open, minutes, fixedAt }: Visit, arrival: Minute): Minute {
  if (fixedAt !== null) {
    if (arrival > fixedAt) return Number.POSITIVE_INFINITY;
    const isOpen =
      !open ||
      open.some(
        (span) => span[0] <= fixedAt && fixedAt + minutes <= span[1] && isBeforeLastEntry(fixedAt, span),
      );
    return isOpen ? fixedAt : Number.POSITIVE_INFINITY;
  }
  if (!open) return arrival;
  // By index: the search calls this very often, and iterators are several times slower until they are compiled.
  for (let index = 0; index < open.length; index++) {
    const span = open[index]!;
    const begin = arrival > span[0] ? arrival : span[0];
    if (begin + minutes <= span[1] && (span[2] === undefined || begin < span[2])) return begin;
  }
  return Number.POSITIVE_INFINITY;
}
