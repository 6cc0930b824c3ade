import { localSearch } from './localSearch';
import { beginOf, type Minute, NO_WALK, type Visit, walkBetween } from './visit';

/** Days of up to so many stops are solved exactly. */
export const EXACT_STOPS = 9;
/** Of longer days only so many prefixes of each size are continued. */
const BEAM_WIDTH = 120;
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

/** The beginning of a day: some of its visits in an order in which each of them fits. */
export interface Prefix {
  /** Indices of its visits. */
  order: readonly number[];
  /** The same as a set, a bit each. */
  visited: number;
  /** How many of them have a fixed time. */
  fixed: number;
  /** Metres on foot, and waiting in metres. */
  length: number;
  time: Minute;
  /** The visit with the last known place; -1 before there is one. */
  last: number;
}

/** A prefix with one more visit, by its index; null where it does not fit. */
export type Step = (from: Prefix, index: number) => Prefix | null;

/** Whether a prefix can go on with a visit, by its index. */
type Fits = (from: Prefix, index: number) => boolean;

/** Sorts the better prefix first: most fixed visits, then most visits, then the shortest, then the earliest end. */
export const compare = (one: Prefix, other: Prefix): number =>
  other.fixed - one.fixed ||
  other.order.length - one.order.length ||
  one.length - other.length ||
  one.time - other.time;

/**
 * The best order of a day: each visit within its opening hours, fixed times held; what is best says `compare`. It is
 * found exactly for days of up to nine stops, by going through the sets of visits by size (Held and Karp 1962). Longer
 * ones are found by a beam search over the same sets, and improved by a local search.
 * @param startsAt when the first visit is arrived at
 */
export function bestOrder(visits: readonly Visit[], startsAt: Minute, options: Options = {}): BestOrder {
  const { waitingMetresPerMinute = WAITING_METRES_PER_MINUTE, exactStops = EXACT_STOPS } = options;
  const walks = visits.map((from) => visits.map((to) => walkBetween(from.at, to.at)));
  const walkTo = ({ last }: Prefix, index: number) => (last < 0 ? NO_WALK : walks[last]![index]!);
  const fits: Fits = (from, index) =>
    beginOf(visits[index]!, from.time + walkTo(from, index).minutes) !== Number.POSITIVE_INFINITY;
  const step: Step = (from, index) => {
    const visit = visits[index]!;
    const walk = walkTo(from, index);
    const arrive = from.time + walk.minutes;
    const begin = beginOf(visit, arrive);
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
  const found = search(start, visits.length, waitingMetresPerMinute, step, (prefixes) =>
    isExact ? prefixes : mostPromising(prefixes, visits, fits).slice(0, BEAM_WIDTH),
  );
  const { order, length } = isExact ? found : localSearch(found, visits.length, start, step);
  const left = visits.map((_, index) => index).filter((index) => !order.includes(index));
  return { order: [...order], left, length };
}

/**
 * Goes through the sets of visits by size, with every prefix of a set that no other replaces.
 * @param select those of one size that are continued
 */
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
        addUnlessReplaced(next, to, waiting);
      }
    }
    level = select([...next.values()].flat());
  }
  return best;
}

/** Sorts prefixes of one size: first those with which the most visits fit, or still can, fixed ones first; then the shortest. */
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

/** Adds a prefix unless another of the same set and place replaces it, and removes those that it replaces. */
function addUnlessReplaced(prefixes: Map<number, Prefix[]>, one: Prefix, waiting: number): void {
  // Visits are at most 24 of a day, so set and place are one number of 29 bits.
  const key = one.visited * 32 + one.last + 1;
  const others = prefixes.get(key) ?? [];
  if (others.some((other) => replaces(other, one, waiting))) return;
  prefixes.set(key, [...others.filter((other) => !replaces(one, other, waiting)), one]);
}

/** Whether whatever can follow `other` can follow `one` at no more length: who is there earlier can wait for as long. */
const replaces = (one: Prefix, other: Prefix, waiting: number): boolean =>
  one.time <= other.time && one.length + (other.time - one.time) * waiting <= other.length;
