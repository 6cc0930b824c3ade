import { type Beginning, isBetter, keyOf, type Problem, replaces, type Step } from './beginning';
import { stepOf, stepRanking } from './stepRanking';

/** Of each size so many beginnings are carried on. */
const BEAM_WIDTH = 200;

/** A good order of a day that is too long for the exact way: of each size only the most promising beginnings go on. */
export function beamSearch(problem: Problem, start: Beginning, step: Step): Beginning {
  const count = problem.visits.length;
  const ranking = stepRanking(problem, BEAM_WIDTH);
  let best = start;
  let beam = [start];
  while (beam.length > 0) {
    const next: Beginning[] = [];
    const known = new Map<number, Beginning[]>();
    const ranked = ranking(beam);
    // Steps are ranked as numbers, and objects are made of few of them: on a page's first day objects take long.
    for (let rank = 0; rank < ranked.length && next.length < BEAM_WIDTH; rank++) {
      const number = stepOf(ranked[rank]!);
      const to = step(beam[Math.floor(number / count)]!, number % count)!;
      if (!addUnlessReplaced(known, to, problem.waitingMetresPerMinute)) continue;
      next.push(to);
      if (isBetter(to, best)) best = to;
    }
    beam = next;
  }
  return best;
}

/** @returns whether it was added: no known beginning of the same set and place is as good */
function addUnlessReplaced(known: Map<number, Beginning[]>, one: Beginning, waiting: number): boolean {
  const key = keyOf(one);
  const others = known.get(key);
  if (!others) {
    known.set(key, [one]);
    return true;
  }
  if (others.some((other) => replaces(other, one, waiting))) return false;
  others.push(one);
  return true;
}
