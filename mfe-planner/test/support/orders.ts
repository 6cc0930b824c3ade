import type { Point } from '@guide/contracts/place';
import { metresOnFoot, minutesOnFoot } from '@guide/contracts/place';
import { type Random, seeded } from '@guide/contracts/testing';
import { expect } from '@jest/globals';
import { bestOrder } from '../../src/day/bestOrder';
import { scheduleOf } from '../../src/day/schedule';
import type { Visit } from '../../src/day/visit';

const SEED = 20_261_123;

const pointIn = (random: Random): Point => ({
  lat: 51.49 + random.next() * 0.04,
  lng: -0.18 + random.next() * 0.12,
});

/** Random opening hours: unknown, closed, once or twice a day, or past midnight. */
function hoursOf(random: Random): [number, number][] | null {
  if (random.chance(0.15)) return null;
  if (random.chance(0.04)) return [];
  const from = 7 * 60 + random.integer(28) * 15;
  const until = from + 120 + random.integer(48) * 15;
  if (random.chance(0.25))
    return [
      [from, until],
      [until + 60, until + 60 + random.integer(24) * 15],
    ];
  return random.chance(0.1)
    ? [
        [0, 90],
        [from, until],
      ]
    : [[from, until]];
}

function visitOf(random: Random): Visit {
  if (random.chance(0.12)) {
    const from = 11 * 60 + random.integer(8) * 15;
    return { at: null, minutes: 60, open: [[from, from + 60 + random.integer(10) * 15]], fixedAt: null };
  }
  const minutes = 15 * (1 + random.integer(10));
  const fixedAt = random.chance(0.12) ? 9 * 60 + random.integer(36) * 15 : null;
  return { at: pointIn(random), minutes, open: hoursOf(random), fixedAt };
}

const dayOf = (random: Random, size: number): Visit[] => Array.from({ length: size }, () => visitOf(random));

interface Result {
  fixed: number;
  count: number;
  length: number;
  time: number;
}

function byBruteForce(visits: readonly Visit[], startsAt: number, waiting: number): Result {
  let best: Result = { fixed: 0, count: 0, length: 0, time: startsAt };
  const metres = visits.map((from) =>
    visits.map((to) => (from.at && to.at ? Math.round(metresOnFoot(from.at, to.at)) : 0)),
  );
  const minutes = visits.map((from) =>
    visits.map((to) => (from.at && to.at ? minutesOnFoot(metresOnFoot(from.at, to.at)) : 0)),
  );
  const extend = (used: number, last: number, current: Result) => {
    if (
      current.fixed > best.fixed ||
      (current.fixed === best.fixed &&
        (current.count > best.count ||
          (current.count === best.count &&
            (current.length < best.length || (current.length === best.length && current.time < best.time)))))
    )
      best = current;
    for (let next = 0; next < visits.length; next++) {
      if (used & (1 << next)) continue;
      const { at, open, minutes: stay, fixedAt } = visits[next]!;
      const arrival = current.time + (last < 0 ? 0 : minutes[last]![next]!);
      const spans = open ?? [[0, Number.POSITIVE_INFINITY]];
      const begins = spans
        .map(([from, until]) => [fixedAt ?? Math.max(arrival, from!), from!, until!])
        .find(([begin, from, until]) => begin! >= arrival && begin! >= from! && begin! + stay <= until!);
      if (!begins) continue;
      const begin = begins[0]!;
      extend(used | (1 << next), at ? next : last, {
        fixed: current.fixed + (fixedAt === null ? 0 : 1),
        count: current.count + 1,
        length: current.length + (last < 0 ? 0 : metres[last]![next]!) + (begin - arrival) * waiting,
        time: begin + stay,
      });
    }
  };
  extend(0, -1, best);
  return best;
}

function faultsOf(visits: readonly Visit[], order: readonly number[], startsAt: number): string[] {
  let time = startsAt;
  let at: Point | null = null;
  return order.flatMap((index) => {
    const visit = visits[index]!;
    if (at && visit.at) time += minutesOnFoot(metresOnFoot(at, visit.at));
    at = visit.at ?? at;
    const isOpen = (minute: number) =>
      !visit.open || visit.open.some(([from, until]) => from <= minute && minute < until);
    const isOpenFrom = (begin: number) =>
      Array.from({ length: visit.minutes }, (_, minute) => begin + minute).every(isOpen);
    let begin = visit.fixedAt ?? time;
    if (begin < time) return [`${index} is fixed for ${begin}, arrived at ${time}`];
    while (!isOpenFrom(begin) && visit.fixedAt === null && begin < 3 * 1440) begin += 1;
    const fault = isOpenFrom(begin) ? [] : [`${index} is closed at ${begin}`];
    time = begin + visit.minutes;
    return fault;
  });
}

/** Compares the best orders of random days with all orders. */
export function expectBestOrders(days: number, size: number): void {
  const random = seeded(SEED + size);
  for (let day = 0; day < days; day++) {
    const visits = dayOf(random, size);
    const startsAt = 8 * 60 + random.integer(16) * 15;
    const waiting = random.chance(0.5) ? 0 : 20;
    const { order, unscheduled, length } = bestOrder(visits, startsAt, { waitingMetresPerMinute: waiting });
    const best = byBruteForce(visits, startsAt, waiting);
    const name = `seed ${SEED}, size ${size}, day ${day}`;
    expect([name, faultsOf(visits, order, startsAt)]).toEqual([name, []]);
    expect([name, order.length, length]).toEqual([name, best.count, best.length]);
    expect([...order, ...unscheduled].sort((a, b) => a - b)).toEqual(visits.map((_, index) => index));
    const { visits: timed, ends } = scheduleOf(
      order.map((index) => visits[index]!),
      startsAt,
    );
    expect([name, timed.every(({ outcome }) => outcome === 'fits'), ends]).toEqual([name, true, best.time]);
  }
}

/** Compares the heuristic with the exact order on random days of twelve lines. */
export function expectNearlyBestOrders(days: number): void {
  const random = seeded(SEED);
  let visitCount = 0;
  let exactCount = 0;
  let excess = 0;
  for (let day = 0; day < days; day++) {
    const visits = dayOf(random, 12);
    const heuristic = bestOrder(visits, 540, { exactStops: 0 });
    const exact = bestOrder(visits, 540, { exactStops: 12 });
    expect(faultsOf(visits, heuristic.order, 540)).toEqual([]);
    visitCount += heuristic.order.length;
    exactCount += exact.order.length;
    if (heuristic.order.length === exact.order.length)
      excess += heuristic.length / Math.max(1, exact.length) - 1;
  }
  expect(visitCount / exactCount).toBeGreaterThan(0.99);
  expect(excess / days).toBeLessThan(0.02);
}
