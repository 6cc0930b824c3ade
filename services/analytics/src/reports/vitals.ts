import type { Summary } from '@guide/contracts/api/schemas';
import { namesOf, type RangeSums } from '../sums/range';
import { middleOf } from '../sums/visits';

/** Field vitals by module, version and metric, in that order, each with its 75th percentile, right within 5 %. */
export function vitals(sums: RangeSums): Summary['vitals'] {
  const measured = new Map<string, [size: number, count: number][]>();
  for (const [name, { others = 0 }] of namesOf(sums, 'vital')) {
    const [, key, size] = /^(.*) (\d+)$/.exec(name)!;
    measured.set(key!, [...(measured.get(key!) ?? []), [Number(size), others]]);
  }
  return [...measured]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, sizes]) => {
      const [module, version, metric] = key.split(' ') as [string, string, string];
      const samples = sizes.reduce((sum, [, count]) => sum + count, 0);
      return { module, version, metric, p75: p75(sizes, samples), samples };
    });
}

/** The value that three of four measurements do not exceed. */
function p75(sizes: [size: number, count: number][], samples: number): number {
  let left = samples * 0.75;
  for (const [size, count] of sizes.sort(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return Math.round(middleOf(size));
  }
  return 0;
}
