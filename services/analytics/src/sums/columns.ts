import { DIMENSIONS, type Filter, type Row } from './rows';

const FIELDS = [...DIMENSIONS, 'other', 'newVisitorIn', 'newSessionIn', 'step', 'counts'] as const;
type Field = (typeof FIELDS)[number];
type Column = { values: unknown[]; indexes: number[] };

/** A dimension that the version which packed the rows did not have. */
const MISSING: Column = { values: [], indexes: [] };

/** Packs the rows of a day by column into JSON: a tenth of the size and read time of documents. */
export function packRows(rows: Row[]): string {
  const columns = FIELDS.map((field): [Field, Column] => {
    const texts = rows.map((row) => JSON.stringify(row[field] ?? null));
    const indexes = new Map([...new Set(texts)].map((text, index) => [text, index]));
    const values = [...indexes.keys()].map((text) => JSON.parse(text));
    return [field, { values, indexes: texts.map((text) => indexes.get(text)!) }];
  });
  return JSON.stringify(Object.fromEntries(columns));
}

/** @returns the rows that match a filter */
export function* unpackRows(day: string, packed: string, filter: Filter = {}): Generator<Row> {
  for (const [row] of unpackNamedRows(day, packed, filter)) yield row;
}

/** @returns rows, each with its names (`namesOfRow`), which are built once for each value of a column */
export function* unpackNamedRows(
  day: string,
  packed: string,
  filter: Filter = {},
): Generator<[Row, (string | undefined)[]]> {
  const columns: Partial<Record<Field, Column>> & { counts: Column } = JSON.parse(packed);
  const conditions = Object.entries(filter).map(([name, value]) => {
    const { values, indexes } = columns[name as Field] ?? MISSING;
    return { indexes, index: values.indexOf(value) };
  });
  const named = DIMENSIONS.map((name) => ({
    indexes: (columns[name] ?? MISSING).indexes,
    names: (columns[name] ?? MISSING).values.map((value) => (value ? `${name} ${value}` : undefined)),
  }));
  for (const row of columns.counts.indexes.keys()) {
    if (conditions.some(({ indexes, index }) => indexes[row] !== index)) continue;
    const fields: Record<string, unknown> = { day };
    for (const name of FIELDS) {
      const { values, indexes } = columns[name] ?? MISSING;
      fields[name] = values[indexes[row]!] ?? undefined;
    }
    yield [fields as unknown as Row, named.map(({ indexes, names }) => names[indexes[row]!])];
  }
}
