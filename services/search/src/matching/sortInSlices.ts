import { setImmediate } from 'node:timers/promises';
import { inSlices, upTo } from './inSlices';

/** Items sorted in one go, without a pause. */
const RUN_LENGTH = 1024;

/** A stable sort (merge sort) that lets requests be answered on the way. */
export async function sortInSlices<T>(items: readonly T[], compare: (a: T, b: T) => number): Promise<T[]> {
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    runs.push(items.slice(start, start + RUN_LENGTH).sort(compare));
    await setImmediate();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let nth = 0; nth < runs.length; nth += 2) {
      merged.push(await merge(runs[nth]!, runs[nth + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T>(left: T[], right: T[], compare: (a: T, b: T) => number): Promise<T[]> {
  const merged: T[] = [];
  let [fromLeft, fromRight] = [0, 0];
  await inSlices(upTo(left.length + right.length), () => {
    const takeLeft =
      fromRight === right.length ||
      (fromLeft < left.length && compare(left[fromLeft]!, right[fromRight]!) <= 0);
    merged.push(takeLeft ? left[fromLeft++]! : right[fromRight++]!);
  });
  return merged;
}
