/** Puts records into a pack. What an editor wrote stays: whatever differs from the values that were imported last. */
import { isDeepStrictEqual } from 'node:util';
import { metresOnFoot } from '@guide/contracts/place';
import { normalizeForSearch } from '@guide/contracts/site';
import type { Fields, PlaceRecord } from './records';

export type StoredListing = Record<string, unknown> & { id: number; name: string };

/** What was imported last from one entry of a source: an entry of `imported.json`, by `source.id`. */
export interface Imported {
  /** Id in `listings.json`. */
  listing: number;
  file: string;
  values: Fields;
  /** Values that another source may replace. */
  placeholders?: string[];
}

export interface PackPlaces {
  listings: StoredListing[];
  facts: Record<string, Record<string, unknown>>;
  imported: Record<string, Imported>;
}

/** Where a place comes from, as in `listings.json`. */
export interface PlaceSource {
  credit?: string;
  url?: string;
  id: string;
}

export type Outcome = 'new' | 'changed' | 'unchanged' | 'deleted';

/** Order of a new listing's fields. */
const ORDER = [
  'id',
  'name',
  'category',
  'subcategory',
  'area',
  'priceRange',
  'shortDescription',
  'description',
  'lat',
  'lng',
  'tags',
  'featured',
  'additionalInfo',
  'hours',
  'address',
  'postcode',
  'source',
];
/** A place of the same name this near is the same place. */
const SAME_PLACE_METRES = 150;
const FACTS = 'facts.';

type Json = Record<string, unknown>;

const getAt = (object: Json | undefined, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Json | undefined)?.[key], object);

/** Sets or deletes a value; objects that become empty are deleted too. */
function setAt(object: Json, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    if (value === undefined) delete object[key];
    else object[key] = value;
    return;
  }
  const inner = { ...(object[key] as Json | undefined) };
  setAt(inner, rest.join('.'), value);
  if (Object.keys(inner).length === 0) delete object[key];
  else object[key] = inner;
}

/** Places of a pack, into which records are merged. */
export class Places {
  private readonly byId: Map<number, StoredListing>;
  private readonly bySource = new Map<string, StoredListing>();
  private readonly byName = new Map<string, StoredListing[]>();
  private nextId: number;

  constructor(private readonly pack: PackPlaces) {
    this.byId = new Map(pack.listings.map((listing) => [listing.id, listing]));
    this.nextId = Math.max(0, ...this.byId.keys()) + 1;
    for (const listing of pack.listings) {
      const source = listing.source as PlaceSource | undefined;
      if (source?.id) this.bySource.set(source.id, listing);
      this.index(listing);
    }
  }

  get count(): number {
    return this.pack.listings.length;
  }

  private index(listing: StoredListing): void {
    const name = normalizeForSearch(listing.name);
    this.byName.set(name, [...(this.byName.get(name) ?? []), listing]);
  }

  private get(listing: StoredListing, path: string): unknown {
    return path.startsWith(FACTS)
      ? getAt(this.pack.facts[listing.id], path.slice(FACTS.length))
      : getAt(listing, path);
  }

  private set(listing: StoredListing, path: string, value: unknown): void {
    if (!path.startsWith(FACTS)) {
      setAt(listing, path, value);
      return;
    }
    const facts = { ...this.pack.facts[listing.id] };
    setAt(facts, path.slice(FACTS.length), value);
    if (Object.keys(facts).length === 0) delete this.pack.facts[listing.id];
    else this.pack.facts[listing.id] = facts;
  }

  /** Merges a record. @param doubts - gains what happened */
  merge(source: PlaceSource, record: PlaceRecord, file: string, doubts: string[]): Outcome {
    const before = this.pack.imported[source.id];
    const known = before ? this.byId.get(before.listing) : this.bySource.get(source.id);
    if (before && !known) return 'deleted';
    const twin = known ?? this.twinOf(source, record.fields);
    if (twin && !known) doubts.push(`joined with place ${twin.id}, which has the same name nearby`);
    const namesake = twin ? undefined : this.near(record.fields);
    if (namesake)
      doubts.push(
        `place ${namesake.id} has the same name${namesake.lat === undefined ? '' : ' nearby'}; remove one if they are the same`,
      );
    const listing = twin ?? this.create(record, source);
    const outcome = twin ? this.update(twin, source, record, before, doubts) : 'new';
    const placeholders = record.placeholders.length > 0 ? { placeholders: record.placeholders } : {};
    this.pack.imported[source.id] = { listing: listing.id, file, values: record.fields, ...placeholders };
    return outcome;
  }

  private create({ fields }: PlaceRecord, source: PlaceSource): StoredListing {
    const values: Json = { id: this.nextId++, featured: false, source };
    for (const [path, value] of Object.entries(fields))
      if (!path.startsWith(FACTS)) setAt(values, path, value);
    const listing = Object.fromEntries(
      ORDER.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]),
    ) as StoredListing;
    this.pack.listings.push(listing);
    this.byId.set(listing.id, listing);
    this.bySource.set(source.id, listing);
    this.index(listing);
    for (const [path, value] of Object.entries(fields))
      if (path.startsWith(FACTS)) this.set(listing, path, value);
    return listing;
  }

  private update(
    listing: StoredListing,
    source: PlaceSource,
    { fields, placeholders }: PlaceRecord,
    before: Imported | undefined,
    doubts: string[],
  ): Outcome {
    const last = before?.values ?? {};
    const kept: string[] = [];
    let hasChanged = false;
    for (const path of new Set([...Object.keys(fields), ...Object.keys(last)])) {
      const current = this.get(listing, path);
      const wanted = fields[path];
      if (isDeepStrictEqual(current, wanted)) continue;
      const isOurs = isDeepStrictEqual(current, last[path]);
      if (!isOurs && !(wanted !== undefined && this.isPlaceholder(listing, path, placeholders))) {
        if (before && !isDeepStrictEqual(wanted, last[path])) kept.push(path);
        continue;
      }
      this.set(listing, path, wanted);
      hasChanged = true;
      // The credit follows the words.
      if (path === 'description' && !placeholders.includes(path)) listing.source = source;
    }
    if (kept.length > 0) doubts.push(`kept as edited: ${kept.join(', ')}`);
    return hasChanged ? 'changed' : 'unchanged';
  }

  /** Whether the current value is a sentence that another import made up, and the wanted one is not. */
  private isPlaceholder(listing: StoredListing, path: string, placeholders: string[]): boolean {
    if (placeholders.includes(path)) return false;
    return Object.values(this.pack.imported).some(
      (other) =>
        other.listing === listing.id &&
        other.placeholders?.includes(path) === true &&
        isDeepStrictEqual(other.values[path], this.get(listing, path)),
    );
  }

  /** The same place from another source, or written by an editor. */
  private twinOf(source: PlaceSource, fields: Fields): StoredListing | undefined {
    const kindOfSource = (id: string) => id.split('/')[0];
    return this.near(fields, ({ source: other }) => {
      const id = (other as PlaceSource | undefined)?.id;
      return id === undefined || kindOfSource(id) !== kindOfSource(source.id);
    });
  }

  /** A place of the same name nearby; of the same kind if a position is not known. */
  private near(fields: Fields, isMeant = (_: StoredListing) => true): StoredListing | undefined {
    return this.byName.get(normalizeForSearch(String(fields.name)))?.find((listing) => {
      if (!isMeant(listing)) return false;
      if (fields.lat === undefined || listing.lat === undefined) return listing.category === fields.category;
      const at = { lat: Number(listing.lat), lng: Number(listing.lng) };
      return metresOnFoot(at, { lat: Number(fields.lat), lng: Number(fields.lng) }) <= SAME_PLACE_METRES;
    });
  }

  /** Places that were imported from a file and are no longer in it. @param seen - ids that the file has */
  missing(file: string, seen: ReadonlySet<string>): string[] {
    return Object.entries(this.pack.imported)
      .filter(([id, entry]) => entry.file === file && !seen.has(id))
      .flatMap(([, { listing }]) => this.byId.get(listing)?.name ?? []);
  }
}
