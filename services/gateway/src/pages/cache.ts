import { LRUCache } from 'lru-cache';
import type { EncodedPage, Encoding } from './encodings';

export interface RenderedPage {
  status: number;
  body(encoding: Encoding): Promise<EncodedPage>;
  /** Of its inline styles, for the CSP. */
  styleHashes: string[];
  complete: boolean;
  /** Whether its module failed on the server. */
  moduleFailed: boolean;
  /** Milliseconds of a monotonic clock. */
  renderedAt: number;
}

/** Time for which a page is served without a new rendering. */
const FRESH_MS = 1000;
/** Time for which it is served during a new rendering. */
const STALE_MS = 10_000;
const MEBIBYTE = 1024 * 1024;
/** Pages with a canonical address, which an outage needs. */
const PLAIN_PAGES_BYTES = 40 * MEBIBYTE;
/** Anybody can request any number of missing pages and queries. */
const OTHER_PAGES_BYTES = 8 * MEBIBYTE;

interface PageKey {
  key: string;
  hasQuery: boolean;
}

interface CachedPage {
  at: number;
  page: RenderedPage;
  bytes: number;
}

const createPages = (maxSize: number) =>
  new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ bytes }) => bytes });

type Charged = (render: () => Promise<RenderedPage>) => Promise<RenderedPage>;

/** @throws when the client may not render now */
type RenderLimit<Request> = (
  request: Request,
  work: (costs: Charged) => Promise<RenderedPage>,
) => Promise<RenderedPage>;

/**
 * Caches pages for all visitors, since nothing in a page is about one visitor. During an outage the last complete
 * rendering is served. Missing pages and queries have their own cache, so that they evict no other page.
 * @param limit runs before a rendering begins or is shared: a client that has to wait delays nobody else
 */
export function createPageCache<Request>(
  render: (request: Request) => Promise<RenderedPage>,
  limit: RenderLimit<Request>,
  now = () => performance.now(),
) {
  const plainPages = createPages(PLAIN_PAGES_BYTES);
  const otherPages = createPages(OTHER_PAGES_BYTES);
  const running = new Map<string, Promise<RenderedPage>>();
  const find = (key: string) => plainPages.get(key) ?? otherPages.get(key);
  const ageOf = (cached: CachedPage | undefined) => now() - (cached?.at ?? Number.NEGATIVE_INFINITY);

  async function store({ key, hasQuery }: PageKey, page: RenderedPage): Promise<void> {
    const { bytes } = await page.body('identity');
    const isPlain = !hasQuery && page.status === 200;
    (isPlain ? otherPages : plainPages).delete(key);
    (isPlain ? plainPages : otherPages).set(key, { at: now(), page, bytes: bytes.length });
  }

  function renderOnce(pageKey: PageKey, renderNow: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { key } = pageKey;
    const cached = find(key);
    const last = cached?.page;
    if (last && ageOf(cached) < FRESH_MS) return Promise.resolve(last);
    const current = running.get(key);
    if (current) return current;
    const job = renderNow()
      .catch((error) => {
        if (!last?.complete) throw error;
        return last;
      })
      .then(async (rendered) => {
        const page = !rendered.complete && last?.complete ? last : rendered;
        await store(pageKey, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, job);
    return job;
  }

  return async (pageKey: PageKey, request: Request): Promise<RenderedPage> => {
    const cached = find(pageKey.key);
    const page = cached?.page;
    const age = ageOf(cached);
    if (page && age < FRESH_MS) return page;
    const next = limit(request, (costs) => renderOnce(pageKey, () => costs(() => render(request)))).catch(
      (error) => {
        if (!page?.complete) throw error;
        return page;
      },
    );
    if (!page || age > STALE_MS) return next;
    next.catch(() => {});
    return page;
  };
}
