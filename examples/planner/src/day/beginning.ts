import type { Minute, Visit, Walk } from './visit';

/** What an order is looked for. */
export interface Problem {
  visits: readonly Visit[];
  /** From each visit to each. */
  walks: readonly (readonly Walk[])[];
  /** When one has to be at each at the latest. */
  latest: readonly Minute[];
  waitingMetresPerMinute: number;
}

/** The beginning of a day: some of its visits in an order in which each of them fits. */
export interface Beginning {
  /** Which visits, a bit each. */
  visited: number;
  /** How many of them, and of those with a fixed time. */
  count: number;
  fixed: number;
  /** Metres on foot, and waiting in metres. */
  length: number;
  time: Minute;
  /** Where it ends: the visit with the last known place; -1 before there is one. */
  last: number;
  previous: Beginning | null;
  visit: number;
}

/** A beginning with one more visit, by its index; null where it does not fit. */
export type Step = (from: Beginning, index: number) => Beginning | null;

export function isBetter(one: Beginning, other: Beginning): boolean {
  if (one.fixed !== other.fixed) return one.fixed > other.fixed;
  if (one.count !== other.count) return one.count > other.count;
  return one.length !== other.length ? one.length < other.length : one.time < other.time;
}

/** Visits are at most 24 of a day, so set and place are one number of 29 bits. */
export const keyOf = ({ visited, last }: Beginning): number => visited * 32 + last + 1;

/** Indices of its visits, the first one first. */
export function orderOf(beginning: Beginning): number[] {
  const order: number[] = [];
  for (let one: Beginning | null = beginning; one && one.visit >= 0; one = one.previous)
    order.unshift(one.visit);
  return order;
}

/** Whatever can follow `other` can follow `one` at no more length: who is there earlier can wait for as long. */
export const replaces = (one: Beginning, other: Beginning, waiting: number): boolean =>
  one.time <= other.time && one.length + (other.time - one.time) * waiting <= other.length;
