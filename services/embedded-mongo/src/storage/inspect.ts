import { statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { bufferToKeyValue } from 'lmdb';
import { decode } from '../values/decode';
import type { Document } from '../values/document';
import { checkedValue } from './checksum';
import { NUMBERS_KEY, ownerOf, recordOf } from './keys';
import { DamageError, readTree, type Tree } from './pageFormat';
import { type Gap, PageFile } from './pages';
import type { Entry } from './view';

declare module 'lmdb' {
  export function bufferToKeyValue(key: Buffer): unknown;
}

/** The name of LMDB's file in a data directory. */
export const DATA_FILE = 'data.mdb';

/** What a data file holds, read without LMDB. */
export type Report = {
  /** Version of the stored form, 0 when it cannot be read. */
  form: number;
  /** What is wrong, each with its place; empty when the file is whole. */
  faults: string[];
  /** By namespace: how many documents are whole, and whether others are missing or damaged. */
  collections: Map<string, { documents: number; damaged: boolean }>;
};

/** What is whole in a data file: a collection's definition, or one of its documents. */
export type Found =
  | { namespace: string; definition: Document }
  | { namespace: string; record: number; document: Buffer };

const byTransaction = (a: Buffer, b: Buffer) => Number(a.readBigUInt64LE(0) - b.readBigUInt64LE(0));

/**
 * Reads a whole data file: every page in use, the free list, every checksum. Gives what is whole, definitions first and
 * documents in natural order, from pages that no tree leads to any more as well.
 * @param quick counts documents in place of giving them, and ends at the first thing that is wrong
 * @returns the report
 */
export function* inspect(directory: string, quick = false): Generator<Found, Report> {
  const file = new PageFile(join(directory, DATA_FILE));
  try {
    const inspection = new Inspection(file, quick);
    yield* inspection.run();
    return inspection.report();
  } finally {
    file.close();
  }
}

/**
 * The report of an inspection whose findings are not wanted. Only what is wrong needs each entry by itself: a file in which
 * nothing is wrong is read in about half the time.
 */
export function reportOf(directory: string): Report {
  const quick = reportFrom(inspect(directory, true));
  return quick.faults.length === 0 ? quick : reportFrom(inspect(directory));
}

function reportFrom(inspection: Generator<Found, Report>): Report {
  for (;;) {
    const { done, value } = inspection.next();
    if (done) return value;
  }
}

type Known = { namespace: string; documents: number; expected?: number; damaged: boolean };

class Inspection {
  private readonly faults: string[] = [];
  private form = 1;
  private readonly collections = new Map<number, Known>();
  private readonly namespaces = new Set<string>();
  private readonly indexes = new Map<number, string>();
  /** A table could not be read, so that any collection may lack documents. */
  private anyDamaged = false;

  constructor(
    private readonly file: PageFile,
    private readonly quick: boolean,
  ) {}

  *run(): Generator<Found> {
    try {
      const { main, free } = this.file.open();
      const { collections, documents, records, indexes } = this.readMain(main);
      if (collections) yield* this.definitions(collections);
      // Older definitions are in pages that were freed later; they do no harm, and without any the documents are lost.
      if (this.anyDamaged) for (const entry of this.file.lostEntries()) yield* this.definition(entry, true);
      if (this.quick && this.form >= 3) this.count(documents, indexes);
      else {
        if (indexes) this.readIndexes(indexes);
        const tree = documents ?? records;
        const onGap = (gap: Gap) => this.noteGap(gap);
        if (tree) for (const entry of this.file.walk(tree, onGap)) yield* this.document(entry);
      }
      if (this.readFreeList(free) && this.faults.length > 0)
        for (const entry of this.file.lostEntries()) yield* this.document(entry, true);
      for (const { namespace, documents: found, expected = found } of this.collections.values())
        if (found !== expected && this.faults.length === 0)
          this.faults.push(`${namespace} has ${found} of ${expected} documents`);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      this.faults.push(error.message);
      this.anyDamaged = true;
      this.form = 0;
    }
  }

  report(): Report {
    const collections = [...this.collections.values()].map(
      ({ namespace, documents, expected = documents, damaged }) =>
        [namespace, { documents, damaged: damaged || this.anyDamaged || documents !== expected }] as const,
    );
    return { form: this.form, faults: this.faults, collections: new Map(collections.sort()) };
  }

  /** The database's tables, by name. */
  private readMain(main: Tree): Record<string, Tree> {
    const tables: Record<string, Tree> = {};
    const onGap = ({ reason }: Gap) => {
      this.faults.push(reason);
      this.anyDamaged = true;
    };
    for (const { key, value, table } of this.file.walk(main, onGap)) {
      const name = key.toString('latin1').replace(/\0$/, '');
      if (table) tables[name] = readTree(value);
      else if (name === 'form') this.form = Number(value.toString());
    }
    return tables;
  }

  private *definitions(tree: Tree): Generator<Found> {
    const onGap = ({ reason }: Gap) => {
      this.faults.push(reason);
      this.anyDamaged = true;
    };
    for (const entry of this.file.walk(tree, onGap)) yield* this.definition(entry);
  }

  /** @param lost an entry that no tree leads to, which may be anything and of any time */
  private *definition({ key, value: stored }: Entry, lost = false): Generator<Found> {
    const namespace = key.toString();
    const value = this.checked(key, stored, crc32(key));
    if (!value && !lost) {
      this.faults.push(`the definition of ${namespace} is damaged`);
      this.anyDamaged = true;
    }
    if (!value || key.equals(NUMBERS_KEY)) return;
    const definition = lost ? definitionIn(value) : decode(value);
    if (!definition || this.namespaces.has(namespace)) return;
    this.namespaces.add(namespace);
    const expected = lost ? undefined : (definition.documents as number | undefined);
    this.collections.set(definition.number as number, { namespace, documents: 0, expected, damaged: lost });
    for (const index of definition.indexes as Document[])
      this.indexes.set(index.id as number, `${index.name} of ${namespace}`);
    yield { namespace, definition };
  }

  /** @throws DamageError at the first thing that is wrong */
  private count(documents?: Tree, indexes?: Tree): void {
    if (indexes) this.file.countEntries(indexes);
    if (!documents) return;
    for (const [number, found] of this.file.countEntries(documents)) {
      const collection = this.collections.get(number);
      if (collection) collection.documents = found;
    }
  }

  private readIndexes(tree: Tree): void {
    const onGap = ({ reason }: Gap) => this.faults.push(`an index: ${reason}`);
    for (const { key, value } of this.file.walk(tree, onGap))
      if (!checkedValue(key, value))
        this.faults.push(`the index ${this.indexes.get(ownerOf(key)) ?? ''} is damaged`);
  }

  /** @param lost an entry that no tree leads to, which may be anything and of any time */
  private *document({ key, value: stored }: Entry, lost = false): Generator<Found> {
    const [number, record] = this.documentKey(key);
    const collection = this.collections.get(number);
    const value = this.checked(key, stored, (Math.imul(number, 0x9e3779b1) ^ record) >>> 0);
    if (value && collection) {
      collection.documents++;
      yield { namespace: collection.namespace, record, document: value };
    } else if (!value && !lost) {
      this.faults.push(`document ${record} of ${collection?.namespace ?? number} is damaged`);
      if (collection) collection.damaged = true;
      else this.anyDamaged = true;
    }
  }

  /** Form 2 began its checksums with numbers of the key, form 1 had none. */
  private checked(key: Buffer, stored: Buffer, seed: number): Buffer | undefined {
    if (this.form === 1) return stored;
    if (this.form !== 2) return checkedValue(key, stored);
    const value = stored.subarray(4);
    return stored.length > 4 && crc32(value, seed) === stored.readUInt32LE(0) ? value : undefined;
  }

  private documentKey(key: Buffer): [collection: number, record: number] {
    if (this.form >= 3) return key.length === 10 ? [ownerOf(key), recordOf(key)] : [0, 0];
    try {
      const [number, record] = bufferToKeyValue(key) as [number, number];
      return [number, record];
    } catch {
      return [0, 0];
    }
  }

  private noteGap({ reason, low, high }: Gap): void {
    this.faults.push(reason);
    const first = low ? this.documentKey(low)[0] : 0;
    const last = high ? this.documentKey(high)[0] : Number.POSITIVE_INFINITY;
    for (const [number, collection] of this.collections)
      if (number >= first && number <= last) collection.damaged = true;
  }

  /** @returns whether the list is whole */
  private readFreeList(free: Tree): boolean {
    const before = this.faults.length;
    const onGap = ({ reason }: Gap) => this.faults.push(`the free list: ${reason}`);
    try {
      for (const { value } of this.file.walk(free, onGap, byTransaction)) this.file.markFree(value);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      this.faults.push(`the free list: ${error.message}`);
    }
    return this.faults.length === before;
  }
}

function definitionIn(value: Buffer): Document | undefined {
  try {
    const definition = decode(value);
    return typeof definition.number === 'number' && Array.isArray(definition.indexes)
      ? definition
      : undefined;
  } catch {
    return undefined;
  }
}

/** A data file that must not be opened: it is damaged, or of a form that this version does not know. */
export class DataFileError extends Error {}

/** How many faults a sentence names. */
const SHOWN_FAULTS = 3;

/** What is wrong with a data directory and what to do about it, in a few sentences. */
export function describe(directory: string, { faults, collections }: Report): string {
  const shown = faults.slice(0, SHOWN_FAULTS).join(', ');
  const more = faults.length > SHOWN_FAULTS ? ` and ${faults.length - SHOWN_FAULTS} more faults` : '';
  const list = (damaged: boolean) =>
    [...collections]
      .filter(([, collection]) => collection.damaged === damaged)
      .map(([name, { documents }]) => `${name} (${documents} ${damaged ? 'readable' : 'documents'})`)
      .join(', ') || 'none';
  return (
    `The data directory ${directory} is damaged: ${shown}${more}. Whole collections: ${list(false)}. ` +
    `Damaged collections: ${list(true)}. "npm run ops -- database salvage" keeps what can be read, ` +
    '"npm run ops -- restore <backup> --replace" after it brings a backup back.'
  );
}

/**
 * Makes sure that a data file can be opened.
 * @returns its form
 * @throws DataFileError in a few sentences when it is damaged, empty or of a newer form
 */
export function checkDataFile(directory: string, newestForm: number): number {
  const path = join(directory, DATA_FILE);
  if (statSync(path).size === 0)
    throw new DataFileError(
      `The data file ${path} is empty where data was expected. Restore a backup into another directory, or remove the file to begin without data.`,
    );
  const report = reportOf(directory);
  if (report.form > newestForm)
    throw new DataFileError(
      `The data directory ${directory} was written by a newer version (form ${report.form}; this one knows up to ${newestForm}).`,
    );
  if (report.faults.length > 0) throw new DataFileError(describe(directory, report));
  return report.form;
}
