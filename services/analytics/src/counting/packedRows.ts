import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { type Counts, METRICS, ROW_DIMENSIONS, type Row } from './figures';

/** The rows of a day as columns; a dimension's column holds places in its names. */
export interface Columns {
  length: number;
  names: string[][];
  places: number[][];
  counts: Counts[];
}

/** Columns of rows, those left out that count nothing. */
export function columnsOf(rows: Row[]): Columns {
  const kept = rows.filter(({ counts }) => counts.some((count) => count !== 0));
  const names = ROW_DIMENSIONS.map((dimension) => [...new Set(kept.map((row) => row[dimension]))].sort());
  const places = ROW_DIMENSIONS.map((dimension, column) => {
    const placeOf = new Map(names[column]!.map((name, place) => [name, place]));
    return kept.map((row) => placeOf.get(row[dimension])!);
  });
  const counts = METRICS.map((_, metric) => kept.map((row) => row.counts[metric]!));
  return { length: kept.length, names, places, counts };
}

/** Rows as stored text: columns as JSON, deflated, base64. */
export async function packRows(rows: Row[]): Promise<string> {
  const { names, places, counts } = columnsOf(rows);
  return (await promisify(deflate)(JSON.stringify({ names, places, counts }))).toString('base64');
}

/** The columns of stored rows. */
export async function unpackRows(packed: string): Promise<Columns> {
  const text = (await promisify(inflate)(Buffer.from(packed, 'base64'))).toString();
  const { names, places, counts } = JSON.parse(text) as Omit<Columns, 'length'>;
  const length = places[0]?.length ?? 0;
  // A metric that came after the day was stored was not counted then.
  const all = METRICS.map((_, metric) => counts[metric] ?? new Array<number>(length).fill(0));
  return { length, names, places, counts: all };
}
