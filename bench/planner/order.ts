/** In the page: days of a size are put in order. */
import { seeded } from '../../contracts/testing/random';
import { bestOrder } from '../../examples/planner/src/day/bestOrder';
import type { Visit } from '../../examples/planner/src/day/visit';

/** A random day as visitors make them: within some kilometres, most places open from the morning on, lunch, a ticket. */
function dayOf(random: ReturnType<typeof seeded>, stops: number): Visit[] {
  const lunch: Visit = { at: null, minutes: 60, open: [[720, 900]], fixedAt: null };
  const places = Array.from({ length: stops }, (_, index): Visit => {
    const from = 540 + random.whole(8) * 30;
    return {
      at: { lat: 51.49 + random.next() * 0.04, lng: -0.18 + random.next() * 0.12 },
      minutes: 15 * (1 + random.whole(4)),
      open: random.chance(0.1) ? null : [[from, from + 300 + random.whole(16) * 30]],
      fixedAt: index === 0 ? 600 + random.whole(16) * 30 : null,
    };
  });
  return [...places, lunch];
}

/** Puts the day of a number in order. */
function orderDay(day: number, stops: number, exactStops?: number): number[] {
  return bestOrder(dayOf(seeded(1000 * stops + day), stops), 540, { exactStops }).order;
}

Object.assign(globalThis, { orderDay });
