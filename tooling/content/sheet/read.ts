import { parse } from 'csv-parse/sync';
import type { Loose } from '../check/findings';
import { decode } from '../pack';
import { isSameCell, readCell } from './cells';
import { type Column, columns, type PartName } from './columns';
import type { Place, Places } from './places';
import { placeCell } from './write';

/** What a sheet says, compared with the pack. */
export interface SheetChanges {
  /** The places of the sheet's rows, in the rows' order. */
  places: Place[];
  added: Place[];
  changed: { place: Place; columns: string[] }[];
  /** Places of the pack that have no row. */
  removed: Place[];
  /** Headings that are no column. */
  unknown: string[];
  /** What cannot be read: "row 7, lat: must be a number". */
  faults: string[];
}

interface Row {
  /** Number in the spreadsheet, from 1. */
  number: number;
  cells: string[];
}

/**
 * Reads a sheet. Rows and columns may have another order, and columns may be missing: their values stay.
 * @param bytes - CSV with commas, semicolons or tabs, in UTF-8 or UTF-16
 * @throws {Error} if it is no CSV or has no column "id"
 */
export function readSheet(bytes: Buffer, { places, others }: Places): SheetChanges {
  const [heading, ...rows] = rowsOf(textOf(bytes));
  const names = (heading?.cells ?? []).map((name) => name.trim());
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  if (!names.includes('id'))
    throw new Error('The first line has no heading "id": sort without it, and keep it.');
  if (twice.length > 0)
    throw new Error(`The heading ${twice.join(', ')} is there twice. Remove one of the columns.`);
  const known = new Map(columns.map((column) => [column.name, column]));
  const reader = new RowReader(
    names.map((name) => known.get(name)),
    places,
    others,
  );
  for (const row of rows) reader.read(row);
  const ids = new Set(reader.places.map(({ place }) => place?.id));
  const { added, changed, faults } = reader;
  return {
    places: reader.places,
    added,
    changed,
    removed: places.filter(({ place }) => !ids.has(place?.id)),
    unknown: names.filter((name) => name !== '' && !known.has(name)),
    faults,
  };
}

/** Excel saves "Unicode text" in UTF-16. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  const { text, fault } = decode(bytes);
  if (fault?.includes('not UTF-8') || fault?.includes('UTF-16')) throw new Error(`The file ${fault}`);
  return text;
}

function rowsOf(text: string): Row[] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
  try {
    const records: string[][] = parse(text, { delimiter, relax_column_count: true });
    return records
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new Error(`${line ? `Line ${line}` : 'The file'} has a quote that is not closed or not doubled.`);
  }
}

/** Reads rows into copies of the places. */
class RowReader {
  readonly places: Place[] = [];
  readonly added: Place[] = [];
  readonly changed: SheetChanges['changed'] = [];
  readonly faults: string[] = [];
  readonly #before: Map<number, Place>;
  readonly #rows = new Map<number, number>();
  #next: { place: number; pub: number; photo: number };

  constructor(
    readonly headings: (Column | undefined)[],
    places: Place[],
    others: Places['others'],
  ) {
    this.#before = new Map(places.map((place) => [place.place!.id, place]));
    const after = (records: Loose[]) =>
      records.reduce((most, record) => Math.max(most, Number.isInteger(record?.id) ? record.id : 0), 0) + 1;
    const all = (...parts: PartName[]) =>
      places.flatMap((place) => parts.flatMap((part) => place[part] ?? []));
    this.#next = {
      place: after(all('place')),
      pub: after([...others.pubs, ...all('pub')]),
      photo: after([...others.photos, ...all('photo1', 'photo2', 'photo3')]),
    };
  }

  read({ number, cells }: Row): void {
    if (cells.slice(this.headings.length).some((cell) => cell.trim() !== ''))
      this.faults.push(`row ${number}: has more cells than the first line. Put texts with commas in quotes`);
    const id = this.#idOf(number, cells);
    if (id === undefined) return;
    const before = this.#before.get(id);
    const place = structuredClone(before ?? { place: { id } });
    const changed = this.headings.filter(
      (column, index) => column && this.#readCell(place, column, cells[index] ?? '', before, number),
    );
    this.#complete(place, id, before);
    this.places.push(place);
    if (!before) this.added.push(place);
    else if (changed.length > 0) this.changed.push({ place, columns: changed.map((column) => column!.name) });
  }

  #idOf(number: number, cells: string[]): number | undefined {
    const cell = (cells[this.headings.findIndex((column) => column?.name === 'id')] ?? '').trim();
    const id = cell === '' ? this.#next.place : Number(cell);
    if (!Number.isInteger(id) || id < 1) {
      this.faults.push(`row ${number}, id: must be a whole number, or empty for a new place`);
      return undefined;
    }
    const earlier = this.#rows.get(id);
    if (earlier) {
      this.faults.push(
        `row ${number}, id: ${id} is already on row ${earlier}. Leave it empty for a new place`,
      );
      return undefined;
    }
    this.#rows.set(id, number);
    this.#next.place = Math.max(this.#next.place, id + 1);
    return id;
  }

  /** @returns whether the cell differs from the one that would be written */
  #readCell(place: Place, column: Column, cell: string, before: Place | undefined, number: number): boolean {
    if (column.name === 'id' || isSameCell(before ? placeCell(before, column) : '', cell, column.kind))
      return false;
    try {
      const value = readCell(cell, column.kind);
      place[column.part] ??= {};
      setAt(place[column.part]!, column.path, value);
    } catch (error) {
      this.faults.push(`row ${number}, ${column.name}: ${(error as Error).message}`);
    }
    return true;
  }

  /** Removes records without a value, and gives new ones their ids. */
  #complete(place: Place, id: number, before: Place | undefined): void {
    for (const [part, record] of Object.entries(place) as [PartName, Record<string, Loose>][]) {
      if (part === 'place') continue;
      if (isEmpty(record) && !(before?.[part] && isEmpty(before[part]))) delete place[part];
      else if (part.startsWith('photo') && record.id === undefined)
        place[part] = { id: this.#next.photo++, attractionId: id, ...record };
      else if (part === 'pub' && (record.id === undefined || place.place!.pubId === undefined)) {
        const pubId = record.id ?? place.place!.pubId ?? this.#next.pub++;
        place.pub = { id: pubId, ...record };
        place.place!.pubId ??= pubId;
      }
    }
  }
}

/** Whether a record has nothing but ids. */
const isEmpty = (record: Record<string, Loose>) =>
  Object.keys(record).every((key) => key === 'id' || key === 'attractionId');

/** Sets or deletes a value, and deletes objects that get empty by that. */
function setAt(record: Record<string, Loose>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) {
    const inner = record[key] ?? {};
    setAt(inner, rest, value);
    record[key] = Object.keys(inner).length > 0 ? inner : undefined;
  } else record[key] = value;
  if (record[key] === undefined) delete record[key];
}
