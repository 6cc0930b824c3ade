import type { Beginning, Problem } from './beginning';
import { beginOf, type Minute, walkBetween } from './visit';

/** A ranked step is one number, so that many are sorted fast: above the step its metres, above them what is lost. */
const MAX_STEPS = 2 ** 13;
const MAX_METRES = 2 ** 18;
/** What is lost is looked up by minutes: two days, as places are open past midnight. */
const MINUTES = 2 * 1440;

/** Which step a ranked one is: the position of its beginning times the number of visits, and the visit's index. */
export const stepOf = (ranked: number): number => ranked % MAX_STEPS;

/**
 * Ranks what can follow the beginnings of one size: first what makes the fewest visits impossible, one with a fixed
 * time before all others; then what is shortest with what the visits that are missing are likely to add.
 * @param maxBeginnings how many beginnings are ranked at once at most
 * @returns a function that gives the steps that fit, the most promising first (`stepOf`), until its next call
 */
export function stepRanking(problem: Problem, maxBeginnings: number) {
  const { visits, latest, waitingMetresPerMinute } = problem;
  const count = visits.length;
  // Lists of plain numbers, as nothing is compiled yet on a page's first day. The first row: no place before this one.
  const rows = [visits.map(({ at }) => walkBetween(null, at)), ...problem.walks];
  const metres = rows.flatMap((row) => row.map((walk) => walk.metres));
  const minutes = rows.flatMap((row) => row.map((walk) => walk.minutes));
  const lost = lostVisits(minutes, latest);
  const weights = visits.map(({ fixedAt }) => (fixedAt === null ? MAX_METRES : MAX_METRES * count));
  const ahead = metresAhead(problem);
  const ranked = new Float64Array(maxBeginnings * count);

  return (beginnings: readonly Beginning[]): Float64Array => {
    let size = 0;
    for (let position = 0; position < beginnings.length; position++) {
      const { visited, last, time, length } = beginnings[position]!;
      let lengthAhead = length;
      for (let index = 0; index < count; index++) if (!(visited & (1 << index))) lengthAhead += ahead[index]!;
      for (let index = 0; index < count; index++) {
        if (visited & (1 << index)) continue;
        const walk = (last + 1) * count + index;
        const arrive = time + minutes[walk]!;
        if (arrive > latest[index]!) continue;
        const visit = visits[index]!;
        const begin = beginOf(visit, arrive);
        const way = lengthAhead - ahead[index]! + metres[walk]! + (begin - arrive) * waitingMetresPerMinute;
        let rank = Math.min(Math.round(way), MAX_METRES - 1);
        const ends = Math.min(begin + visit.minutes, MINUTES - 1);
        const from = visit.at ? index : last;
        let missed = lost[(from + 1) * MINUTES + ends]! & ~(visited | (1 << index));
        // The lowest bit that is set, until there is none.
        for (; missed !== 0; missed &= missed - 1) rank += weights[31 - Math.clz32(missed & -missed)]!;
        ranked[size++] = rank * MAX_STEPS + position * count + index;
      }
    }
    return ranked.subarray(0, size).sort();
  };
}

/** Which visits one who leaves a place at a minute is too late for, a bit each; a row of minutes for each place. */
function lostVisits(walkMinutes: readonly number[], latest: readonly Minute[]): Int32Array {
  const count = latest.length;
  const lost = new Int32Array((count + 1) * MINUTES);
  for (let row = 0; row <= count; row++) {
    const leaving = latest.map((minute, index) => ({
      index,
      until: minute - walkMinutes[row * count + index]!,
    }));
    let visits = 0;
    for (const { index, until } of leaving.sort((a, b) => a.until - b.until)) {
      visits |= 1 << index;
      const tooLate = Math.min(Math.max(until + 1, 0), MINUTES);
      lost.fill(visits, row * MINUTES + tooLate, (row + 1) * MINUTES);
    }
  }
  return lost;
}

/** What each visit is likely to add to the way: half of the ways to the two nearest others. */
function metresAhead({ visits, walks }: Problem): number[] {
  return visits.map(({ at }, index) => {
    const ways = visits.flatMap((other, to) => (other.at && to !== index ? walks[index]![to]!.metres : []));
    const [first = 0, second = 0] = ways.sort((a, b) => a - b);
    return at ? (first + second) / 2 : 0;
  });
}
