import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Collections } from '../collections/collections';
import { DocumentCache } from '../collections/documentCache';
import { listed, type StoredIndex } from '../collections/indexDefinition';
import { DATA_FILE, type Found, inspect, type Report } from './inspect';
import { Store } from './store';

/** How many documents are written in one transaction. */
const DOCUMENTS_PER_TRANSACTION = 1000;

/**
 * Writes whatever is whole in a data file of any form into a new directory; the indexes are made anew.
 * @returns what was found in the old one
 */
export async function rebuild(directory: string, target: string): Promise<Report> {
  rmSync(target, { recursive: true, force: true });
  const store = await Store.open(target);
  try {
    const found = inspect(directory);
    for (let step: Found[] = []; ; ) {
      const { done, value } = found.next();
      if (!done) step.push(value);
      if (done || step.length === DOCUMENTS_PER_TRANSACTION) {
        await store.write((view) => {
          const collections = new Collections(view, new DocumentCache());
          for (const each of step) keep(collections, each);
          collections.save();
        });
        step = [];
      }
      if (done) return value;
    }
  } finally {
    await store.close();
  }
}

function keep(collections: Collections, found: Found): void {
  if ('document' in found) {
    collections.get(found.namespace).restore(found.record, found.document);
    return;
  }
  const { indexes } = found.definition as { indexes: StoredIndex[] };
  const others = indexes.filter(({ name, building }) => name !== '_id_' && !building);
  collections.create(found.namespace, others.map(listed));
}

/** Gives a data file of an older form the form of now. When this is cut short, the old file is still there. */
export async function upgrade(directory: string): Promise<void> {
  const aside = join(directory, 'new');
  await rebuild(directory, aside);
  renameSync(join(aside, DATA_FILE), join(directory, DATA_FILE));
  rmSync(aside, { recursive: true });
}
