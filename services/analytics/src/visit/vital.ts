import { isRelease } from './release';

/** One measurement of a visitor's browser, as the shell sends it. */
export interface Vital {
  metric: string;
  module: string;
  version: string;
  /** Milliseconds; of CLS thousandths. */
  value: number;
}

const METRICS = ['LCP', 'INP', 'CLS'];
/** Sizes grow by 5 %: a percentile read from them is right within that. */
const STEP = Math.log(1.05);
const LARGEST = 600_000;

/** Reads the event `web_vital`; undefined for any other, and for one that says nothing usable. */
export function readVital(name: string, properties: string | undefined): Vital | undefined {
  if (name !== 'web_vital' || !properties) return undefined;
  const { metric, module, version, value } = JSON.parse(properties);
  const known = METRICS.includes(metric) && isRelease(module, version);
  if (!known || typeof value !== 'number' || !(value >= 0 && value <= LARGEST)) return undefined;
  return { metric, module, version, value: metric === 'CLS' ? value * 1000 : value };
}

/** The size class of a value: 0 below 1, then steps of 5 %. */
export const sizeOf = (value: number): number => (value < 1 ? 0 : 1 + Math.floor(Math.log(value) / STEP));

/** The value in the middle of a size class. */
const middleOf = (size: number): number => (size === 0 ? 0 : Math.exp((size - 0.5) * STEP));

/** The value that three of four measurements do not exceed, from counts by size. */
export function p75(sizes: Record<string, number>): number {
  const counts = Object.entries(sizes).map(([size, count]) => [Number(size), count] as const);
  counts.sort(([one], [other]) => one - other);
  const wanted = counts.reduce((sum, [, count]) => sum + count, 0) * 0.75;
  let sum = 0;
  for (const [size, count] of counts) {
    sum += count;
    if (sum >= wanted) return Math.round(middleOf(size));
  }
  return 0;
}
