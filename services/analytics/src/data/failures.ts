import type { Summary } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { collections } from './collections';

/** Failures of modules in some days by module and version, in that order. */
export async function failures(db: Db, days: string[]): Promise<Summary['failures']> {
  const found = await collections(db)
    .dailyFailures.find({ day: { $in: days } })
    .toArray();
  const sums = new Map<string, Summary['failures'][number]>();
  for (const { module, version, load = 0, render = 0 } of found) {
    const key = `${module} ${version}`;
    const sum = sums.get(key) ?? { module, version, load: 0, render: 0 };
    sums.set(key, { ...sum, load: sum.load + load, render: sum.render + render });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
