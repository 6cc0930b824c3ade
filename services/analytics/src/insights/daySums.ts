import { type Counts, emptyCounts, type Metric, metricAt } from '../counting/figures';
import { type DayRows, ROW_WORDS } from './dayRows';
import { DIMENSIONS } from './names';
import type { Selection } from './selectRows';

/** The metrics that the lists of each dimension show. */
export const LISTED: readonly (readonly Metric[])[] = DIMENSIONS.map((dimension) => {
  if (dimension === 'page') return ['views', 'sessions', 'exits'];
  return dimension === 'referrer' ? ['sessions'] : ['views'];
});

/** Exact sums of the groups of one dimension, by the place of their names in the day. */
interface Groups {
  /** One column for each metric of its lists. */
  listed: Float64Array[];
  /** Those who came in there. */
  visitors: Float64Array;
  /** The most readers of one of its pages: people who are surely different ones. */
  readers: Float64Array;
  /** The sum of the rows' keys. */
  keys: Float64Array;
}

/** Exact sums of some rows of one day. */
export interface Sums {
  /** Everybody's by metric; of readers as of a group. */
  all: Counts;
  keys: number;
  groups: Groups[];
}

/** Every sum is made in the same columns: a question about a year would leave 10,000 of them as garbage. */
let room = 0;
let groups: Groups[] = [];

/** Empties the columns, and makes longer ones where a day has more names. */
function clear(day: DayRows): void {
  const names = Math.max(...day.ids.map(({ length }) => length));
  if (names > room) {
    room = 2 * names;
    const column = () => new Float64Array(room);
    groups = LISTED.map((metrics) => ({
      listed: metrics.map(column),
      visitors: column(),
      readers: column(),
      keys: column(),
    }));
  }
  for (const [place, { listed, visitors, readers, keys }] of groups.entries())
    for (const column of [...listed, visitors, readers, keys]) column.fill(0, 0, day.ids[place]!.length);
}

/**
 * Adds up selected rows, by every dimension.
 * @returns columns that stand until the next call; they may be longer than the day has names
 */
export function sumRows(day: DayRows, { rows, ends }: Selection): Sums {
  clear(day);
  const { bits, cells, areas, kinds } = day;
  const [ofDevice, ofReferrer, ofCountry, ofRelease] = bits;
  const [ofPages, devices, referrers, countries, releases, ofAreas, ofKinds] = groups as SevenGroups;
  const [views, sessions, exits] = ofPages.listed as [Float64Array, Float64Array, Float64Array];
  const all = emptyCounts();
  let [bounces, timed, timedMs, lists, seen, booked, bookings] = [0, 0, 0, 0, 0, 0, 0];
  let sumOfKeys = 0;
  let place = 0;
  for (let page = 0; page < ends.length; page++) {
    const end = ends[page]!;
    for (; place < end; place++) {
      const cell = ROW_WORDS * rows[place]!;
      const key = cells[cell]!;
      // In the order of `IN_BYTES`.
      const first = cells[cell + 2]!;
      const second = cells[cell + 3]!;
      const third = cells[cell + 4]!;
      const viewed = first & 255;
      const came = (first >>> 16) & 255;
      const began = first >>> 24;
      views[page]! += viewed;
      ofPages.readers[page]! += (first >>> 8) & 255;
      ofPages.visitors[page]! += came;
      sessions[page]! += began;
      exits[page]! += (second >>> 8) & 255;
      ofPages.keys[page]! += key;
      bounces += second & 255;
      timed += (second >>> 16) & 255;
      timedMs += cells[cell + 1]!;
      lists += second >>> 24;
      seen += third & 255;
      booked += (third >>> 8) & 255;
      bookings += (third >>> 16) & 255;
      const places = cells[cell + 5]!;
      add(devices, (places >>> ofDevice.shift) & ofDevice.mask, viewed, came, key);
      add(referrers, (places >>> ofReferrer.shift) & ofReferrer.mask, began, came, key);
      add(countries, (places >>> ofCountry.shift) & ofCountry.mask, viewed, came, key);
      add(releases, (places >>> ofRelease.shift) & ofRelease.mask, viewed, came, key);
    }
    all[metricAt.views]! += views[page]!;
    all[metricAt.visitors]! += ofPages.visitors[page]!;
    all[metricAt.sessions]! += sessions[page]!;
    all[metricAt.exits]! += exits[page]!;
    all[metricAt.readers] = Math.max(all[metricAt.readers]!, ofPages.readers[page]!);
    sumOfKeys += ofPages.keys[page]!;
  }
  const others = { bounces, timed, timedMs, lists, places: seen, booked, bookings };
  for (const [metric, sum] of Object.entries(others)) all[metricAt[metric as Metric]] = sum;
  addPages(ofAreas, ofPages, areas);
  addPages(ofKinds, ofPages, kinds);
  return { all, keys: sumOfKeys, groups };
}

type SevenGroups = [Groups, Groups, Groups, Groups, Groups, Groups, Groups];

function add({ listed, visitors, keys }: Groups, name: number, amount: number, came: number, key: number) {
  listed[0]![name]! += amount;
  visitors[name]! += came;
  keys[name]! += key;
}

/** Adds pages up by what follows from them. @param of the group of each page; -1 is none */
function addPages(groups: Groups, pages: Groups, of: Int32Array): void {
  for (let page = 0; page < of.length; page++) {
    const group = of[page]!;
    if (group === -1) continue;
    groups.listed[0]![group]! += pages.listed[0]![page]!;
    groups.visitors[group]! += pages.visitors[page]!;
    groups.keys[group]! += pages.keys[page]!;
    groups.readers[group] = Math.max(groups.readers[group]!, pages.readers[page]!);
  }
}
