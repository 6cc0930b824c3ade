import { type CellKind, cellOf } from './cells';
import { type Column, columns } from './columns';
import type { Place } from './places';

/** Columns that a sheet always has, for editors to fill. */
const ALWAYS = new Set([
  ...[
    'id',
    'name',
    'category',
    'subcategory',
    'area',
    'featured',
    'priceRange',
    'shortDescription',
    'description',
  ],
  ...['lat', 'lng', 'address', 'postcode', 'stations', 'tags', 'imageUrl', 'timeNeeded', 'pubId'],
  ...[
    'additionalInfo.website',
    'additionalInfo.openingHours',
    'facts.stepFreeEntrance',
    'facts.admission.adult',
  ],
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `hours.${day}`),
]);

/** The cell of a place in a column. */
export const placeCell = (place: Place, { part, path, kind }: Column): string =>
  cellOf(
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], place[part]),
    kind as CellKind,
  );

/** One CSV of all places: UTF-8 with a byte-order mark, by which Excel knows it; RFC 4180. */
export function sheetOf(places: Place[]): string {
  const used = columns.filter(
    (column) => ALWAYS.has(column.name) || places.some((place) => placeCell(place, column) !== ''),
  );
  const rows = [
    used.map(({ name }) => name),
    ...places.map((place) => used.map((column) => placeCell(place, column))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
