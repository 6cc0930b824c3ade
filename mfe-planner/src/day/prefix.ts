import type { Minute } from './visit';

/** A partial order of a day in which each visit fits. */
export interface Prefix {
  order: readonly number[];
  visited: number;
  fixed: number;
  length: number;
  time: Minute;
  /** Index of the last visit with coordinates; -1 if there is none. */
  last: number;
}

/** Appends a visit, by its index, to a prefix; null if it does not fit. */
export type Step = (from: Prefix, index: number) => Prefix | null;

/** Sorts the better prefix first: most fixed visits, most visits, shortest, earliest end. */
export const compare = (a: Prefix, b: Prefix): number =>
  b.fixed - a.fixed || b.order.length - a.order.length || a.length - b.length || a.time - b.time;
