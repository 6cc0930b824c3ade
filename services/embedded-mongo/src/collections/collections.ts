import { CommandError } from '../errors';
import type { Change } from '../storage/change';
import type { Store } from '../storage/store';
import { decode } from '../values/decode';
import { encode } from '../values/encode';
import { Collection, type StoredRecord } from './collection';
import type { IndexDefinition } from './index-definition';

type Definition = { number: number; indexes: IndexDefinition[] };

/** All collections by namespace (`database.collection`), their documents in memory after the first touch. */
export class Collections {
  private readonly all = new Map<string, Collection>();
  private nextNumber = 1;

  constructor(private readonly store: Store) {
    for (const [namespace, bytes] of store.readCollections()) {
      const { number, indexes } = decode(bytes) as Definition;
      this.all.set(namespace, new Collection(namespace, number, indexes));
      this.nextNumber = Math.max(this.nextNumber, number + 1);
    }
  }

  /** Namespaces in the order of their names. */
  names(): string[] {
    return [...this.all.keys()].sort();
  }

  /** The index definitions of a collection. @throws CommandError 26 when there is no such collection */
  indexesOf(namespace: string): IndexDefinition[] {
    const collection = this.all.get(namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    return collection.indexes.map(({ definition }) => definition);
  }

  /** A collection with its documents, `undefined` when there is none. */
  find(namespace: string): Collection | undefined {
    const collection = this.all.get(namespace);
    if (collection?.loaded === false) collection.load(this.recordsOf(collection));
    return collection;
  }

  findOrCreate(namespace: string, changes: Change[]): Collection {
    const found = this.find(namespace);
    if (found) return found;
    const collection = new Collection(namespace, this.nextNumber++);
    collection.load([]);
    this.all.set(namespace, collection);
    this.save(collection, changes, () => this.all.delete(namespace));
    return collection;
  }

  /** @throws CommandError 11000 or 171 when the documents don't allow the index */
  createIndex(
    collection: Collection,
    index: IndexDefinition,
    changes: Change[],
    checkTime: () => void,
  ): void {
    collection.addIndex(index, checkTime);
    this.save(collection, changes, () => collection.removeIndex(index.name));
  }

  dropIndex(collection: Collection, { name }: IndexDefinition, changes: Change[]): void {
    const removed = collection.removeIndex(name);
    this.save(collection, changes, () => collection.indexes.push(...removed));
  }

  drop(collection: Collection, changes: Change[]): void {
    const { namespace } = collection;
    for (const record of collection.records.keys())
      changes.push({ table: 'records', key: [collection.number, record], undo: () => {} });
    this.all.delete(namespace);
    changes.push({
      table: 'collections',
      key: namespace,
      undo: () => this.all.set(namespace, collection),
    });
  }

  private *recordsOf({ number: collection }: Collection): Generator<StoredRecord> {
    for (const [number, bytes] of this.store.readRecords(collection))
      yield { number, document: decode(bytes) };
  }

  private save(collection: Collection, changes: Change[], undo: () => void): void {
    const { namespace, number } = collection;
    const definition: Definition = { number, indexes: this.indexesOf(namespace) };
    changes.push({ table: 'collections', key: namespace, bytes: encode(definition), undo });
  }
}
