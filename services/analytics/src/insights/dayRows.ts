import type { Columns } from '../counting/columns';
import { METRICS, ROW_DIMENSIONS } from '../counting/figures';
import type { Pages } from '../pages';
import type { Names } from './names';
import { hashOf, mix } from './rounding';

/** The metrics that have a byte in a row, in its order; `timedMs` has a word. */
const IN_BYTES = METRICS.filter((metric) => metric !== 'timedMs');
/** The most that one row holds of each metric. */
const MAX_VALUES = METRICS.map((metric) => (metric === 'timedMs' ? 2 ** 32 - 1 : 2 ** 8 - 1));
const BYTE_AT = METRICS.map((metric) => IN_BYTES.indexOf(metric as (typeof IN_BYTES)[number]));
const TIMED_MS = METRICS.indexOf('timedMs');

/** Words of a row's cells: what it is known by, `timedMs`, three of `IN_BYTES`, four to a word, and its places. */
export const ROW_WORDS = 6;
const PLACES_WORD = 5;
/** Words of a row among those of its referrer: its number and its places. */
export const REFERRER_WORDS = 2;

/** Where a place stands in the word of a row's places: above `shift` bits, in as many as `mask` has. */
interface PlaceBits {
  shift: number;
  mask: number;
}

/** Those of a row's device, referrer, country and release. */
export type RowBits = [PlaceBits, PlaceBits, PlaceBits, PlaceBits];

/**
 * The rows of one day, page by page, in numbers of the same types for every day: a year has millions of them. What a
 * filter reads of all rows stands apart from what is added up of few; that is together, so that it is fetched at once.
 */
export interface DayRows {
  length: number;
  /** The numbers of each dimension's names (`names.ts`), by their place in the day. */
  ids: Uint32Array[];
  /** Where the rows of each page start; the last is where all end. */
  starts: Uint32Array;
  /** The places of each page's area and kind; an area of -1 is none. */
  areas: Int32Array;
  kinds: Int32Array;
  /** One word a row: the places of its device, referrer, country and release. */
  places: Uint32Array;
  /** Where each of the four stands in that word. */
  bits: RowBits;
  /**
   * `REFERRER_WORDS` a row: the rows of each referrer, page by page. Most referrers have few, and a filter by one reads
   * no others; their places stand here again, because in `places` they lie far apart.
   */
  ofReferrers: Uint32Array;
  /** Where those of each referrer start; the last is where all end. */
  referrerStarts: Uint32Array;
  /** `ROW_WORDS` a row. A group is known by the sum of its rows' first words, modulo 2^32. */
  cells: Uint32Array;
}

/** What of a day's rows is stored: all else follows from it and from what is known of the pages. */
export interface PagedRows {
  /** The names of each dimension of rows. */
  names: string[][];
  starts: Uint32Array;
  cells: Uint32Array;
}

/**
 * Puts rows page by page. Those that count nothing are left out. A row that is too large for its bytes becomes several,
 * of which one has what it is known by: every sum is the same.
 * @param day part of what a row is known by: another day is another group
 */
export function pageRows(day: string, { length, names, places: from, counts }: Columns): PagedRows {
  const parts = new Uint32Array(length);
  for (const [metric, column] of counts.entries())
    for (let row = 0; row < parts.length; row++)
      parts[row] = Math.max(parts[row]!, Math.ceil(column[row]! / MAX_VALUES[metric]!));
  const starts = new Uint32Array(names[0]!.length + 1);
  for (let row = 0; row < parts.length; row++) starts[from[0]![row]! + 1]! += parts[row]!;
  for (let page = 0; page < starts.length - 1; page++) starts[page + 1]! += starts[page]!;

  const hashes = names.map((list, dimension) => list.map((name) => hashOf(`${day} ${dimension} ${name}`)));
  const bits = bitsOf(names);
  const cells = new Uint32Array(ROW_WORDS * starts.at(-1)!);
  const next = starts.slice();
  for (let row = 0; row < parts.length; row++) {
    const [page, ...others] = from.map((column) => column[row]!) as [number, ...number[]];
    const ofOthers = packPlaces(bits, others);
    for (let part = 0; part < parts[row]!; part++) {
      const cell = ROW_WORDS * next[page]!++;
      cells[cell + PLACES_WORD] = ofOthers;
      for (let metric = 0; metric < MAX_VALUES.length; metric++) {
        const most = MAX_VALUES[metric]!;
        const left = Math.max(0, Math.min(most, counts[metric]![row]! - part * most));
        const byte = BYTE_AT[metric]!;
        if (metric === TIMED_MS) cells[cell + 1] = left;
        else cells[cell + 2 + (byte >>> 2)]! |= left << (8 * (byte & 3));
      }
      if (part > 0) continue;
      let key = 0;
      for (let column = 0; column < ROW_DIMENSIONS.length; column++)
        key = mix(key ^ hashes[column]![from[column]![row]!]!);
      cells[cell] = key;
    }
  }
  return { names, starts, cells };
}

/** Makes rows ready to be added up. */
export function indexRows({ names: own, starts, cells }: PagedRows, pages: Pages, names: Names): DayRows {
  const pageNames = own[0]!;
  const areas = pageNames.map((page) => pages.areaOf(page));
  const kinds = pageNames.map((page) => pages.kindOf(page));
  const ofPages = [areas, kinds].map((list) => [...new Set(list)].filter((name) => name !== undefined));
  const bits = bitsOf(own);
  const places = new Uint32Array(starts.at(-1)!);
  for (let row = 0; row < places.length; row++) places[row] = cells[ROW_WORDS * row + PLACES_WORD]!;
  return {
    length: places.length,
    ids: [...own, ...ofPages].map((list, place) => Uint32Array.from(list, (name) => names.idOf(place, name))),
    starts,
    areas: Int32Array.from(areas, (area) => (area === undefined ? -1 : ofPages[0]!.indexOf(area))),
    kinds: Int32Array.from(kinds, (kind) => ofPages[1]!.indexOf(kind)),
    places,
    bits,
    ...byReferrer(places, bits[REFERRER - 1]!, own[REFERRER]!.length),
    cells,
  };
}

/**
 * Gives each dimension the bits that its names need. A day has some 50 referrers a writer (`receive.ts`), 250 countries,
 * five devices and the releases that were live: 32 bits are enough for 20,000 of them.
 * @param names those of each dimension of rows; a page needs none
 * @throws {RangeError} when 32 bits are not enough
 */
function bitsOf(names: string[][]): RowBits {
  const counts = names.slice(1).map(({ length }) => length);
  let used = 0;
  const bits = counts.map((count) => {
    const shift = used;
    const own = 32 - Math.clz32(Math.max(0, count - 1));
    used += own;
    return { shift, mask: 2 ** own - 1 };
  });
  if (used > 32) throw new RangeError(`A day has too many names: ${counts.join(', ')}`);
  return bits as RowBits;
}

/** The word of a row's places. */
export const packPlaces = (bits: RowBits, places: number[]): number =>
  bits.reduce((word, { shift, mask }, at) => word | ((places[at]! & mask) << shift), 0);

/** Puts rows in the order of their referrers; those of one stay in their own order. */
function byReferrer(places: Uint32Array, { shift, mask }: PlaceBits, count: number) {
  const ofReferrers = new Uint32Array(REFERRER_WORDS * places.length);
  const referrerStarts = new Uint32Array(count + 1);
  const referrerOf = (row: number) => (places[row]! >>> shift) & mask;
  for (let row = 0; row < places.length; row++) referrerStarts[referrerOf(row) + 1]! += 1;
  for (let referrer = 0; referrer < count; referrer++)
    referrerStarts[referrer + 1]! += referrerStarts[referrer]!;
  const next = referrerStarts.slice();
  for (let row = 0; row < places.length; row++) {
    const at = REFERRER_WORDS * next[referrerOf(row)]!++;
    ofReferrers[at] = row;
    ofReferrers[at + 1] = places[row]!;
  }
  return { ofReferrers, referrerStarts };
}

/** Which of a row's places is its referrer's. */
const REFERRER = ROW_DIMENSIONS.indexOf('referrer');

/** Bytes that the rows of a day take. */
export const bytesOfRows = ({ length: _, bits: __, ids, ...columns }: DayRows): number =>
  [...ids, ...Object.values(columns)].reduce((sum, { byteLength }) => sum + byteLength, 0);
