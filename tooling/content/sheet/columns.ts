import { Facts, Listing, Photo, PlaceTexts, Pub } from '@guide/contracts/api/schemas';
import { AttractionContent } from '@guide/contracts/city';
import type { TSchema } from 'typebox';
import type { CellKind } from './cells';

/** A record about a place; each has its columns. `photo1` is the first picture of its gallery. */
export type PartName = 'place' | 'pub' | 'facts' | 'texts' | 'page' | 'photo1' | 'photo2' | 'photo3';

export interface Column {
  /** Heading: "name", "hours.mon", "facts.lift", "photo1.altText". */
  name: string;
  part: PartName;
  /** Keys that lead to the value in the record. */
  path: string[];
  kind: CellKind;
}

const FIELDS_OF_OTHER_FILES = ['facts'];
/** Derived from the place. */
const FIELDS_OF_PHOTOS = ['attractionId'];

const PARTS: [PartName, TSchema, omitted: string[]][] = [
  ['place', Listing, FIELDS_OF_OTHER_FILES],
  ['pub', Pub, FIELDS_OF_OTHER_FILES],
  ['facts', Facts, []],
  ['texts', PlaceTexts, []],
  ['page', AttractionContent, []],
  ['photo1', Photo, FIELDS_OF_PHOTOS],
  ['photo2', Photo, FIELDS_OF_PHOTOS],
  ['photo3', Photo, FIELDS_OF_PHOTOS],
];

interface AnySchema {
  type?: string;
  const?: unknown;
  anyOf?: AnySchema[];
  properties?: Record<string, AnySchema>;
  items?: AnySchema | AnySchema[];
}

/** All columns that the schemas know, in their order. */
export const columns: Column[] = PARTS.flatMap(([part, schema, omitted]) =>
  leaves(schema as AnySchema, [])
    .filter(({ path: [first = ''] }) => !omitted.includes(first))
    .map((leaf) => ({ ...leaf, part, name: [...(part === 'place' ? [] : [part]), ...leaf.path].join('.') })),
);

function leaves(schema: AnySchema, path: string[]): Pick<Column, 'path' | 'kind'>[] {
  const objects = (schema.anyOf ?? [schema]).filter(({ properties }) => properties);
  if (objects.length > 0 && objects.length === (schema.anyOf ?? [schema]).length) {
    const properties = Object.assign({}, ...objects.map((object) => object.properties)) as Record<
      string,
      AnySchema
    >;
    return Object.entries(properties).flatMap(([key, value]) => leaves(value, [...path, key]));
  }
  const kind = kindOf(schema);
  return [{ path, kind: kind === 'lines' && path.at(-2) === 'hours' ? 'day' : kind }];
}

function kindOf({ type, anyOf, items, const: constant }: AnySchema): CellKind {
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean' || typeof constant === 'boolean') return 'boolean';
  if (type === 'array') return !Array.isArray(items) && items?.type === 'string' ? 'lines' : 'json';
  if (type === 'object') return 'json';
  // A rating is a number or a text; the one that is stored decides.
  return anyOf?.some((option) => option.type === 'number') ? 'number' : 'text';
}
