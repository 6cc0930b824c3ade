import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { emptyCounts, METRICS, type Metric, metricAt, ROW_DIMENSIONS, type Row } from '../counting/figures';
import type { StoredRows } from '../log/messages';
import type { Pages } from '../pages';
import { DIMENSIONS, type Names } from './names';
import { hashOf, mix } from './rounding';

export type Filter = Partial<Record<(typeof DIMENSIONS)[number], string>>;

/** The bits of each metric in a row's word of counts, from the lowest on; `timedMs` has a word of its own. */
const COUNT_BITS: readonly [Metric, number][] = [
  ['views', 6],
  ['readers', 6],
  ['visitors', 3],
  ['sessions', 3],
  ['bounces', 3],
  ['exits', 3],
  ['timed', 4],
  ['lists', 1],
  ['places', 1],
  ['booked', 1],
  ['bookings', 1],
];
const MAX_COUNTS = METRICS.map(
  (metric) => 2 ** (COUNT_BITS.find(([name]) => name === metric)?.[1] ?? 32) - 1,
);
const WORD_BYTES = 4;

/** Where a place stands in the word of a row's places: above `shift` bits, in as many as `mask` has. */
interface PlaceBits {
  shift: number;
  mask: number;
}

/**
 * The rows of one day, page by page, in three words each. Each dimension's names are known by their places in the day,
 * in the order of `DIMENSIONS`.
 */
export interface DayRows {
  /** The numbers of the names (`names.ts`). */
  ids: Uint32Array[];
  /** What the names of the five dimensions of rows add to what a row is known by: another day is another group. */
  hashes: Uint32Array[];
  /** The area and the kind of each page; -1 is none. */
  areas: Int32Array;
  kinds: Int32Array;
  /** Where the rows of each page start; the last is where all end. */
  starts: Uint32Array;
  /** The places of each row's device, referrer, country and release, and where they stand in the word. */
  places: Uint32Array;
  bits: PlaceBits[];
  /** `COUNT_BITS` of each row. */
  counts: Uint32Array;
  timedMs: Uint32Array;
  bytes: number;
}

/** Rows as they are stored: `names`, and in `words` `starts`, `places`, `counts` and `timedMs` one after another. */
export interface PackedRows {
  names: string[][];
  words: Uint32Array;
}

/**
 * Puts rows page by page. Those that count nothing are left out; one of larger numbers than its words hold becomes
 * several, one after another.
 */
export function packRows(all: Row[]): PackedRows {
  const rows = all.filter(({ counts }) => counts.some((count) => count !== 0));
  const names = ROW_DIMENSIONS.map((dimension) => [...new Set(rows.map((row) => row[dimension]))].sort());
  const placesOf = names.map((list) => new Map(list.map((name, place) => [name, place])));
  const bits = bitsOf(names);
  const parts = rows.map(({ counts }) =>
    Math.max(...counts.map((count, metric) => Math.ceil(count / MAX_COUNTS[metric]!))),
  );
  const pageOf = (row: Row) => placesOf[0]!.get(row.page)!;
  const starts = new Uint32Array(names[0]!.length + 1);
  for (const [at, row] of rows.entries()) starts[pageOf(row) + 1]! += parts[at]!;
  for (let page = 1; page < starts.length; page++) starts[page]! += starts[page - 1]!;
  const length = starts.at(-1)!;
  const words = new Uint32Array(starts.length + 3 * length);
  words.set(starts);
  const [places, counts, timedMs] = columnsOf(words, starts.length, length);
  const next = starts.slice();
  for (const [at, row] of rows.entries()) {
    const word = packPlaces(
      bits,
      ROW_DIMENSIONS.slice(1).map((name, column) => placesOf[column + 1]!.get(row[name])!),
    );
    for (let part = 0; part < parts[at]!; part++) {
      const cell = next[pageOf(row)]!++;
      places[cell] = word;
      timedMs[cell] = partOf(row, 'timedMs', part);
      let shift = 0;
      for (const [metric, width] of COUNT_BITS) {
        counts[cell]! |= partOf(row, metric, part) << shift;
        shift += width;
      }
    }
  }
  return { names, words };
}

/** What one of the words of a row that became several holds. */
function partOf({ counts }: Row, metric: Metric, part: number): number {
  const most = MAX_COUNTS[metricAt[metric]]!;
  return Math.max(0, Math.min(most, counts[metricAt[metric]]! - part * most));
}

const columnsOf = (words: Uint32Array, start: number, length: number) =>
  [0, 1, 2].map((column) => words.subarray(start + column * length, start + (column + 1) * length)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];

/** Rows as a document: the words deflated, in base64. */
export async function storeRows({ names, words }: PackedRows): Promise<Omit<StoredRows, '_id'>> {
  const rows = (await promisify(deflate)(words)).toString('base64');
  return { names: JSON.stringify(names), words: words.length, rows };
}

export async function readRows({ names, words, rows }: StoredRows): Promise<PackedRows> {
  // In one piece: spare bytes show zlib that nothing follows.
  const chunkSize = WORD_BYTES * (words + 16);
  const bytes = await promisify(inflate)(Buffer.from(rows, 'base64'), { chunkSize });
  // A buffer of its own: those of Node may begin anywhere, and be larger.
  return { names: JSON.parse(names), words: new Uint32Array(new Uint8Array(bytes).buffer) };
}

/** Makes the rows of a day ready to be added up. */
export function indexRows(
  day: string,
  { names: own, words }: PackedRows,
  pages: Pages,
  names: Names,
): DayRows {
  const areas = own[0]!.map((page) => pages.areaOf(page));
  const kinds = own[0]!.map((page) => pages.kindOf(page));
  const ofPages = [areas, kinds].map((list) => [...new Set(list)].filter((name) => name !== undefined));
  const start = own[0]!.length + 1;
  const length = (words.length - start) / 3;
  const [places, counts, timedMs] = columnsOf(words, start, length);
  const ids = [...own, ...ofPages].map((list, place) =>
    Uint32Array.from(list, (name) => names.idOf(place, name)),
  );
  return {
    ids,
    hashes: own.map((list, place) => Uint32Array.from(list, (name) => hashOf(`${day} ${place} ${name}`))),
    areas: Int32Array.from(areas, (area) => (area === undefined ? -1 : ofPages[0]!.indexOf(area))),
    kinds: Int32Array.from(kinds, (kind) => ofPages[1]!.indexOf(kind)),
    starts: words.subarray(0, start),
    places,
    bits: bitsOf(own),
    counts,
    timedMs,
    bytes: words.byteLength + 2 * ids.reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

/**
 * Gives each dimension the bits that its names need. A day has some 50 referrers a writer (`receive.ts`), 250 countries,
 * five devices and the releases that were live: 32 bits are enough for 20,000 of them.
 * @param names those of each dimension of rows; a page needs none
 * @throws {RangeError} when 32 bits are not enough
 */
export function bitsOf(names: string[][]): PlaceBits[] {
  const counts = names.slice(1).map(({ length }) => length);
  let used = 0;
  const bits = counts.map((count) => {
    const shift = used;
    const own = 32 - Math.clz32(Math.max(0, count - 1));
    used += own;
    return { shift, mask: 2 ** own - 1 };
  });
  if (used > 32) throw new RangeError(`A day has too many names: ${counts.join(', ')}`);
  return bits;
}

const packPlaces = (bits: PlaceBits[], places: number[]): number =>
  bits.reduce((word, { shift, mask }, at) => word | ((places[at]! & mask) << shift), 0);

/** What is added up of each name: `SUM_WIDTH` numbers. Readers are the most of one page: surely different people. */
export const SUM_AT = { views: 0, sessions: 1, exits: 2, visitors: 3, readers: 4, key: 5 } as const;
export const SUM_WIDTH = 6;

/** Exact sums of some rows of one day. */
export interface Sums {
  /** Everybody's by metric; of readers as of a group. */
  all: number[];
  /** The sum of what the rows are known by. */
  key: number;
  /** `SUM_AT` of the names of each dimension, by their places in the day. */
  ofNames: Float64Array[];
}

/** Every sum is made in the same columns, and every page's rows are selected into the same one. */
let ofNames = DIMENSIONS.map(() => new Float64Array());
let selected = new Uint32Array();

/**
 * Adds up the rows that a filter selects, by every dimension.
 * @returns columns that are valid until the next call; undefined when it selects none
 */
export function sumRows(day: DayRows, filter: Filter, names: Names): Sums | undefined {
  const wanted = DIMENSIONS.map((dimension, place) => {
    const name = filter[dimension];
    return name === undefined ? undefined : day.ids[place]!.indexOf(names.find(place, name) ?? -1);
  });
  if (wanted.includes(-1)) return undefined;
  const { starts, places, bits, counts, timedMs, hashes, areas, kinds } = day;
  const mask = packPlaces(
    bits,
    wanted.slice(1).map((place) => (place === undefined ? 0 : -1)),
  );
  const expected =
    packPlaces(
      bits,
      wanted.slice(1).map((place) => place ?? 0),
    ) & mask;
  const [page, , , , , area, kind] = wanted;
  clear(day);
  const rows = selected;
  const [ofPages, devices, referrers, countries, releases, ofAreas, ofKinds] = ofNames as [
    ...Five<Float64Array>,
    Float64Array,
    Float64Array,
  ];
  const [inDevice, inReferrer, inCountry, inRelease] = bits as [PlaceBits, PlaceBits, PlaceBits, PlaceBits];
  const [pageHashes, deviceHashes, referrerHashes, countryHashes, releaseHashes] =
    hashes as Five<Uint32Array>;
  let [bounces, timed, timedSum, lists, seen, booked, bookings, found] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let of = 0; of < starts.length - 1; of++) {
    if (page !== undefined && of !== page) continue;
    if (area !== undefined && areas[of] !== area) continue;
    if (kind !== undefined && kinds[of] !== kind) continue;
    // Without a branch, whose way nobody could foretell: every row is written, and stays when nothing differs.
    let count = 0;
    for (let row = starts[of]!; row < starts[of + 1]!; row++) {
      const others = (places[row]! ^ expected) & mask;
      rows[count] = row;
      count += ((others | -others) >>> 31) ^ 1;
    }
    if (count === 0) continue;
    found += count;
    const pageKey = mix(pageHashes[of]!);
    let [views, readers, visitors, sessions, exits, keys, before] = [0, 0, 0, 0, 0, 0, -1];
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      const word = places[row]!;
      const device = (word >>> inDevice.shift) & inDevice.mask;
      const referrer = (word >>> inReferrer.shift) & inReferrer.mask;
      const country = (word >>> inCountry.shift) & inCountry.mask;
      const release = (word >>> inRelease.shift) & inRelease.mask;
      // A row that was stored as several is known once.
      let key = 0;
      if (word !== before) {
        key = mix(pageKey ^ deviceHashes[device]!);
        key = mix(key ^ referrerHashes[referrer]!);
        key = mix(key ^ countryHashes[country]!);
        key = mix(key ^ releaseHashes[release]!);
      }
      before = word;
      // The layout is `COUNT_BITS`.
      const numbers = counts[row]!;
      const viewed = numbers & 63;
      const came = (numbers >>> 12) & 7;
      const began = (numbers >>> 15) & 7;
      views += viewed;
      readers += (numbers >>> 6) & 63;
      visitors += came;
      sessions += began;
      bounces += (numbers >>> 18) & 7;
      exits += (numbers >>> 21) & 7;
      timed += (numbers >>> 24) & 15;
      lists += (numbers >>> 28) & 1;
      seen += (numbers >>> 29) & 1;
      booked += (numbers >>> 30) & 1;
      bookings += numbers >>> 31;
      timedSum += timedMs[row]!;
      keys += key;
      add(devices, device, viewed, began, came, key);
      add(referrers, referrer, viewed, began, came, key);
      add(countries, country, viewed, began, came, key);
      add(releases, release, viewed, began, came, key);
    }
    const at = SUM_WIDTH * of;
    ofPages[at + SUM_AT.views] = views;
    ofPages[at + SUM_AT.sessions] = sessions;
    ofPages[at + SUM_AT.exits] = exits;
    ofPages[at + SUM_AT.visitors] = visitors;
    ofPages[at + SUM_AT.readers] = readers;
    ofPages[at + SUM_AT.key] = keys;
    if (areas[of] !== -1) addGroup(ofAreas, areas[of]!, ofPages, of);
    addGroup(ofKinds, kinds[of]!, ofPages, of);
  }
  if (found === 0) return undefined;
  const total = new Float64Array(SUM_WIDTH);
  for (let of = 0; of < day.ids.at(-1)!.length; of++) addGroup(total, 0, ofKinds, of);
  const [views, sessions, exits, visitors, readers, key] = total as unknown as number[];
  const summed = { views, sessions, exits, visitors, readers, bounces, timed, timedMs: timedSum, lists };
  const all = emptyCounts();
  for (const [metric, sum] of Object.entries({ ...summed, places: seen, booked, bookings }))
    all[metricAt[metric as Metric]] = sum!;
  return { all, key: key!, ofNames };
}

type Five<T> = [T, T, T, T, T];

/** Empties the columns, and makes longer ones where a day has more names or rows. */
function clear({ ids, places }: DayRows): void {
  if (selected.length <= places.length) selected = new Uint32Array(2 * places.length + 1);
  ofNames = ofNames.map((column, place) => {
    const length = SUM_WIDTH * ids[place]!.length;
    return column.length < length ? new Float64Array(2 * length) : column.fill(0, 0, length);
  });
}

function add(
  sums: Float64Array,
  name: number,
  views: number,
  sessions: number,
  visitors: number,
  key: number,
) {
  const at = SUM_WIDTH * name;
  sums[at]! += views;
  sums[at + SUM_AT.sessions]! += sessions;
  sums[at + SUM_AT.visitors]! += visitors;
  sums[at + SUM_AT.key]! += key;
}

/** Adds one name's sums to those of a name that it is part of. */
function addGroup(sums: Float64Array, name: number, from: Float64Array, part: number): void {
  const [to, at] = [SUM_WIDTH * name, SUM_WIDTH * part];
  for (let column = 0; column < SUM_WIDTH; column++)
    if (column === SUM_AT.readers) sums[to + column] = Math.max(sums[to + column]!, from[at + column]!);
    else sums[to + column]! += from[at + column]!;
}
