/** The database of page and worker: the lists of files of the downloaded guide. */
import type { OfflineBundle } from '@guide/contracts/api';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A complete download. */
export interface StoredBundle extends OfflineBundle {
  /** When it was completed, ISO 8601. */
  storedAt: string;
}

/** A download in progress. */
export interface PendingBundle extends OfflineBundle {
  /** Whether the visitor has paused it. */
  paused: boolean;
}

interface Schema extends DBSchema {
  sets: { key: 'current' | 'next'; value: StoredBundle | PendingBundle };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws where the browser stores nothing */
function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('guide-offline', 1, {
    upgrade: (database) => void database.createObjectStore('sets'),
    // The switched-off worker deletes the database.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** The bundle that is shown without a connection, or null. */
export const readCurrent = async (): Promise<StoredBundle | null> =>
  ((await (await openDatabase()).get('sets', 'current')) as StoredBundle | undefined) ?? null;

/** The bundle that is being downloaded, or null. */
export const readNext = async (): Promise<PendingBundle | null> =>
  ((await (await openDatabase()).get('sets', 'next')) as PendingBundle | undefined) ?? null;

export const writeNext = async (next: PendingBundle): Promise<unknown> =>
  (await openDatabase()).put('sets', next, 'next');

/** Marks the download as paused, unless it has just been completed. @returns whether there was a download */
export async function pauseNext(): Promise<boolean> {
  const { store, done } = (await openDatabase()).transaction('sets', 'readwrite');
  const next = (await store.get('next')) as PendingBundle | undefined;
  if (next) await store.put({ ...next, paused: true }, 'next');
  await done;
  return !!next;
}

/** Makes the downloaded bundle the current one in a single step. */
export async function makeCurrent(set: StoredBundle): Promise<void> {
  const { store, done } = (await openDatabase()).transaction('sets', 'readwrite');
  await Promise.all([store.put(set, 'current'), store.delete('next'), done]);
}

export const deleteSet = async (which: 'current' | 'next'): Promise<void> =>
  (await openDatabase()).delete('sets', which);

/** The cache of a bundle's files. */
export const cacheOf = ({ id }: OfflineBundle): string => `guide-set-${id}`;
export const isBundleCache = (name: string): boolean => name.startsWith('guide-set-');
