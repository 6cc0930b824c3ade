import { CommandError } from '../errors';
import type { Document } from '../values/document';
import { keyOf } from '../values/key';
import { indexedAt } from '../values/path';
import { show } from '../values/show';
import type { IndexDefinition } from './index-definition';

/** Which records hold which values of an index's fields: whole keys only, for equality and uniqueness. */
export class IndexEntries {
  readonly paths: string[];
  private readonly holders = new Map<string, number | Set<number>>();

  constructor(readonly definition: IndexDefinition) {
    this.paths = Object.keys(definition.key);
  }

  add(record: number, document: Document): void {
    for (const key of this.keysOf(document)) {
      const holders = this.holders.get(key);
      if (holders === undefined) this.holders.set(key, record);
      else if (typeof holders === 'number') this.holders.set(key, new Set([holders, record]));
      else holders.add(record);
    }
  }

  remove(record: number, document: Document): void {
    for (const key of this.keysOf(document)) {
      const holders = this.holders.get(key);
      if (typeof holders === 'object') holders.delete(record);
      if (holders === record || (typeof holders === 'object' && holders.size === 0)) this.holders.delete(key);
    }
  }

  /** The records that hold these values, one for each field of the index. */
  holding(values: unknown[]): number[] {
    const holders = this.holders.get(values.map(keyOf).join(''));
    if (holders === undefined) return [];
    return typeof holders === 'number' ? [holders] : [...holders];
  }

  /**
   * Checks that a document can be added.
   * @param self a record that may hold the document's values already
   * @throws CommandError 171 for arrays in two fields, 11000 with keyPattern and keyValue when another record holds
   * one of its values (in a unique index a value has one holder)
   */
  check(namespace: string, document: Document, self?: number): void {
    const keys = this.keysOf(document);
    if (!this.definition.unique && this.definition.name !== '_id_') return;
    for (const key of keys) {
      const holder = this.holders.get(key);
      if (holder === undefined || holder === self) continue;
      throw duplicateKey(namespace, this.definition, this.combinations(document).get(key)!);
    }
  }

  private keysOf(document: Document): string[] {
    if (this.paths.length === 1) {
      const values = indexedAt(document, this.paths[0]!);
      return values.length === 1 ? [keyOf(values[0])] : [...new Set(values.map(keyOf))];
    }
    return [...this.combinations(document).keys()];
  }

  /** The keys under which the index holds a document, each with its values. */
  private combinations(document: Document): Map<string, unknown[]> {
    const columns = this.paths.map((path) => indexedAt(document, path));
    if (columns.filter((values) => values.length > 1).length > 1)
      throw new CommandError(
        'CannotIndexParallelArrays',
        `cannot index arrays in several of ${this.paths.join(', ')}`,
      );
    let rows: unknown[][] = [[]];
    for (const values of columns) rows = rows.flatMap((row) => values.map((value) => [...row, value]));
    return new Map(rows.map((row) => [row.map(keyOf).join(''), row]));
  }
}

/** MongoDB's error for a value that a unique index holds already. */
function duplicateKey(namespace: string, { name, key }: IndexDefinition, values: unknown[]): CommandError {
  const keyValue = Object.fromEntries(Object.keys(key).map((path, i) => [path, values[i] ?? null]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: key, keyValue },
  );
}
