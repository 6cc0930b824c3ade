import type { Dimension } from '../counting/figures';
import { type DayRows, packPlaces, REFERRER_WORDS } from './dayRows';
import { DIMENSIONS, dimensionAt, type Names } from './names';

export type Filter = Partial<Record<Dimension, string>>;

/** The rows of a day that a filter keeps. */
export interface Selection {
  count: number;
  /** Their numbers, in their order. */
  rows: Uint32Array;
  /** How many there are up to the end of each page. */
  ends: Uint32Array;
}

const NOTHING: Selection = { count: 0, rows: new Uint32Array(), ends: new Uint32Array() };
const ANY_NAME = -1;

/** Every selection is written into it: a year's would be 25 MB of garbage for each question. */
let buffer = new Uint32Array();

/** @returns the selection, which stands until the next call */
export function selectRows(day: DayRows, filter: Filter, names: Names): Selection {
  const wanted: number[] = [];
  for (const [place, dimension] of DIMENSIONS.entries()) {
    const name = filter[dimension];
    const at = name === undefined ? ANY_NAME : placeIn(day, place, names.find(place, name));
    if (at === undefined) return NOTHING;
    wanted.push(at);
  }
  const isWanted = pageTest(day, wanted);
  const { starts, places, bits, ofReferrers, referrerStarts } = day;
  const ofOthers = wanted.slice(1, 1 + bits.length);
  const mask = packPlaces(
    bits,
    ofOthers.map((place) => (place === ANY_NAME ? 0 : -1)),
  );
  const expected = packPlaces(bits, ofOthers) & mask;
  if (buffer.length <= day.length) buffer = new Uint32Array(2 * day.length + 1);
  const rows = buffer;
  const ends = new Uint32Array(starts.length - 1);
  const referrer = wanted[dimensionAt.referrer]!;
  let at = referrer === ANY_NAME ? 0 : referrerStarts[referrer]!;
  const last = referrer === ANY_NAME ? 0 : referrerStarts[referrer + 1]!;
  let count = 0;
  for (let page = 0; page < ends.length; page++) {
    if (isWanted(page)) {
      const end = starts[page + 1]!;
      // Without a branch, whose way nobody could foretell: every row is written, and stays when nothing differs.
      if (referrer === ANY_NAME) {
        for (let row = starts[page]!; row < end; row++) {
          const others = (places[row]! ^ expected) & mask;
          rows[count] = row;
          count += ((others | -others) >>> 31) ^ 1;
        }
      } else {
        at = firstFrom(ofReferrers, starts[page]!, at, last);
        for (; at < last && ofReferrers[REFERRER_WORDS * at]! < end; at++) {
          const others = (ofReferrers[REFERRER_WORDS * at + 1]! ^ expected) & mask;
          rows[count] = ofReferrers[REFERRER_WORDS * at]!;
          count += ((others | -others) >>> 31) ^ 1;
        }
      }
    }
    ends[page] = count;
  }
  return { count, rows, ends };
}

/** Where the rows of a referrer from one on begin, between two places: by binary search, if not at the first. */
function firstFrom(ofReferrers: Uint32Array, row: number, from: number, to: number): number {
  let [low, high] = [from, to];
  if (low < high && ofReferrers[REFERRER_WORDS * low]! >= row) return low;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ofReferrers[REFERRER_WORDS * middle]! < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pageTest({ areas, kinds }: DayRows, wanted: number[]): (page: number) => boolean {
  const [one, area, kind] = (['page', 'area', 'kind'] as const).map((name) => wanted[dimensionAt[name]]!);
  return (page) =>
    (one === ANY_NAME || page === one) &&
    (area === ANY_NAME || areas[page] === area) &&
    (kind === ANY_NAME || kinds[page] === kind);
}

/** Where a name is in the day. @param id its number */
function placeIn({ ids }: DayRows, dimension: number, id?: number): number | undefined {
  const place = id === undefined ? -1 : ids[dimension]!.indexOf(id);
  return place === -1 ? undefined : place;
}
