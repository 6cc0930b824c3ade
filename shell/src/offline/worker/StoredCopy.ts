import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';
import { STORED_WHY_HEADER, type StoredWhy } from '../headers';
import { isOurs, isReached } from '../reached';
import { CaptivePortalError, isCacheable, type Kind } from './answers';
import { markPage } from './markPage';
import { missingPage } from './missingPage';
import { openBundle } from './openBundle';
import { sign, verify } from './signature';

type OpenBundle = Awaited<ReturnType<typeof openBundle>>;

/** What the device has of an address. */
interface Copies {
  cache: Cache;
  stored: Response | undefined;
  set: OpenBundle;
}

/** After this long a stored copy is shown (D-37). */
const SLOW_MS = 3000;

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
    const found = this.copiesOf(key);
    let why: StoredWhy = 'slow';
    const onRedirect = () => {
      // If it is not known by then whose it is: what has a copy is no address that the guide leads on from.
      why = 'captive';
    };
    const answer = this.fromNetwork(request, handler, found, onRedirect).catch((error) => {
      why = error instanceof CaptivePortalError ? 'captive' : 'offline';
      throw error;
    });
    const late = after(SLOW_MS);
    handler.waitUntil(answer.catch(() => {}));
    const { cache, stored, set } = await found;
    const withoutCopy = () => (this.kind === 'page' ? answer.catch(() => missingPage(cache)) : answer);
    if (!stored && !set) return withoutCopy();

    const first = await Promise.race([answer.catch(() => null), late]);
    if (first) return first;
    const copy = (await this.fromBundle(set, new URL(key))) ?? (stored && (await verify(key, stored)));
    if (!copy) {
      if (stored) await cache.delete(key, this.matchOptions);
      return withoutCopy();
    }
    copy.headers.set(STORED_WHY_HEADER, why);
    return this.kind === 'page' ? markPage(copy) : copy;
  }

  private async copiesOf(key: string): Promise<Copies> {
    const [cache, set] = await Promise.all([caches.open(this.cacheName), openBundle()]);
    return { cache, set, stored: await cache.match(key, this.matchOptions) };
  }

  /** The whole guide stands before single copies: what it shows together belongs together. */
  private fromBundle(set: OpenBundle, url: URL): Promise<Response | null> {
    if (!set || this.kind === 'file') return Promise.resolve(null);
    return this.kind === 'page' ? set.page() : set[this.kind](url);
  }

  /** @throws {CaptivePortalError} when it came from elsewhere and is of no use */
  private async fromNetwork(
    request: Request,
    handler: StrategyHandler,
    copies: Promise<Copies>,
    onRedirect: () => void,
  ) {
    const response = await this.fetch(request, handler);
    const { stored, set } = await copies;
    const hasCopy = !!stored || !!set;
    const isRedirect = response.type === 'opaqueredirect';
    if (!isRedirect && !isOurs(response)) {
      // A visitor who has no copy to read is shown the network's login page.
      if (hasCopy || this.kind !== 'page') throw new CaptivePortalError();
      return response;
    }
    if (isRedirect && hasCopy) {
      onRedirect();
      if (!(await isReached())) throw new CaptivePortalError();
    }
    const isStorable = isCacheable(response, this.kind);
    if (!isStorable || isSame(response, stored, this.kind)) return response;
    if (!hasCopy) {
      handler.waitUntil(this.store(request, handler, response.clone()));
      return response;
    }
    const body = await response.arrayBuffer();
    const whole = () => new Response(body, response);
    handler.waitUntil(this.store(request, handler, whole()));
    return whole();
  }

  /** The browser requested the page while the worker started; Serwist gives that response to no plugin. */
  private async fetch(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await handler.getPreloadResponse()) ?? fetch(request);
  }

  private async store(request: Request, handler: StrategyHandler, response: Response): Promise<void> {
    const key = request.url.replace(/#.*/, '');
    // A full device stores nothing new.
    await handler.cachePut(key, await sign(key, response)).catch(() => {});
  }
}

/** A picture is written once; pages and data again, for the time at which they were last current. */
const isSame = (response: Response, stored: Response | undefined, kind: Kind): boolean =>
  kind === 'picture' && !!stored && response.headers.get('etag') === stored.headers.get('etag');

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
