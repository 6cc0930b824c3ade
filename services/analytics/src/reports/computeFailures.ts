import type { Summary } from '@guide/contracts/api/schemas';
import type { RangeSums } from '../sums/range';
import { namesOf } from '../sums/rows';

export function computeFailures(sums: RangeSums): Summary['failures'] {
  const failed = new Map<string, Summary['failures'][number]>();
  for (const [name, { others = 0 }] of namesOf(sums, 'failure')) {
    const [module, version, what] = name.split(' ') as [string, string, 'load' | 'render'];
    const release = failed.get(`${module} ${version}`) ?? { module, version, load: 0, render: 0 };
    release[what] += others;
    failed.set(`${module} ${version}`, release);
  }
  return [...failed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, release]) => release);
}
