import { beamSearch } from './beamSearch';
import { type Beginning, isBetter, keyOf, orderOf, type Problem, replaces, type Step } from './beginning';
import { localSearch } from './localSearch';
import { beginOf, latestArrival, type Minute, type Visit, walkBetween } from './visit';

/** Days of up to so many stops are solved exactly. */
export const EXACT_STOPS = 9;
/** A minute of waiting before a door counts as a quarter of a minute on foot, which is 80 metres (D-30). */
export const WAITING_METRES_PER_MINUTE = 20;

export interface BestOrder {
  /** Indices of the visits that fit, in their order. */
  order: number[];
  /** Indices of those that no order has room for beside them. */
  left: number[];
  /** What the order was chosen by: metres on foot, and waiting in metres. */
  length: number;
}

interface Options {
  waitingMetresPerMinute?: number;
  /** Default: `EXACT_STOPS`. */
  exactStops?: number;
}

/**
 * The best order of a day: each visit within its opening hours, fixed times held; of the orders with the most fixed
 * visits those with the most visits, of these the shortest, of these the one that is over first. It is found exactly
 * for days of up to nine stops, by going through the sets of visits by size (Held and Karp 1962), with every beginning
 * of a set that another of the same set and place is not at least as good as. Longer ones are found by a beam search, and
 * improved by a local search.
 * @param startsAt when the first visit is arrived at
 */
export function bestOrder(visits: readonly Visit[], startsAt: Minute, options: Options = {}): BestOrder {
  const { waitingMetresPerMinute = WAITING_METRES_PER_MINUTE, exactStops = EXACT_STOPS } = options;
  const walks = visits.map((from) => visits.map((to) => walkBetween(from.at, to.at)));
  const latest = visits.map(latestArrival);
  const problem: Problem = { visits, walks, latest, waitingMetresPerMinute };
  const isExact = visits.filter(({ at }) => at).length <= exactStops;
  const step: Step = (from, index) => {
    const visit = visits[index]!;
    const walk = from.last < 0 ? null : walks[from.last]![index]!;
    const arrive = from.time + (walk?.minutes ?? 0);
    if (arrive > latest[index]!) return null;
    const begin = beginOf(visit, arrive);
    return {
      visited: from.visited | (1 << index),
      count: from.count + 1,
      fixed: from.fixed + (visit.fixedAt === null ? 0 : 1),
      length: from.length + (walk?.metres ?? 0) + (begin - arrive) * waitingMetresPerMinute,
      time: begin + visit.minutes,
      last: visit.at ? index : from.last,
      previous: from,
      visit: index,
    };
  };

  const start: Beginning = {
    ...{ visited: 0, count: 0, fixed: 0, length: 0, time: startsAt, last: -1 },
    ...{ previous: null, visit: -1 },
  };
  const best = isExact
    ? exactSearch(start, visits.length, waitingMetresPerMinute, step)
    : localSearch(beamSearch(problem, start, step), visits.length, start, step);
  const order = orderOf(best);
  const left = visits.map((_, index) => index).filter((index) => !order.includes(index));
  return { order, left, length: best.length };
}

/** Goes through all sets of visits by size, with every beginning of a set that no other replaces. */
function exactSearch(start: Beginning, count: number, waiting: number, step: Step): Beginning {
  let best = start;
  let level: Beginning[] = [best];
  while (level.length > 0) {
    const next = new Map<number, Beginning[]>();
    for (const from of level) {
      for (let index = 0; index < count; index++) {
        if (from.visited & (1 << index)) continue;
        const to = step(from, index);
        if (!to) continue;
        if (isBetter(to, best)) best = to;
        keep(next, to, waiting);
      }
    }
    level = [...next.values()].flat();
  }
  return best;
}

/** Keeps a beginning unless another of the same set and place is as good, and forgets those that it is as good as. */
function keep(beginnings: Map<number, Beginning[]>, one: Beginning, waiting: number): void {
  const key = keyOf(one);
  const others = beginnings.get(key);
  if (!others) {
    beginnings.set(key, [one]);
    return;
  }
  if (others.some((other) => replaces(other, one, waiting))) return;
  const rest = others.filter((other) => !replaces(one, other, waiting));
  rest.push(one);
  beginnings.set(key, rest);
}
