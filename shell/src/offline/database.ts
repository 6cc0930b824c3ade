/** What the guide stores on the device beside its caches: page and worker read and write it. */
import type { OfflineBundle } from '@guide/contracts/api';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The guide as it is stored whole. */
export interface StoredBundle extends OfflineBundle {
  /** When it became whole, ISO 8601. */
  storedAt: string;
}

/** The guide while it is being stored. */
export interface PendingBundle extends OfflineBundle {
  /** Whether the visitor has stopped it for now. */
  paused: boolean;
}

interface Database extends DBSchema {
  keys: { key: 'seal'; value: CryptoKey };
  sets: { key: 'current' | 'next'; value: StoredBundle | PendingBundle };
}

/** Does something with the database, which is closed after it. @throws where the browser stores nothing */
export async function withDatabase<T>(use: (database: IDBPDatabase<Database>) => Promise<T>): Promise<T> {
  const database = await openDB<Database>('guide-offline', 1, {
    upgrade(created) {
      created.createObjectStore('keys');
      created.createObjectStore('sets');
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** The set that is shown without a connection, or null. */
export const readCurrent = () =>
  withDatabase(
    async (database) => ((await database.get('sets', 'current')) as StoredBundle | undefined) ?? null,
  );

/** The set that is being stored, or null. */
export const readNext = () =>
  withDatabase(
    async (database) => ((await database.get('sets', 'next')) as PendingBundle | undefined) ?? null,
  );

export const writeNext = (next: PendingBundle): Promise<unknown> =>
  withDatabase((database) => database.put('sets', next, 'next'));

/** Marks what is being stored as paused, unless it has just become whole. @returns whether there was anything */
export const pauseNext = (): Promise<boolean> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction('sets', 'readwrite');
    const next = await store.get('next');
    if (next) await store.put({ ...next, paused: true }, 'next');
    await done;
    return !!next;
  });

/** In one step a set becomes the one that is shown, and is being stored no more. */
export const makeCurrent = (set: StoredBundle): Promise<void> =>
  withDatabase(async (database) => {
    const write = database.transaction('sets', 'readwrite');
    await Promise.all([write.store.put(set, 'current'), write.store.delete('next'), write.done]);
  });

export const deleteSet = (which: 'current' | 'next'): Promise<void> =>
  withDatabase((database) => database.delete('sets', which));

/** The cache that a set's files are in. */
export const cacheOf = ({ id }: OfflineBundle): string => `guide-set-${id}`;
export const isBundleCache = (name: string): boolean => name.startsWith('guide-set-');
