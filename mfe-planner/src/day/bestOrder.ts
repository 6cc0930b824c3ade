import type { Point } from '@guide/contracts/place';
import { localSearch } from './localSearch';
import { compare, type Prefix, type Step } from './prefix';
import { findEarliestStart, type Minute, type Visit, walkBetween } from './visit';

/** Largest number of stops for which the exact optimum is computed. */
const EXACT_STOPS = 9;
/** Number of prefixes of each size that the beam search continues. */
const BEAM_WIDTH = 120;
/** A minute of waiting costs a quarter of a minute on foot, which is 80 m (D-30). */
const WAITING_METRES_PER_MINUTE = 20;

export interface BestOrder {
  /** Indexes of the visits that fit, in order. */
  order: number[];
  /** Indexes of the visits that do not fit. */
  unscheduled: number[];
  /** Cost of the order: metres on foot, and waiting in metres. */
  length: number;
}

interface Options {
  /** Where the day starts; null: at the first visit. */
  from?: Point | null;
  waitingMetresPerMinute?: number;
  exactStops?: number;
}

type Fits = (from: Prefix, index: number) => boolean;

/**
 * Finds the best order by `compare`: exactly for up to nine stops (Held and Karp 1962), else by beam and local search.
 * @param startsAt - time at which the day starts
 */
export function bestOrder(visits: readonly Visit[], startsAt: Minute, options: Options = {}): BestOrder {
  const {
    from: startPoint = null,
    waitingMetresPerMinute = WAITING_METRES_PER_MINUTE,
    exactStops = EXACT_STOPS,
  } = options;
  const firstWalks = visits.map(({ at }) => walkBetween(startPoint, at));
  const walks = visits.map((from) => visits.map((to) => walkBetween(from.at, to.at)));
  const walkTo = ({ last }: Prefix, index: number) => (last < 0 ? firstWalks[index]! : walks[last]![index]!);
  const fits: Fits = (from, index) =>
    findEarliestStart(visits[index]!, from.time + walkTo(from, index).minutes) !== Number.POSITIVE_INFINITY;
  const step: Step = (from, index) => {
    const visit = visits[index]!;
    const walk = walkTo(from, index);
    const arrive = from.time + walk.minutes;
    const begin = findEarliestStart(visit, arrive);
    if (begin === Number.POSITIVE_INFINITY) return null;
    return {
      order: [...from.order, index],
      visited: from.visited | (1 << index),
      fixed: from.fixed + (visit.fixedAt === null ? 0 : 1),
      length: from.length + walk.metres + (begin - arrive) * waitingMetresPerMinute,
      time: begin + visit.minutes,
      last: visit.at ? index : from.last,
    };
  };

  const start: Prefix = { order: [], visited: 0, fixed: 0, length: 0, time: startsAt, last: -1 };
  const isExact = visits.filter(({ at }) => at).length <= exactStops;
  const best = search(start, visits.length, waitingMetresPerMinute, step, (prefixes) =>
    isExact ? prefixes : mostPromising(prefixes, visits, fits).slice(0, BEAM_WIDTH),
  );
  const { order, length } = isExact ? best : localSearch(best, visits.length, start, step);
  const unscheduled = visits.map((_, index) => index).filter((index) => !order.includes(index));
  return { order: [...order], unscheduled, length };
}

/** Extends prefixes visit by visit. @param select - chooses the prefixes of one size that are continued */
function search(
  start: Prefix,
  count: number,
  waiting: number,
  step: Step,
  select: (prefixes: Prefix[]) => Prefix[],
): Prefix {
  let best = start;
  let level: Prefix[] = [start];
  while (level.length > 0) {
    const next = new Map<number, Prefix[]>();
    for (const from of level) {
      for (let index = 0; index < count; index++) {
        if (from.visited & (1 << index)) continue;
        const to = step(from, index);
        if (!to) continue;
        if (compare(to, best) < 0) best = to;
        addUnlessDominated(next, to, waiting);
      }
    }
    level = select([...next.values()].flat());
  }
  return best;
}

/** Sorts prefixes of one size by the visits that fit or still can (fixed ones count most), then by length. */
function mostPromising(prefixes: readonly Prefix[], visits: readonly Visit[], fits: Fits): Prefix[] {
  const ranked = prefixes.map((from) => {
    let promise = 0;
    for (let index = 0; index < visits.length; index++)
      if (from.visited & (1 << index) || fits(from, index))
        promise += visits[index]!.fixedAt === null ? 1 : visits.length;
    return { from, promise };
  });
  return ranked
    .sort((a, b) => b.promise - a.promise || a.from.length - b.from.length)
    .map(({ from }) => from);
}

/** Adds a prefix unless another of the same visits and last place dominates it, and removes those that it dominates. */
function addUnlessDominated(prefixes: Map<number, Prefix[]>, added: Prefix, waiting: number): void {
  // A day has at most 24 visits, so the key has 29 bits.
  const key = added.visited * 32 + added.last + 1;
  const others = prefixes.get(key) ?? [];
  if (others.some((other) => dominates(other, added, waiting))) return;
  prefixes.set(key, [...others.filter((other) => !dominates(added, other, waiting)), added]);
}

/** Whether `a` is at least as good as `b` for every continuation, even if it waits until `b` is there. */
const dominates = (a: Prefix, b: Prefix, waiting: number): boolean =>
  a.time <= b.time && a.length + (b.time - a.time) * waiting <= b.length;
