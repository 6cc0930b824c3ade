import { CommandError } from '../errors';
import { NUMBERS_KEY } from '../storage/keys';
import type { View, WriteView } from '../storage/view';
import { decode } from '../values/decode';
import { encode } from '../values/encode';
import { Collection, type Definition } from './collection';
import type { DocumentCache } from './documentCache';
import { type IndexDefinition, idIndex, type StoredIndex } from './indexDefinition';

/** The collections by namespace (`database.collection`), as one view of the database shows them. */
export class Collections {
  private readonly known = new Map<string, Collection | undefined>();

  constructor(
    readonly view: View,
    private readonly cache: DocumentCache,
  ) {}

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
      this.known.set(namespace, definition && new Collection(namespace, definition, this.view, this.cache));
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

  /** @param indexes besides that of `_id` */
  create(namespace: string, indexes: IndexDefinition[] = []): Collection {
    const definition: Definition = { number: this.nextNumber(), documents: 0, next: 1, indexes: [] };
    const collection = new Collection(namespace, definition, this.view, this.cache);
    for (const index of [idIndex, ...indexes]) this.addIndex(collection, index);
    this.known.set(namespace, collection);
    return collection;
  }

  /** Adds an index without entries. */
  addIndex(collection: Collection, index: IndexDefinition, building?: true): StoredIndex {
    const stored: StoredIndex = { ...index, id: this.nextNumber(), ...(building && { building }) };
    collection.indexes.push(stored);
    collection.changed = true;
    return stored;
  }

  removeIndex(collection: Collection, id: number): void {
    collection.definition.indexes = collection.indexes.filter((index) => index.id !== id);
    collection.changed = true;
  }

  /** Its documents are removed later, in steps. */
  drop({ namespace, definition }: Collection): void {
    const view = this.view as WriteView;
    view.remove('collections', Buffer.from(namespace));
    view.onCommit(() => this.cache.forget(definition.number));
    this.known.set(namespace, undefined);
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
