import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { type Counts, METRICS, ROW_DIMENSIONS, type Row } from './figures';

/** Numbers, each in as few bytes as the largest of them needs. */
type Column = ArrayLike<number>;

/** The rows of a day as columns; a dimension's column holds places in its names. */
export interface Columns {
  length: number;
  names: string[][];
  places: Column[];
  counts: Column[];
}

/** Rows as stored text: columns as JSON, deflated, base64. */
export async function packRows(rows: Row[]): Promise<string> {
  const kept = rows.filter(({ counts }) => counts.some((count) => count !== 0));
  const names = ROW_DIMENSIONS.map((dimension) => [...new Set(kept.map((row) => row[dimension]))].sort());
  const places = ROW_DIMENSIONS.map((dimension, column) => {
    const placeOf = new Map(names[column]!.map((name, place) => [name, place]));
    return kept.map((row) => placeOf.get(row[dimension])!);
  });
  const counts = METRICS.map((_, metric) => kept.map((row) => row.counts[metric]!));
  return (await promisify(deflate)(JSON.stringify({ names, places, counts }))).toString('base64');
}

/** The columns of stored rows. */
export async function unpackRows(packed: string): Promise<Columns> {
  const text = (await promisify(inflate)(Buffer.from(packed, 'base64'))).toString();
  const { names, places, counts } = JSON.parse(text) as {
    names: string[][];
    places: number[][];
    counts: Counts[];
  };
  const length = places[0]?.length ?? 0;
  // A metric that came after the day was stored was not counted then.
  const all = METRICS.map((_, metric) => columnOf(counts[metric] ?? new Array<number>(length).fill(0)));
  return { length, names, places: places.map(columnOf), counts: all };
}

function columnOf(values: number[]): Column {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  if (largest < 2 ** 8) return Uint8Array.from(values);
  if (largest < 2 ** 16) return Uint16Array.from(values);
  return largest < 2 ** 32 ? Uint32Array.from(values) : Float64Array.from(values);
}
