import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Db } from 'mongodb';
import {
  type DayFigures,
  emptyCounts,
  type Group,
  type LatestView,
  METRICS,
  type Metric,
  metricAt,
  ROW_DIMENSIONS,
  type Row,
} from './counting/figures';
import { storeClosedDay } from './insights/closedDays';
import { bitsOf } from './insights/dayRows';
import { collections } from './log/messages';
import type { Pages } from './pages';

/** The old form's sums; its raw records end by themselves. */
const OLD = [
  'daily_pages',
  'daily_sources',
  'daily_totals',
  'daily_vitals',
  'daily_failures',
  'daily_bots',
  'hourly_totals',
  'pages',
  'latest',
  'open_batches',
  'visitors',
];
/** Views of days that the old form had no daily figures of. */
const EARLIER = '0000-00-00';

/** Any record of the old form. */
interface OldRecord {
  _id: string;
  [field: string]: unknown;
}

/**
 * Converts the sums of the service's old form: each of its days becomes a stored day beside what is counted now.
 * Paths are named as pages are now; the sums stay what they were. It may be stopped at any step and repeated: what was
 * converted is not read again. The old form's processes must have ended.
 */
export async function convertOldFigures(db: Db, pages: Pages): Promise<void> {
  const present = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const old = OLD.filter((name) => present.includes(name));
  if (old.length === 0) return;
  const conversions = db.collection<{ _id: string }>('conversions');
  if (!(await conversions.findOne({ _id: 'daily sums' }))) {
    for (const [day, figures] of await oldDays(db, pages)) {
      const stored = { day, ...figures };
      await collections(db).days.updateOne(
        { _id: `${day}/before` },
        { $setOnInsert: stored },
        { upsert: true },
      );
    }
    await conversions.updateOne({ _id: 'daily sums' }, { $set: { at: new Date() } }, { upsert: true });
  }
  for (const name of [...old, 'conversions']) await db.dropCollection(name);
}

async function oldDays(db: Db, pages: Pages): Promise<Map<string, DayFigures>> {
  const days = new Map<string, DayFigures & { byName: Map<string, Group> }>();
  const dayOf = (day: string) => {
    const known = days.get(day);
    if (known) return known;
    const empty = { groups: [], vitals: [], failures: [], searches: [], bots: 0, latest: [] };
    const made = { ...empty, byName: new Map<string, Group>() };
    days.set(day, made);
    return made;
  };
  const add = (day: string, dimension: Group['dimension'], name: string, metric: Metric, amount: unknown) => {
    const { byName } = dayOf(day);
    const key = `${dimension} ${name}`;
    const group = byName.get(key) ?? { dimension, name, counts: emptyCounts() };
    group.counts[metricAt[metric]]! += Number(amount ?? 0);
    byName.set(key, group);
  };
  const read = (name: string) => db.collection<OldRecord>(name).find();

  const daily = new Map<string, number>();
  for await (const { day, path, count } of read('daily_pages')) {
    const page = pages.pageOf(String(path));
    add(String(day), 'page', page, 'views', count);
    daily.set(page, (daily.get(page) ?? 0) + Number(count));
  }
  const all = new Map<string, number>();
  for await (const { _id, count } of read('pages')) {
    const page = pages.pageOf(_id);
    all.set(page, (all.get(page) ?? 0) + Number(count));
  }
  for (const [page, count] of all)
    if (count > (daily.get(page) ?? 0)) add(EARLIER, 'page', page, 'views', count - (daily.get(page) ?? 0));
  for await (const { day, kind, name, count } of read('daily_sources'))
    add(
      String(day),
      kind as Group['dimension'],
      String(name),
      kind === 'referrer' ? 'sessions' : 'views',
      count,
    );
  for await (const { _id, pageViews, uniqueVisitors, sessions, bookingClicks } of read('daily_totals')) {
    add(_id, 'all', '', 'views', pageViews);
    add(_id, 'all', '', 'visitors', uniqueVisitors);
    add(_id, 'all', '', 'sessions', sessions);
    add(_id, 'all', '', 'bookings', bookingClicks);
  }
  for await (const { day, module, version, metric, samples, sizes } of read('daily_vitals'))
    dayOf(String(day)).vitals.push({
      module,
      version,
      metric,
      samples,
      sizes,
    } as DayFigures['vitals'][number]);
  for await (const { day, module, version, load = 0, render = 0 } of read('daily_failures'))
    dayOf(String(day)).failures.push({ module, version, load, render } as DayFigures['failures'][number]);
  for await (const { _id, count } of read('daily_bots')) dayOf(_id).bots = Number(count);
  const last = [...days.keys()].sort().at(-1);
  for await (const { views } of read('latest'))
    if (last)
      dayOf(last).latest = (views as (LatestView & { path: string })[]).map(({ path, ...view }) => ({
        ...view,
        page: pages.pageOf(path),
      }));
  return new Map(
    [...days].map(([day, { byName, ...figures }]) => [day, { ...figures, groups: [...byName.values()] }]),
  );
}

/** What rows were stored in before: columns as JSON, then (with `names`) six words a row. */
interface OldRows {
  _id: string;
  names?: string;
  packed: string;
}

/** Stores rows of closed days, and what they show of large groups, as they are read now. It may be repeated. */
export async function convertStoredRows(db: Db, pages: Pages): Promise<void> {
  const old = db.collection<OldRows>('day_rows').find({ packed: { $exists: true } });
  for await (const { _id, names, packed } of old) {
    const bytes = await promisify(inflate)(Buffer.from(packed, 'base64'));
    const rows = names ? rowsOfWords(JSON.parse(names), bytes) : rowsOfColumns(bytes.toString());
    await storeClosedDay(db, pages, _id, rows);
  }
}

const rowOf = (names: string[][], places: number[], counts: number[]): Row =>
  ({
    ...Object.fromEntries(ROW_DIMENSIONS.map((name, column) => [name, names[column]![places[column]!]])),
    counts,
  }) as Row;

function rowsOfColumns(text: string): Row[] {
  const { names, places, counts } = JSON.parse(text) as Record<'places' | 'counts', number[][]> & {
    names: string[][];
  };
  // A metric that came after the day was stored was not counted then.
  return places[0]!.map((_, row) =>
    rowOf(
      names,
      places.map((column) => column[row]!),
      METRICS.map((_, metric) => counts[metric]?.[row] ?? 0),
    ),
  );
}

/** The order of the metrics that had a byte of a row's third to fifth word; `timedMs` was its second. */
const BYTES = METRICS.filter((metric) => metric !== 'timedMs');
const OLD_ROW_WORDS = 6;

/** A row of large numbers was stored as several. */
function rowsOfWords(names: string[][], bytes: Buffer): Row[] {
  const words = new Uint32Array(new Uint8Array(bytes).buffer);
  const starts = words.subarray(0, names[0]!.length + 1);
  const bits = bitsOf(names);
  const rows = new Map<string, Row>();
  for (let page = 0; page < starts.length - 1; page++)
    for (let row = starts[page]!; row < starts[page + 1]!; row++) {
      const cell = words.subarray(starts.length + OLD_ROW_WORDS * row).subarray(0, OLD_ROW_WORDS);
      const key = `${page} ${cell[5]}`;
      const places = bits.map(({ shift, mask }) => (cell[5]! >>> shift) & mask);
      const { counts } = rows.get(key) ?? rowOf(names, [page, ...places], emptyCounts());
      rows.set(key, rowOf(names, [page, ...places], counts));
      counts[metricAt.timedMs]! += cell[1]!;
      for (const [byte, metric] of BYTES.entries())
        counts[metricAt[metric]]! += (cell[2 + (byte >>> 2)]! >>> (8 * (byte & 3))) & 255;
    }
  return [...rows.values()];
}
