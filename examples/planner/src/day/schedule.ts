import type { Point } from '@guide/contracts/place';
import { beginOf, type Minute, type Visit, type Walk, walkBetween } from './visit';

/**
 * How a visit goes in the order that the day has:
 * - fits: it lies within the opening hours, and at its fixed time where it has one
 * - short: it closes before the visit is over
 * - closed: it is not open any more, or not at all on that day; nobody stays
 * - late: its fixed time has passed
 */
export type Outcome = 'fits' | 'short' | 'closed' | 'late';

export interface Timed {
  /** The way there from the stop before; 0 for a break, which is taken where one is. */
  walk: Walk;
  arrive: Minute;
  begin: Minute;
  leave: Minute;
  outcome: Outcome;
}

/** What a day comes to. */
export interface Schedule {
  visits: Timed[];
  metres: number;
  walkMinutes: number;
  /** When the last visit is over. */
  ends: Minute;
}

/** How many visits do not fit. */
export const countMisfits = (visits: readonly Timed[]): number =>
  visits.filter(({ outcome }) => outcome !== 'fits').length;

/** When each visit of a day is, in the order given. @param startsAt when the first is arrived at */
export function scheduleOf(visits: readonly Visit[], startsAt: Minute): Schedule {
  let time = startsAt;
  let at: Point | null = null;
  let metres = 0;
  let walkMinutes = 0;
  const timed = visits.map((visit) => {
    const walk = walkBetween(at, visit.at);
    at = visit.at ?? at;
    metres += walk.metres;
    walkMinutes += walk.minutes;
    const one = timeVisit(visit, walk, time + walk.minutes);
    time = one.leave;
    return one;
  });
  return { visits: timed, metres, walkMinutes, ends: time };
}

function timeVisit(visit: Visit, walk: Walk, arrive: Minute): Timed {
  const { minutes, open, fixedAt } = visit;
  const begin = beginOf(visit, arrive);
  if (begin !== Number.POSITIVE_INFINITY)
    return { walk, arrive, begin, leave: begin + minutes, outcome: 'fits' };
  const isLate = fixedAt !== null && arrive > fixedAt;
  const wanted = fixedAt === null || isLate ? arrive : fixedAt;
  const now = open ? open.find(([from, until]) => from <= wanted && wanted < until) : [0, wanted + minutes];
  if (!now) return { walk, arrive, begin: arrive, leave: arrive, outcome: 'closed' };
  const leave = Math.min(wanted + minutes, now[1]!);
  return { walk, arrive, begin: wanted, leave, outcome: isLate ? 'late' : 'short' };
}
