import { compare, type Prefix, type Step } from './bestOrder';

/**
 * Moves one visit, or turns a part of the day round, for as long as that makes it better; visits that were left out are
 * tried, too.
 * @param count of all visits
 */
export function localSearch(first: Prefix, count: number, start: Prefix, step: Step): Prefix {
  let best = first;
  for (let before: Prefix | null = null; before !== best; ) {
    before = best;
    for (const order of neighboursOf(best.order, count)) {
      const maxLength = order.length > best.order.length ? Number.POSITIVE_INFINITY : best.length;
      const other = dayIn(order, start, step, maxLength);
      if (other && compare(other, best) < 0) best = other;
    }
  }
  return best;
}

/** The day in an order; null where something does not fit, or it becomes longer than `maxLength`. */
function dayIn(order: readonly number[], start: Prefix, step: Step, maxLength: number): Prefix | null {
  let day = start;
  for (const index of order) {
    const next = step(day, index);
    if (!next || next.length > maxLength) return null;
    day = next;
  }
  return day;
}

function* neighboursOf(order: readonly number[], count: number): Generator<number[]> {
  for (let visit = 0; visit < count; visit++) {
    const others = order.filter((one) => one !== visit);
    for (let to = 0; to <= others.length; to++) yield others.toSpliced(to, 0, visit);
  }
  for (let from = 0; from < order.length - 1; from++) {
    for (let to = from + 2; to <= order.length; to++)
      yield [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)];
  }
}
