import type { MeasuredVital } from './counting/figures';

/** Sizes grow by 5 %: a percentile read from them is right within that. */
const LOG_STEP = Math.log(1.05);

/** The size class of a value: 0 below 1, then steps of 5 %. */
export const sizeOf = (value: number): number => (value < 1 ? 0 : 1 + Math.floor(Math.log(value) / LOG_STEP));

/** The value in the middle of a size class. */
const middleOf = (size: number): number => (size === 0 ? 0 : Math.exp((size - 0.5) * LOG_STEP));

/** The value that three of four measurements do not exceed, from counts by size. */
function p75(sizes: Record<string, number>): number {
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

/** Field vitals by module, version and metric, in that order, each with its 75th percentile. */
export function sumVitals(measured: MeasuredVital[]) {
  const sums = new Map<string, MeasuredVital>();
  for (const { module, version, metric, samples, sizes } of measured) {
    const key = `${module} ${version} ${metric}`;
    const sum = sums.get(key) ?? { module, version, metric, samples: 0, sizes: {} };
    sum.samples += samples;
    for (const [size, count] of Object.entries(sizes)) sum.sizes[size] = (sum.sizes[size] ?? 0) + count;
    sums.set(key, sum);
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { sizes, ...sum }]) => ({ ...sum, p75: p75(sizes) }));
}
