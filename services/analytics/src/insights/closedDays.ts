import { promisify } from 'node:util';
import { deflate, inflateSync } from 'node:zlib';
import type { Db } from 'mongodb';
import { metricAt, type Row } from '../counting/figures';
import { collections } from '../log/messages';
import type { Pages } from '../pages';
import {
  type DayRows,
  type Filter,
  indexRows,
  packRows,
  SUM_AT,
  SUM_WIDTH,
  storeRows,
  sumRows,
} from './dayRows';
import { createNames, DIMENSIONS, type Names } from './names';
import { roundingKey } from './rounding';
import { roundDay, type ShownDay, shownFromText, shownToText } from './shownDay';

/** A group of this share of a day's views is large. */
const LARGE_SHARE = 1 / 8;
/** Smaller groups are added up from rows: those of a small day are read as fast as what is stored of a group. */
const MIN_LARGE_VIEWS = 500;
/** Names that the filter of a stored group has at most. */
const MAX_STORED_NAMES = 2;

/** How the ids end of what days show by a filter; before it stand the day and a blank. */
export const filterKey = (filter: Filter): string =>
  JSON.stringify(DIMENSIONS.map((dimension) => filter[dimension]));

export const mayBeStored = (filter: Filter): boolean =>
  Object.values(filter).filter((name) => name !== undefined).length <= MAX_STORED_NAMES;

/**
 * Stores the rows of a day that is over, and what it shows of everybody and of large groups: at most 8 of each dimension
 * and of each two dimensions. May be repeated; the result is the same.
 */
export async function storeClosedDay(db: Db, pages: Pages, day: string, rows: Row[]): Promise<void> {
  const { dayRows, dayGroups } = collections(db);
  const packed = packRows(rows);
  const names = createNames();
  const indexed = indexRows(day, packed, pages, names);
  for (const [filter, shown] of findLargeGroups(indexed, names, await roundingKey(db))) {
    const text = (await promisify(deflate)(shownToText(shown, names))).toString('base64');
    await dayGroups.replaceOne({ _id: `${day} ${filterKey(filter)}` }, { shown: text }, { upsert: true });
  }
  // Last: a day that has its rows has its groups.
  await dayRows.replaceOne({ _id: day }, await storeRows(packed), { upsert: true });
}

export const readGroup = (stored: string, names: Names): ShownDay =>
  shownFromText(inflateSync(Buffer.from(stored, 'base64')).toString(), names);

/** The numbers of everybody, of large groups by one name, and of those by two. */
function* findLargeGroups(
  day: DayRows,
  names: Names,
  secret: number,
  filter: Filter = {},
  from = 0,
  enough = 0,
): Generator<[Filter, ShownDay]> {
  const sums = sumRows(day, filter, names);
  if (!sums) return;
  const views = sums.all[metricAt.views]!;
  const least = enough || Math.max(MIN_LARGE_VIEWS, views * LARGE_SHARE);
  const larger = day.ids.flatMap((ids, dimension) =>
    [...ids].flatMap((id, place) => {
      const own = sums.ofNames[dimension]![SUM_WIDTH * place + SUM_AT.views]!;
      return dimension >= from && own >= least ? [{ dimension, name: names.of(dimension)[id]! }] : [];
    }),
  );
  yield [filter, roundDay(day, sums, secret)];
  if (Object.keys(filter).length === MAX_STORED_NAMES) return;
  for (const { dimension, name } of larger)
    yield* findLargeGroups(
      day,
      names,
      secret,
      { ...filter, [DIMENSIONS[dimension]!]: name },
      dimension + 1,
      least,
    );
}
