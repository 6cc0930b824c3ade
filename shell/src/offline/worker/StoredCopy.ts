import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';
import { STORED_WHY_HEADER, type StoredWhy } from '../headers';
import { ForeignAnswer, isOurs, type Kind, mayKeep } from './answers';
import { markPage } from './markPage';
import { seal, unseal } from './seal';

/** After this long a stored copy is shown (D-37). */
const SLOW_MS = 3000;

/** Asks the gateway something small: a redirect tells a page nothing of who sent it. */
const isReached = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(isOurs, () => false);

/**
 * Network first; the stored copy only where the network fails, is slower than three seconds, or is not the guide (D-37).
 * Where there is a copy, an answer counts as there when its last byte is: a line that brings a byte a second is slow.
 */
export class StoredCopy extends Strategy {
  constructor(
    private readonly kind: Kind,
    options: StrategyOptions,
  ) {
    super({ ...options, matchOptions: { ignoreVary: true } });
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const key = request.url.replace(/#.*/, '');
    const cache = await caches.open(this.cacheName);
    const stored = await cache.match(key, this.matchOptions);

    let why: StoredWhy = 'slow';
    const answer = this.fromNetwork(request, handler, stored).catch((error) => {
      why = error instanceof ForeignAnswer ? 'captive' : 'offline';
      throw error;
    });
    if (!stored) return answer;

    handler.waitUntil(answer.catch(() => {}));
    const first = await Promise.race([answer.catch(() => null), after(SLOW_MS)]);
    if (first) return first;
    const copy = await unseal(key, stored);
    if (!copy) {
      await cache.delete(key, this.matchOptions);
      return answer;
    }
    copy.headers.set(STORED_WHY_HEADER, why);
    return this.kind === 'page' ? markPage(copy) : copy;
  }

  /** @throws {ForeignAnswer} when it came from elsewhere and is of no use */
  private async fromNetwork(
    request: Request,
    handler: StrategyHandler,
    stored: Response | undefined,
  ): Promise<Response> {
    const response = await this.fetch(request, handler);
    const isRedirect = response.type === 'opaqueredirect';
    if (!isRedirect && !isOurs(response)) {
      // A visitor who has no copy to read is shown the login page that the network asks for.
      if (stored || this.kind !== 'page') throw new ForeignAnswer();
      return response;
    }
    if (isRedirect && stored && !(await isReached())) throw new ForeignAnswer();
    if (!mayKeep(response, this.kind) || isSame(response, stored, this.kind)) return response;
    if (!stored) {
      handler.waitUntil(this.store(request, handler, response.clone()));
      return response;
    }
    const body = await response.arrayBuffer();
    const whole = () => new Response(body, response);
    handler.waitUntil(this.store(request, handler, whole()));
    return whole();
  }

  /** The browser asked for a page while the worker started; Serwist gives that answer to no plugin. */
  private async fetch(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await handler.getPreloadResponse()) ?? fetch(request);
  }

  private async store(request: Request, handler: StrategyHandler, response: Response): Promise<void> {
    const key = request.url.replace(/#.*/, '');
    // A full device keeps what it has.
    await handler.cachePut(key, await seal(key, response)).catch(() => {});
  }
}

/** A picture is written once; pages and data again, for the time at which they were last current. */
const isSame = (response: Response, stored: Response | undefined, kind: Kind): boolean =>
  kind === 'picture' && !!stored && response.headers.get('etag') === stored.headers.get('etag');

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
