import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bufferToKeyValue } from 'lmdb';
import { decode } from '../values/decode';
import { checkedValue, type RecordKey } from './checksum';
import { DamageError, readTree, type Tree } from './page-format';
import { type Entry, type Gap, PageFile } from './pages';

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

/** Is given every whole entry: a collection's definition or a document, its value without its checksum. */
export type Keep = (key: string | RecordKey, value: Uint8Array) => void;

/**
 * Reads a whole data file: every page in use, the free list, every checksum.
 * @param keep is given every whole entry, from pages that no tree leads to any more as well
 */
export function inspect(directory: string, keep?: Keep): Report {
  const file = new PageFile(join(directory, DATA_FILE));
  try {
    return new Inspection(file, keep).run();
  } finally {
    file.close();
  }
}

const byTransaction = (a: Buffer, b: Buffer) => Number(a.readBigUInt64LE(0) - b.readBigUInt64LE(0));

class Inspection {
  private readonly faults: string[] = [];
  private form = 1;
  private readonly namespaces = new Map<number, string>();
  private readonly documents = new Map<number, number>();
  private readonly damaged = new Set<number>();
  /** A table could not be read, so that any collection may lack documents. */
  private anyDamaged = false;

  constructor(
    private readonly file: PageFile,
    private readonly keep: Keep = () => {},
  ) {}

  run(): Report {
    try {
      const { main, free } = this.file.open();
      const tables = this.readMain(main);
      if (tables.collections) this.readTable(tables.collections);
      if (tables.records) this.readTable(tables.records);
      if (this.readFreeList(free) && this.faults.length > 0)
        for (const entry of this.file.lostEntries()) this.readEntry(entry);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      this.faults.push(error.message);
      this.anyDamaged = true;
      this.form = 0;
    }
    const collections = [...this.namespaces].map(([number, namespace]) => {
      const damaged = this.anyDamaged || this.damaged.has(number);
      return [namespace, { documents: this.documents.get(number) ?? 0, damaged }] as const;
    });
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
      const name = String(bufferToKeyValue(key));
      if (table) tables[name] = readTree(value);
      else if (name === 'form') this.form = Number(value.toString());
    }
    return tables;
  }

  private readTable(tree: Tree): void {
    const onGap = ({ reason, low, high }: Gap) => {
      this.faults.push(reason);
      const [first, last] = [low, high].map((key) => key && keyOf(key));
      if (!Array.isArray(first ?? last)) this.anyDamaged = true;
      for (const number of this.namespaces.keys())
        if (number >= ((first as RecordKey)?.[0] ?? 0) && number <= ((last as RecordKey)?.[0] ?? number))
          this.damaged.add(number);
    };
    for (const entry of this.file.walk(tree, onGap)) this.readEntry(entry);
  }

  private readEntry({ key: bytes, value: stored }: Entry): void {
    const key = keyOf(bytes);
    if (key === undefined) {
      this.faults.push('a key is damaged');
      this.anyDamaged = true;
      return;
    }
    const value = this.form === 1 ? stored : checkedValue(key, stored);
    if (typeof key === 'string') {
      if (value) this.namespaces.set(decode(value).number as number, key);
      else this.faults.push(`the definition of ${key} is damaged`);
      this.anyDamaged ||= !value;
    } else {
      const [number, record] = key;
      if (value) this.documents.set(number, (this.documents.get(number) ?? 0) + 1);
      else this.faults.push(`document ${record} of ${this.namespaces.get(number) ?? number} is damaged`);
      if (!value) this.damaged.add(number);
    }
    if (value) this.keep(key, value);
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

/** A key of the tables of collections and documents; undefined for bytes that are none. */
function keyOf(bytes: Buffer): string | RecordKey | undefined {
  try {
    const key = bufferToKeyValue(bytes);
    const isRecord = Array.isArray(key) && key.length === 2 && key.every(Number.isInteger);
    return typeof key === 'string' || isRecord ? (key as string | RecordKey) : undefined;
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
    `Damaged collections: ${list(true)}. "npm run database -- salvage" keeps what can be read, ` +
    '"npm run restore -- <backup> --replace" after it brings a backup back.'
  );
}

/**
 * Makes sure that a data file can be opened.
 * @throws DataFileError in a few sentences when it is damaged, empty or of a newer form
 */
export function checkDataFile(directory: string, newestForm: number): void {
  const path = join(directory, DATA_FILE);
  if (statSync(path).size === 0)
    throw new DataFileError(
      `The data file ${path} is empty where data was expected. Restore a backup into another directory, or remove the file to begin without data.`,
    );
  const report = inspect(directory);
  if (report.form > newestForm)
    throw new DataFileError(
      `The data directory ${directory} was written by a newer version (form ${report.form}; this one knows up to ${newestForm}).`,
    );
  if (report.faults.length > 0) throw new DataFileError(describe(directory, report));
}
