import { CommandError } from '../errors';
import type { Change } from '../storage/change';
import type { Store } from '../storage/store';
import { decode, encode } from '../values/codec';
import { Collection } from './collection';
import { type IndexDefinition, idIndex } from './index-definition';

type Definition = { number: number; indexes: IndexDefinition[] };

/** All collections by namespace (`database.collection`): defined on disk, in memory after the first touch. */
export class Collections {
  private readonly definitions = new Map<string, Definition>();
  private readonly resident = new Map<string, Collection>();
  private nextNumber = 1;

  constructor(private readonly store: Store) {
    for (const [namespace, bytes] of store.readCollections()) {
      const definition = decode(bytes) as Definition;
      this.definitions.set(namespace, definition);
      this.nextNumber = Math.max(this.nextNumber, definition.number + 1);
    }
  }

  /** Namespaces in the order of their names. */
  names(): string[] {
    return [...this.definitions.keys()].sort();
  }

  /** The index definitions of a collection. @throws CommandError 26 when there is no such collection */
  indexesOf(namespace: string): IndexDefinition[] {
    const definition = this.definitions.get(namespace);
    if (!definition) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    return definition.indexes;
  }

  /** A collection with its documents, `undefined` when there is none. */
  find(namespace: string): Collection | undefined {
    const present = this.resident.get(namespace);
    const definition = this.definitions.get(namespace);
    if (present || !definition) return present;
    const collection = new Collection(namespace, definition.number);
    for (const index of definition.indexes) if (index.name !== idIndex.name) collection.addIndex(index);
    for (const [number, bytes] of this.store.readRecords(definition.number))
      collection.load({ number, document: decode(bytes), size: bytes.length });
    this.resident.set(namespace, collection);
    return collection;
  }

  findOrCreate(namespace: string, changes: Change[]): Collection {
    const found = this.find(namespace);
    if (found) return found;
    const collection = new Collection(namespace, this.nextNumber++);
    this.resident.set(namespace, collection);
    this.define(namespace, { number: collection.number, indexes: [idIndex] }, changes, () =>
      this.resident.delete(namespace),
    );
    return collection;
  }

  /** @throws CommandError 11000 or 171 when the documents don't allow the index */
  createIndex(collection: Collection, index: IndexDefinition, changes: Change[]): void {
    collection.addIndex(index);
    this.defineIndexes(collection, [...this.indexesOf(collection.namespace), index], changes, () =>
      this.forgetIndex(collection, index.name),
    );
  }

  dropIndex(collection: Collection, index: IndexDefinition, changes: Change[]): void {
    const entries = this.forgetIndex(collection, index.name);
    const left = this.indexesOf(collection.namespace).filter(({ name }) => name !== index.name);
    this.defineIndexes(collection, left, changes, () => collection.indexes.push(...entries));
  }

  drop(namespace: string, changes: Change[]): void {
    const collection = this.find(namespace);
    const definition = this.definitions.get(namespace);
    if (!collection || !definition) return;
    for (const record of collection.records.keys())
      changes.push({ kind: 'removeRecord', collection: collection.number, record, undo: () => {} });
    this.definitions.delete(namespace);
    this.resident.delete(namespace);
    changes.push({
      kind: 'removeCollection',
      namespace,
      undo: () => {
        this.definitions.set(namespace, definition);
        this.resident.set(namespace, collection);
      },
    });
  }

  private forgetIndex(collection: Collection, name: string) {
    const at = collection.indexes.findIndex(({ definition }) => definition.name === name);
    return collection.indexes.splice(at, 1);
  }

  private defineIndexes(
    collection: Collection,
    indexes: IndexDefinition[],
    changes: Change[],
    undo: () => void,
  ): void {
    this.define(collection.namespace, { number: collection.number, indexes }, changes, undo);
  }

  private define(namespace: string, definition: Definition, changes: Change[], undo: () => void): void {
    const before = this.definitions.get(namespace);
    this.definitions.set(namespace, definition);
    changes.push({
      kind: 'putCollection',
      namespace,
      bytes: encode(definition),
      undo: () => {
        undo();
        if (before) this.definitions.set(namespace, before);
        else this.definitions.delete(namespace);
      },
    });
  }
}
