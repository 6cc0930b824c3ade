import type { Summary } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { p75 } from '../visit/vital';
import { collections, type DailyVital } from './collections';

type Measured = Omit<DailyVital, '_id' | 'batch' | 'day'>;

/** Field vitals of some days. */
export const readVitals = (db: Db, days: string[]): Promise<DailyVital[]> =>
  collections(db)
    .dailyVitals.find({ day: { $in: days } })
    .toArray();

/** Field vitals by module, version and metric, in that order. */
export function sumVitals(measured: Measured[]): Summary['vitals'] {
  const sums = new Map<string, Measured>();
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
