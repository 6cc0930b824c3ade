import type { Point } from '@guide/contracts/place';
import { findEarliestStart, type Minute, type Visit, type Walk, walkBetween } from '../day/visit';
import type { Candidate } from './candidates';

export interface RouteLimits {
  /** Where the day starts; null: at the first sight. */
  from: Point | null;
  startsAt: Minute;
  endsBy: Minute;
  /** A break with a time of its own; null after noon. */
  lunch: Visit | null;
  maxSights: number;
  /** Minutes on foot from one sight to the next. */
  maxWalk: number;
  /** Minutes of worth that a minute on foot costs. */
  walkCost: number;
}

export interface Route {
  /** In the order of the walk, without lunch. */
  sights: Candidate[];
  score: number;
}

/** Number of sights from which a route is tried. */
const SEEDS = 8;
/** Number of candidates near a seed that are tried. */
const MAX_NEIGHBOURS = 16;
/** Minutes on foot from the start to the first sight. */
const MAX_FIRST_WALK = 45;
const WAITING_COST = 0.3;
/** A second museum is worth less than the first. */
const SAME_KIND_FACTOR = 0.6;

/**
 * Chooses sights and their order: from each of the most worthwhile sights, adds the one that is worth most for its walk
 * until nothing fits (cheapest insertion for the orienteering problem with time windows). The same input has the same
 * result.
 * @param walk - from `rememberedWalks`
 * @returns null if not even one sight fits
 */
export function bestRoute(
  candidates: readonly Candidate[],
  limits: RouteLimits,
  walk: typeof walkBetween,
): Route | null {
  const { from, walkCost } = limits;
  const firstWalk = ({ visit }: Candidate) => walk(from, visit.at).minutes;
  const reachable = candidates.filter((candidate) => firstWalk(candidate) <= MAX_FIRST_WALK);
  const seeds = bestFirst(reachable, (candidate) => candidate.worth - firstWalk(candidate) * walkCost);
  let best: Route | null = null;
  for (const seed of seeds.slice(0, SEEDS)) {
    const route = routeAround(seed, reachable, limits, walk);
    if (route && (!best || route.score > best.score)) best = route;
  }
  return best;
}

const bestFirst = (
  candidates: readonly Candidate[],
  worthOf: (candidate: Candidate) => number,
): Candidate[] => candidates.toSorted((a, b) => worthOf(b) - worthOf(a) || a.place.listing - b.place.listing);

interface Step {
  visit: Visit;
  /** Null for lunch. */
  candidate: Candidate | null;
}

interface Options {
  limits: RouteLimits;
  walk: typeof walkBetween;
  worthOf: (candidate: Candidate) => number;
}

function routeAround(
  seed: Candidate,
  candidates: readonly Candidate[],
  limits: RouteLimits,
  walk: typeof walkBetween,
): Route | null {
  const isNear = ({ visit }: Candidate) => walk(seed.visit.at, visit.at).minutes <= 2 * limits.maxWalk;
  const others = candidates.filter((candidate) => candidate !== seed && isNear(candidate));
  const near = bestFirst(others, ({ worth }) => worth).slice(0, MAX_NEIGHBOURS);
  const counts = new Map<string, number>();
  const countOf = ({ place }: Candidate) => counts.get(place.subcategory) ?? 0;
  const worthOf = (candidate: Candidate) => candidate.worth * SAME_KIND_FACTOR ** countOf(candidate);
  const options = { limits, walk, worthOf };
  let steps: Step[] = limits.lunch ? [{ visit: limits.lunch, candidate: null }] : [];
  let score = 0;
  for (let offered: readonly Candidate[] = [seed]; sightsOf(steps).length < limits.maxSights; ) {
    const added = bestInsertion(steps, offered, options);
    if (!added) break;
    score += added.gain;
    steps = added.steps;
    counts.set(added.candidate.place.subcategory, countOf(added.candidate) + 1);
    offered = near.filter((candidate) => !sightsOf(steps).includes(candidate));
  }
  const sights = sightsOf(steps);
  return sights.length > 0 ? { sights, score } : null;
}

const sightsOf = (steps: readonly Step[]): Candidate[] => steps.flatMap(({ candidate }) => candidate ?? []);

/** `walkBetween` with a cache: insertions evaluate the same walks many times. */
export function rememberedWalks(): typeof walkBetween {
  const known = new Map<Point | null, Map<Point | null, Walk>>();
  return (from, to) => {
    const walks = known.get(from) ?? new Map<Point | null, Walk>();
    known.set(from, walks);
    const walk = walks.get(to) ?? walkBetween(from, to);
    walks.set(to, walk);
    return walk;
  };
}

/** The insertion with the largest gain; null if none fits or is worth its walk. */
function bestInsertion(steps: readonly Step[], offered: readonly Candidate[], options: Options) {
  const before = costOf(steps, options);
  let best: { steps: Step[]; candidate: Candidate; gain: number } | null = null;
  for (const candidate of offered) {
    const worth = options.worthOf(candidate);
    for (let index = 0; index <= steps.length; index++) {
      const inserted = steps.toSpliced(index, 0, { visit: candidate.visit, candidate });
      const gain = worth - (costOf(inserted, options) - before);
      if (gain > (best?.gain ?? 0)) best = { steps: inserted, candidate, gain };
    }
  }
  return best;
}

/** Walking and waiting in minutes of worth; infinite if a step does not fit. */
function costOf(steps: readonly Step[], { limits, walk }: Options): number {
  let time = limits.startsAt;
  let at = limits.from;
  let cost = 0;
  for (const { visit } of steps) {
    const { minutes } = walk(at, visit.at);
    if (at !== limits.from && minutes > limits.maxWalk) return Number.POSITIVE_INFINITY;
    const begin = findEarliestStart(visit, time + minutes);
    cost += minutes * limits.walkCost + (begin - time - minutes) * WAITING_COST;
    time = begin + visit.minutes;
    at = visit.at ?? at;
  }
  return time <= limits.endsBy ? cost : Number.POSITIVE_INFINITY;
}
