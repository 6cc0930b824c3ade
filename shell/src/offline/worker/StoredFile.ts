import { Strategy, type StrategyHandler } from 'serwist';
import { hasIntegrity } from '../integrityOf';
import { isCacheable } from './answers';
import { openBundle } from './openBundle';
import { sign, verify } from './signature';

/**
 * Files whose names follow from their contents: stored first, the network where there is no copy. A script or style is
 * returned when it has the hash that the page requires, as it would be without a worker; anything else is dropped and
 * fetched anew. The browser checks what it gets once more.
 */
export class StoredFile extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // A loader that tries again adds another query string.
    const key = request.url.replace(/[?#].*/, '');
    const cache = await caches.open(this.cacheName);
    const stored = await cache.match(key, { ignoreVary: true });
    if (stored) {
      const copy = await verify(key, stored);
      if (copy && (await hasHash(copy, request))) return copy;
      await cache.delete(key, { ignoreVary: true });
    }
    const { origin, pathname } = new URL(key);
    const ofBundle = await (await openBundle())?.file(origin === location.origin ? pathname : key);
    if (ofBundle && (await hasHash(ofBundle, request))) return ofBundle;
    const response = await fetch(request);
    if (request.integrity ? response.ok : isCacheable(response, 'file')) {
      const write = async (whole: Response) => {
        if (await hasHash(whole, request)) await handler.cachePut(key, await sign(key, whole));
      };
      // A full device stores nothing new.
      handler.waitUntil(write(response.clone()).catch(() => {}));
    }
    return response;
  }
}

const hasHash = async (response: Response, { integrity }: Request): Promise<boolean> =>
  !integrity || hasIntegrity(response, integrity);
