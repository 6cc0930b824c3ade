import { type Beginning, isBetter, orderOf, type Step } from './beginning';

/**
 * Moves one visit, or turns a part of the day round, for as long as that makes it better; visits that were left out are
 * tried, too.
 * @param count of all visits
 */
export function localSearch(first: Beginning, count: number, start: Beginning, step: Step): Beginning {
  let best = first;
  for (let before: Beginning | null = null; before !== best; ) {
    before = best;
    for (const order of neighboursOf(orderOf(best), count)) {
      const maxLength = order.length > best.count ? Number.POSITIVE_INFINITY : best.length;
      const other = dayIn(order, start, step, maxLength);
      if (other && isBetter(other, best)) best = other;
    }
  }
  return best;
}

/** The day in an order; null where something does not fit, or it becomes longer than `maxLength`. */
function dayIn(order: readonly number[], start: Beginning, step: Step, maxLength: number): Beginning | null {
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
