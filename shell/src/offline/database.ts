/** IndexedDB with the file lists of downloaded guides, shared by pages and worker. */
import type { OfflineBundle } from '@guide/contracts/api';
import { ENGLISH } from '@guide/contracts/site';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface StoredBundle extends OfflineBundle {
  storedAt: string;
}

export interface PendingBundle extends OfflineBundle {
  paused: boolean;
}

/** Tag of the language that a guide was downloaded in. */
export const languageOfBundle = ({ language = ENGLISH }: Pick<OfflineBundle, 'language'>): string => language;

interface Schema extends DBSchema {
  /** Keeps its first name, because pages of an earlier version may be open while the guide is upgraded. */
  sets: { key: 'current' | 'next'; value: StoredBundle | PendingBundle };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws if the browser blocks storage */
function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('guide-offline', 1, {
    upgrade: (database) => void database.createObjectStore('sets'),
    // When offline reading is switched off, the worker deletes the database.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

export const readCurrent = async (): Promise<StoredBundle | null> =>
  ((await (await openDatabase()).get('sets', 'current')) as StoredBundle | undefined) ?? null;

export const readNext = async (): Promise<PendingBundle | null> =>
  ((await (await openDatabase()).get('sets', 'next')) as PendingBundle | undefined) ?? null;

export const writeNext = async (next: PendingBundle): Promise<unknown> =>
  (await openDatabase()).put('sets', next, 'next');

/** Marks the download as paused, unless it has just completed. @returns whether there was a download */
export async function pauseNext(): Promise<boolean> {
  const { store, done } = (await openDatabase()).transaction('sets', 'readwrite');
  const next = (await store.get('next')) as PendingBundle | undefined;
  if (next) await store.put({ ...next, paused: true }, 'next');
  await done;
  return !!next;
}

/** Replaces the current bundle in one transaction. */
export async function makeCurrent(bundle: StoredBundle): Promise<void> {
  const { store, done } = (await openDatabase()).transaction('sets', 'readwrite');
  await Promise.all([store.put(bundle, 'current'), store.delete('next'), done]);
}

export const deleteBundle = async (which: 'current' | 'next'): Promise<void> =>
  (await openDatabase()).delete('sets', which);

const CACHE_PREFIX = 'guide-bundle-';
/** Caches of bundles that earlier versions downloaded; the next bundle replaces them. */
const FORMER_CACHE_PREFIX = 'guide-set-';

/** The name of a bundle's cache. */
export async function findCacheName({ id }: Pick<OfflineBundle, 'id'>): Promise<string> {
  const former = FORMER_CACHE_PREFIX + id;
  return (await caches.has(former)) ? former : CACHE_PREFIX + id;
}

export const isBundleCache = (name: string): boolean =>
  name.startsWith(CACHE_PREFIX) || name.startsWith(FORMER_CACHE_PREFIX);
