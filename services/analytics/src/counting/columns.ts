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
