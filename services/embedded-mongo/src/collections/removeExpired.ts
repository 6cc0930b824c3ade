import type { Store } from '../storage/store';
import { keyOf, typeByte } from '../values/key';
import { Collections } from './collections';
import { rangeOf } from './indexEntries';

const DOCUMENTS_PER_TRANSACTION = 1000;

/** Removes, in steps, what has expired by TTL indexes; a document without a date in the field never does. */
export async function removeExpired(store: Store, now = Date.now()): Promise<void> {
  const view = store.view();
  try {
    const collections = new Collections(view);
    for (const namespace of [...collections.names()])
      for (const index of collections.get(namespace).indexes) {
        if (index.expireAfterSeconds === undefined) continue;
        const last = keyOf(new Date(now - index.expireAfterSeconds * 1000));
        const expired = rangeOf(index, typeByte(new Date(0)), last);
        while (view.firstFrom('indexes', expired[0], expired[1])) {
          view.release();
          await store.write((writing) => removeFirst(new Collections(writing), namespace, expired));
        }
      }
  } finally {
    view.release();
  }
}

function removeFirst(collections: Collections, namespace: string, range: [Buffer, Buffer]): void {
  const collection = collections.find(namespace);
  if (!collection) return;
  const numbers: number[] = [];
  for (const number of collection.numbersIn(range))
    if (numbers.push(number) === DOCUMENTS_PER_TRANSACTION) break;
  for (const batch of collection.pick(numbers)) for (const record of batch) collection.remove(record);
  collections.save();
}
