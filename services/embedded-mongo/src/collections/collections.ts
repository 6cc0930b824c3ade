import { CommandError } from '../errors';
import { firstKey, NUMBERS_KEY } from '../storage/keys';
import type { TableName, View, WriteView } from '../storage/view';
import { decode, encode } from '../values/bson';
import { Collection, type Definition } from './collection';
import { type IndexDefinition, idIndex, type StoredIndex } from './indexDefinition';

/** The collections by namespace (`database.collection`), as one view of the database shows them. */
export class Collections {
  private readonly known = new Map<string, Collection | undefined>();

  constructor(readonly view: View) {}

  /** Namespaces that begin like this, in the order of their names. */
  *names(beginning = '\x01'): Generator<string> {
    for (const { key } of this.view.range('collections', Buffer.from(beginning))) {
      const namespace = key.toString();
      if (beginning !== '\x01' && !namespace.startsWith(beginning)) return;
      yield namespace;
    }
  }

  find(namespace: string): Collection | undefined {
    if (!this.known.has(namespace)) {
      const bytes = this.view.get('collections', Buffer.from(namespace));
      const definition = bytes && (decode(bytes) as Definition);
      if (definition) definition.indexes = definition.indexes.filter(({ building }) => !building);
      this.known.set(namespace, definition && new Collection(namespace, definition, this.view));
    }
    return this.known.get(namespace);
  }

  /** @throws CommandError 26 when there is no such collection */
  get(namespace: string): Collection {
    const collection = this.find(namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    return collection;
  }

  findOrCreate(namespace: string): Collection {
    return this.find(namespace) ?? this.create(namespace);
  }

  private create(namespace: string): Collection {
    const definition: Definition = { number: this.nextNumber(), documents: 0, next: 1, indexes: [] };
    const collection = new Collection(namespace, definition, this.view);
    this.addIndex(collection, idIndex);
    this.known.set(namespace, collection);
    return collection;
  }

  /** Adds an index with the entries of all documents. @throws CommandError 11000 or 238, and then there is none */
  addIndex(collection: Collection, definition: IndexDefinition): void {
    const index: StoredIndex = { ...definition, id: this.nextNumber() };
    try {
      for (const records of collection.scan()) collection.addToIndex(index, records);
    } catch (error) {
      this.removeAll('indexes', index.id);
      throw error;
    }
    collection.indexes.push(index);
    collection.changed = true;
  }

  drop({ namespace, definition }: Collection): void {
    const view = this.view as WriteView;
    this.removeAll('documents', definition.number);
    for (const { id } of definition.indexes) this.removeAll('indexes', id);
    view.remove('collections', Buffer.from(namespace));
    this.known.set(namespace, undefined);
  }

  private removeAll(table: TableName, owner: number): void {
    const view = this.view as WriteView;
    for (const { key } of view.range(table, firstKey(owner), firstKey(owner + 1))) view.remove(table, key);
  }

  /** A number that no collection and no index had before. */
  private nextNumber(): number {
    const stored = this.view.get('collections', NUMBERS_KEY);
    const next = stored ? (decode(stored).next as number) : 1;
    (this.view as WriteView).put('collections', NUMBERS_KEY, encode({ next: next + 1 }));
    return next;
  }

  /** Writes the definitions that have changed. */
  save(): void {
    for (const collection of this.known.values())
      if (collection?.changed) {
        const key = Buffer.from(collection.namespace);
        (this.view as WriteView).put('collections', key, encode(collection.definition));
        collection.changed = false;
      }
  }
}
