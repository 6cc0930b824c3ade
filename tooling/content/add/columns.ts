/** Names of columns and properties that people use, by OpenStreetMap's key. */
import { normalizeForSearch } from '@guide/contracts/site';
import type { Tags } from './entries';

const NAMES: Record<string, readonly string[]> = {
  id: ['id', 'ref', 'uid', 'fid'],
  name: ['name', 'title', 'place', 'place name', 'nom', 'nombre', 'bezeichnung', 'titel'],
  lat: ['lat', 'latitude', 'y', 'breite', 'breitengrad', 'geo lat'],
  lng: ['lng', 'lon', 'long', 'longitude', 'x', 'länge', 'längengrad', 'geo lng', 'geo lon'],
  position: ['position', 'coordinates', 'coords', 'location', 'lat lng', 'lat long', 'latlng', 'koordinaten'],
  kind: ['kind', 'type', 'category', 'kategorie', 'art', 'typ'],
  text: ['description', 'desc', 'content', 'text', 'note', 'comment', 'notes', 'beschreibung'],
  address: ['address', 'adresse', 'full address', 'addr'],
  street: ['street', 'addr street'],
  postcode: ['postcode', 'zip', 'postal code', 'plz', 'addr postcode'],
  area: [
    'area',
    'district',
    'neighbourhood',
    'neighborhood',
    'quarter',
    'suburb',
    'bezirk',
    'addr suburb',
    'addr district',
  ],
  website: ['website', 'url', 'web', 'homepage', 'site', 'contact website', 'link'],
  phone: ['phone', 'telephone', 'tel', 'telefon', 'contact phone'],
  opening_hours: ['opening hours', 'hours', 'openinghours', 'open', 'öffnungszeiten', 'times'],
  price: ['price', 'price range', 'price level', 'preis'],
  tags: ['tags', 'labels', 'keywords', 'features'],
  cuisine: ['cuisine', 'küche'],
  status: ['status', 'state'],
};

const normalized = (name: string) => normalizeForSearch(name.replace(/[_:.-]/g, ' '));
const KEY_OF = new Map(
  Object.entries(NAMES).flatMap(([key, names]) => names.map((name) => [normalized(name), key])),
);

/** The key of a column; the column's own name if it is not known. */
export const keyOf = (column: string): string => KEY_OF.get(normalized(column)) ?? column.trim();
export const isKnownColumn = (column: string): boolean => KEY_OF.has(normalized(column));

/** A number as people write it: "48.2", "48,2", "−3.6"; NaN for anything else. */
export function readNumber(text: string): number {
  const plain = text.trim().replace(/[−–]/g, '-').replace(/°$/, '');
  return /^[+-]?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** "48.2, 16.37", "48,2; 16,37", "48,2 16,37"; latitude first. @returns [longitude, latitude] */
export function readPosition(text: string): [number, number] {
  const numbers =
    text.trim().match(/^\(?\s*([+-−]?\d+(?:[.,]\d+)?)\s*(?:[;\s]|,\s)\s*([+-−]?\d+(?:[.,]\d+)?)\s*\)?$/) ??
    text.trim().match(/^([+-−]?\d+(?:\.\d+)?),([+-−]?\d+(?:\.\d+)?)$/);
  return [readNumber(numbers?.[2] ?? ''), readNumber(numbers?.[1] ?? '')];
}

/** Values of columns or properties as tags; numbers and truths become texts, nested values are skipped. */
export function tagsOf(record: Readonly<Record<string, unknown>>): Tags {
  const tags: Tags = {};
  for (const [key, value] of Object.entries(record))
    if (
      typeof value === 'string'
        ? value.trim() !== ''
        : typeof value === 'number' || typeof value === 'boolean'
    )
      tags[key] = String(value).trim();
  return tags;
}

/** Tags with the names of columns replaced by keys; the first of two columns with one meaning holds. */
export function withKeys(tags: Tags): Tags {
  const result: Tags = {};
  for (const [name, value] of Object.entries(tags)) result[keyOf(name)] ??= value;
  return result;
}
