import type { Point } from '@guide/contracts/place';
import {
  findEarliestStart,
  isBeforeLastEntry,
  type Minute,
  type OpenSpan,
  type Visit,
  type Walk,
  walkBetween,
} from './visit';

/**
 * - fits: within the opening hours, and at the fixed time if there is one
 * - short: closes before the visit is over
 * - closed: not open on arrival, or no more entry
 * - late: the fixed time has passed
 */
type Outcome = 'fits' | 'short' | 'closed' | 'late';

export interface Timed {
  /** From the stop before, or from where the day starts; 0 for a break. */
  walk: Walk;
  arrive: Minute;
  begin: Minute;
  leave: Minute;
  outcome: Outcome;
}

export interface Schedule {
  visits: Timed[];
  metres: number;
  walkMinutes: number;
  ends: Minute;
}

export const countMisfits = (visits: readonly Timed[]): number =>
  visits.filter(({ outcome }) => outcome !== 'fits').length;

/** Schedules the visits of a day in their order. @param from - where the day starts; null: at the first visit */
export function scheduleOf(visits: readonly Visit[], startsAt: Minute, from: Point | null = null): Schedule {
  let time = startsAt;
  let at = from;
  let metres = 0;
  let walkMinutes = 0;
  const timed = visits.map((visit) => {
    const walk = walkBetween(at, visit.at);
    at = visit.at ?? at;
    metres += walk.metres;
    walkMinutes += walk.minutes;
    const scheduled = scheduleVisit(visit, walk, time + walk.minutes);
    time = scheduled.leave;
    return scheduled;
  });
  return { visits: timed, metres, walkMinutes, ends: time };
}

function scheduleVisit(visit: Visit, walk: Walk, arrive: Minute): Timed {
  const { minutes, open, fixedAt } = visit;
  const begin = findEarliestStart(visit, arrive);
  if (begin !== Number.POSITIVE_INFINITY)
    return { walk, arrive, begin, leave: begin + minutes, outcome: 'fits' };
  const isLate = fixedAt !== null && arrive > fixedAt;
  const start = fixedAt === null || isLate ? arrive : fixedAt;
  const span: OpenSpan | undefined = open
    ? open.find(([from, until]) => from <= start && start < until)
    : [0, start + minutes];
  if (!span || (!isLate && open && !isBeforeLastEntry(start, span)))
    return { walk, arrive, begin: arrive, leave: arrive, outcome: 'closed' };
  const leave = Math.min(start + minutes, span[1]);
  return { walk, arrive, begin: start, leave, outcome: isLate ? 'late' : 'short' };
}
