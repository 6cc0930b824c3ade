import { EventEmitter, once } from 'node:events';
import type { BrowserContext } from '@playwright/test';

/** Pauses a page's cache writes, so that a test can act in the middle of a download. */
export function createWrites() {
  const events = new EventEmitter();
  let passing = Number.POSITIVE_INFINITY;

  async function beforeWrite(): Promise<void> {
    passing -= 1;
    if (passing >= 0) return;
    events.emit('held');
    await once(events, 'released');
  }

  return {
    async watch(context: BrowserContext): Promise<void> {
      await context.exposeBinding('beforeCachePut', beforeWrite);
      await context.addInitScript(() => {
        if (!('caches' in window)) return;
        const { put } = Cache.prototype;
        Cache.prototype.put = async function (...file) {
          await (window as unknown as { beforeCachePut(): Promise<void> }).beforeCachePut();
          return put.apply(this, file);
        };
      });
    },
    /** Pauses after `count` writes. @returns resolves when the next write waits */
    async hold(count: number): Promise<void> {
      passing = count;
      await once(events, 'held');
    },
    release(): void {
      passing = Number.POSITIVE_INFINITY;
      events.emit('released');
    },
  };
}
