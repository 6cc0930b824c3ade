import { compare, type Prefix, type Step } from './prefix';

/** Moves or adds a visit, or reverses a part of the day, until nothing improves it. @param count - number of all visits */
export function localSearch(first: Prefix, count: number, start: Prefix, step: Step): Prefix {
  let best = first;
  for (let before: Prefix | null = null; before !== best; ) {
    before = best;
    for (const order of neighboursOf(best.order, count)) {
      const maxLength = order.length > best.order.length ? Number.POSITIVE_INFINITY : best.length;
      const candidate = evaluate(order, start, step, maxLength);
      if (candidate && compare(candidate, best) < 0) best = candidate;
    }
  }
  return best;
}

/** Evaluates an order; null if a visit does not fit or the length exceeds `maxLength`. */
function evaluate(order: readonly number[], start: Prefix, step: Step, maxLength: number): Prefix | null {
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
    const others = order.filter((index) => index !== visit);
    for (let to = 0; to <= others.length; to++) yield others.toSpliced(to, 0, visit);
  }
  for (let from = 0; from < order.length - 1; from++) {
    for (let to = from + 2; to <= order.length; to++)
      yield [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)];
  }
}
