import type { Db } from 'mongodb';
import { collections } from '../src/data/collections';
import { mostFrequent, readSources } from '../src/data/sources';
import { topPages } from '../src/data/top-pages';
import { totals } from '../src/data/totals';
import { readVitals, sumVitals } from '../src/data/vitals';

const named = (list: { name: string; count: number }[]) =>
  Object.fromEntries(list.map(({ name, count }) => [name, count]));

/** What the service would show of some days, in the shape of `recount`. */
export async function storedFigures(db: Db, days: string[]) {
  const { device, referrer } = mostFrequent(await readSources(db, days));
  const hours = await collections(db).hourlyTotals.find().toArray();
  return {
    pages: named((await topPages(db)).map(({ path, count }) => ({ name: path, count }))),
    devices: named(device),
    referrers: named(referrer),
    hours: Object.fromEntries(hours.flatMap(({ _id, pageViews }) => (pageViews ? [[_id, pageViews]] : []))),
    vitals: Object.fromEntries(
      sumVitals(await readVitals(db, days)).map((one) => [
        `${one.module} ${one.version} ${one.metric}`,
        one.samples,
      ]),
    ),
    days: Object.fromEntries(
      await Promise.all(days.map(async (day) => [day, await totals(db, [day])] as const)),
    ),
  };
}
