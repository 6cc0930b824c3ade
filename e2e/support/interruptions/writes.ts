import { EventEmitter, once } from 'node:events';
import type { BrowserContext } from '@playwright/test';

/** What a page tells of its storing: writes that it is about to make, and that a set has become the current one. */
type Told = 'files' | 'other' | 'current';

/** So many files a page may write before it asks again: to ask for each takes as long as to write it. */
const MAX_GRANTED = 20;

/**
 * What pages write while they store the whole guide: each write is counted before it is made, and from a chosen one on
 * they wait, so that an interruption comes at that write and not after some milliseconds.
 */
export function createWrites() {
  const told = new EventEmitter();
  let count = 0;
  let holdAt = Number.POSITIVE_INFINITY;

  /** @param unused what a page was granted and has not written. @returns how many writes it may make now */
  async function hear(what: Told, unused: number): Promise<number> {
    if (what === 'current') {
      told.emit(what);
      return 0;
    }
    count -= unused;
    const granted = Math.min(what === 'files' ? MAX_GRANTED : 1, holdAt - count);
    count += Math.max(1, granted);
    if (granted > 0) return granted;
    told.emit('held');
    await once(told, 'released');
    return 1;
  }

  return {
    /** Watches all pages of a browser. */
    async watch(context: BrowserContext): Promise<void> {
      await context.exposeBinding('tellOfStoring', (_page, what: Told, unused: number) => hear(what, unused));
      await context.addInitScript(watchStoring);
    },
    /** Lets so many writes of the next storing pass. @returns resolves when the one after them waits */
    async hold(passing: number): Promise<void> {
      count = 0;
      holdAt = passing;
      await once(told, 'held');
    },
    /** Lets what waits go on, and holds nothing more. */
    release(): void {
      holdAt = Number.POSITIVE_INFINITY;
      told.emit('released');
    },
    /** Resolves when a set becomes the current one. */
    current: async (): Promise<void> => void (await once(told, 'current')),
  };
}

/** Runs in each page before its own scripts. Writes to the database cannot wait: its transactions would end. */
function watchStoring(): void {
  if (!('caches' in window)) return;
  const { tellOfStoring: tell } = window as unknown as {
    tellOfStoring(what: Told, unused: number): Promise<number>;
  };
  // Methods: a loader that keeps the names of functions calls a helper for them that pages do not have.
  const writes = {
    granted: 0,
    asking: null as Promise<void> | null,
    async ask() {
      this.granted = await tell('files', 0);
      this.asking = null;
    },
    async file() {
      while (this.granted === 0) {
        this.asking ??= this.ask();
        await this.asking;
      }
      this.granted -= 1;
    },
    other() {
      const unused = this.granted;
      this.granted = 0;
      return tell('other', unused);
    },
  };
  const { put } = Cache.prototype;
  Cache.prototype.put = async function (...file) {
    await writes.file();
    return put.apply(this, file);
  };
  const { delete: remove } = CacheStorage.prototype;
  CacheStorage.prototype.delete = async function (name) {
    await writes.other();
    return remove.call(this, name);
  };
  const { put: putRecord } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...record) {
    if (this.name === 'sets') void writes.other();
    if (record[1] === 'current') this.transaction.addEventListener('complete', () => void tell('current', 0));
    return putRecord.apply(this, record);
  };
}
