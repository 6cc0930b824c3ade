import type { Summary } from '@guide/contracts/api/schemas';
import type { RangeSums } from '../sums/range';
import { namesOf } from '../sums/rows';

/** With one sample per network and day, one forged sample of 20 shows at most the honest 79th percentile. */
const MIN_SAMPLES = 20;

/** The 75th percentiles of field vitals (D-18). Releases with fewer than 20 samples of a metric are left out. */
export function computeVitals(sums: RangeSums): Summary['vitals'] {
  const measured = new Map<string, [value: number, count: number][]>();
  for (const [name, { others = 0 }] of namesOf(sums, 'vital')) {
    const [, release, value] = /^(.*) (\S+)$/.exec(name)!;
    measured.set(release!, [...(measured.get(release!) ?? []), [Number(value), others]]);
  }
  return [...measured]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([release, values]) => {
      const [module, version, metric] = release.split(' ') as [string, string, string];
      const samples = values.reduce((sum, [, count]) => sum + count, 0);
      if (samples < MIN_SAMPLES) return [];
      let remaining = samples * 0.75;
      const sorted = values.sort(([a], [b]) => a - b);
      const [p75] = sorted.find(([, count]) => {
        remaining -= count;
        return remaining <= 0;
      })!;
      return [{ module, version, metric, p75, samples }];
    });
}
