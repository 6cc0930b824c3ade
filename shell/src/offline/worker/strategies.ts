import { ENGLISH, languageOf, OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import { CacheFirst, ExpirationPlugin, type SerwistPlugin, Strategy, type StrategyHandler } from 'serwist';
import { CLOCK_HEADER, STORED_AT_HEADER, STORED_REASON_HEADER, type StoredReason } from '../headers';
import { hasIntegrity } from '../integrityOf';
import { isFromGateway, isReachable } from '../reachable';
import { splitPage } from './addresses';
import { cacheName, readState, storable } from './copies';
import { answerFromLists, pageFromLists, storeEmptyPage } from './listedPlaces';
import { missingPage } from './missingPage';
import { openBundle } from './openBundle';

/** After this time a stored copy is shown (D-37). */
const SLOW_MS = 3000;

const TYPES = {
  page: /^text\/html/,
  data: /^application\/json/,
  picture: /^image\//,
  /** Texts are JSON. */
  file: /^(font\/|image\/|text\/css|text\/javascript|application\/(javascript|json))/,
};

type Kind = keyof typeof TYPES;

const hasType = ({ headers }: Response, kind: Kind) => TYPES[kind].test(headers.get('content-type') ?? '');

const options = (kind: Kind, maxEntries: number, plugins: SerwistPlugin[] = []) => ({
  cacheName: cacheName(`${kind}s`),
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }), ...plugins],
});

/** What lists know of a place that is not stored itself. */
const FROM_LISTS = {
  page: pageFromLists,
  data: answerFromLists,
  picture: async () => null,
};

/** The language of a page or call; null if it is the same in all languages, or unknown. */
const LANGUAGE = {
  page: (url: URL) => splitPage(url.pathname).language,
  // English calls have no parameter, but this header.
  data: ({ searchParams }: URL, { headers }: Request) =>
    searchParams.get('lang') ?? (headers.get('accept-language') === ENGLISH ? ENGLISH : null),
  picture: () => null,
};

/** What is on the device for a request. A downloaded guide in another language is only for a lost connection. */
interface OnDevice {
  bundle: Bundle | null;
  stored: Response | undefined;
  other: Bundle | null;
}

type Bundle = NonNullable<Awaited<ReturnType<typeof openBundle>>>;

/**
 * Network first; the stored copy if the network fails, takes over three seconds, or is not the guide (D-37).
 * Serwist's `NetworkFirst` does not wait for the body, and its plugins do not see preloaded pages.
 */
class NetworkOrCopy extends Strategy {
  constructor(
    private readonly kind: Exclude<Kind, 'file'>,
    maxEntries: number,
  ) {
    super(options(kind, maxEntries));
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url.replace(/#.*/, ''));
    let reason: StoredReason = 'slow';
    const onDevice = this.onDevice(url, request, handler);
    const network = this.fromGuide(url, request, handler, onDevice, (failure) => {
      reason = failure;
    });
    handler.waitUntil(network.catch(() => {}));
    const { bundle, stored, other } = await onDevice;
    const first = (bundle || stored) && (await Promise.race([network.catch(() => null), timeout(SLOW_MS)]));
    if (first) return first;
    // The bundle's files match each other, so they take precedence over single copies.
    const fromBundle = async (bundle: Bundle | null) =>
      bundle?.[this.kind](url, Number(request.headers.get(CLOCK_HEADER)));
    const copy = (await fromBundle(bundle)) ?? stored;
    if (copy) return this.withReason(copy, reason);
    return network.catch(async (error) => {
      const listed = (await FROM_LISTS[this.kind](url).catch(() => null)) ?? (await fromBundle(other));
      if (listed) return this.withReason(listed, reason);
      if (this.kind === 'page') return missingPage(this.cacheName, url);
      throw error;
    });
  }

  private async onDevice(url: URL, request: Request, handler: StrategyHandler): Promise<OnDevice> {
    const [bundle, stored] = await Promise.all([openBundle(), handler.cacheMatch(url.href)]);
    const language = bundle && LANGUAGE[this.kind](url, request);
    return language === null || language === bundle?.language
      ? { bundle, stored, other: null }
      : { bundle: null, stored, other: bundle };
  }

  /** @param onFailure - called early with the reason @throws if the response is not from the guide */
  private async fromGuide(
    url: URL,
    request: Request,
    handler: StrategyHandler,
    onDevice: Promise<OnDevice>,
    onFailure: (reason: StoredReason) => void,
  ): Promise<Response> {
    const response = await Promise.resolve(handler.getPreloadResponse())
      // Without a connection, Firefox resolves it to an error response.
      .then((preloaded) => (preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)))
      .catch((error) => {
        onFailure('offline');
        throw error;
      });
    const { bundle, stored } = await onDevice;
    const hasCopy = !!bundle || !!stored;
    const isRedirect = response.type === 'opaqueredirect';
    if (isRedirect ? hasCopy : !isFromGateway(response)) {
      // Without a copy, show the network's login page.
      if (!hasCopy && this.kind === 'page') return response;
      onFailure('captive');
      if (!isRedirect || !(await isReachable())) throw new Error('The network requires a login');
    }
    if (hasCopy && response.status === 503) {
      onFailure('busy');
      throw new Error('The guide is busy');
    }
    const isCacheable =
      response.status === 200 &&
      response.headers.get(OFFLINE_CACHE_HEADER) === 'keep' &&
      hasType(response, this.kind);
    const isStored = this.kind === 'picture' && stored?.headers.get('etag') === response.headers.get('etag');
    if (!isCacheable || isStored) return response;
    // If there is a copy, wait for the whole body: the connection may still fail.
    const complete = hasCopy ? new Response(await response.arrayBuffer(), response) : response;
    handler.waitUntil(handler.cachePut(url.href, storable(complete.clone())).catch(() => {}));
    if (this.kind === 'page') {
      const emptyPage = storeEmptyPage(url).then((html) => storeStyleSheets(html, handler.event));
      handler.waitUntil(emptyPage.catch(() => {}));
      handler.waitUntil(storeDataOf(complete.clone(), handler.event).catch(() => {}));
    }
    return complete;
  }

  private async withReason(copy: Response, reason: StoredReason): Promise<Response> {
    if (copy.status === 302 || copy.status === 308) return copy;
    const headers = new Headers(copy.headers);
    headers.set(STORED_REASON_HEADER, reason);
    if (this.kind !== 'page') return new Response(copy.body, { status: copy.status, headers });
    // The page's script reads these attributes.
    const data = `data-stored-at="${headers.get(STORED_AT_HEADER)}" data-stored-why="${reason}"`;
    return new Response((await copy.text()).replace('<html', `<html ${data}`), { headers });
  }
}

/** Stores the responses that a page was served with, unless they are stored: browsers do not request them again (D-90). */
async function storeDataOf(page: Response, event: StrategyHandler['event']): Promise<void> {
  const state = readState(await page.text());
  for (const call of state?.calls ?? []) {
    if (await caches.match(call, { ignoreVary: true })) continue;
    // Without the header, the browser would ask for its own languages.
    const headers = { 'accept-language': languageOf(state!.site) };
    await data.handle({ event, request: new Request(call, { headers }) });
  }
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/g;

/** Stores the style sheets of a page that links to them: other pages have them inlined. */
async function storeStyleSheets(html: string, event: StrategyHandler['event']): Promise<void> {
  for (const [, href, integrity] of html.matchAll(STYLE_SHEET))
    await files.handle({ event, request: new Request(href!, { integrity: integrity! }) });
}

const timeout = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const matchesHash = async (response: Response, { integrity }: Request): Promise<boolean> =>
  !integrity || hasIntegrity(response, integrity);

/** Serves files with the hash that the page requires, from the cache, the bundle or the network. */
const verifiedFile: SerwistPlugin = {
  // Retries add a query string.
  cacheKeyWillBeUsed: async ({ request: { url, integrity } }) =>
    new Request(url.replace(/[?#].*/, ''), { integrity }),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (cachedResponse && (await matchesHash(cachedResponse, request))) return cachedResponse;
    const { origin, pathname } = new URL(request.url);
    const bundled = await (await openBundle())?.file(origin === location.origin ? pathname : request.url);
    return bundled && (await matchesHash(bundled, request)) ? bundled : null;
  },
  cacheWillUpdate: async ({ request, response }) =>
    response.ok && hasType(response, 'file') && (await matchesHash(response, request)) ? response : null,
};

export const pages = new NetworkOrCopy('page', 100);
export const data = new NetworkOrCopy('data', 200);
export const pictures = new NetworkOrCopy('picture', 300);
export const files = new CacheFirst(options('file', 300, [verifiedFile]));
