import type { Summary } from '@guide/contracts/api/schemas';
import { namesOf, type RangeSums } from '../sums/range';

export function vitals(sums: RangeSums): Summary['vitals'] {
  const measured = new Map<string, [value: number, count: number][]>();
  for (const [name, { others = 0 }] of namesOf(sums, 'vital')) {
    const [, release, value] = /^(.*) (\S+)$/.exec(name)!;
    measured.set(release!, [...(measured.get(release!) ?? []), [Number(value), others]]);
  }
  return [...measured]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([release, values]) => {
      const [module, version, metric] = release.split(' ') as [string, string, string];
      const samples = values.reduce((sum, [, count]) => sum + count, 0);
      let remaining = samples * 0.75;
      const sorted = values.sort(([a], [b]) => a - b);
      const [p75] = sorted.find(([, count]) => {
        remaining -= count;
        return remaining <= 0;
      })!;
      return { module, version, metric, p75, samples };
    });
}
