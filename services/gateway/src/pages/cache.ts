import { LRUCache } from 'lru-cache';
import type { EncodedPage, Encoding } from './encodings';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  body(encoding: Encoding): Promise<EncodedPage>;
  /** Hashes of its inline styles, as the content security policy names them. */
  styleHashes: string[];
  /** False when data or its module was missing. */
  complete: boolean;
  /** Whether its module failed here and is left to the browser. */
  moduleFailed: boolean;
  /** When it was rendered, ms of the monotonic clock. */
  renderedAt: number;
}

/** How long a rendered page is served to every visitor with the same settings. */
const FRESH_MS = 1000;
/** How long it is still served while a newer one is being rendered. */
const STALE_MS = 10_000;
const MEBIBYTE = 1024 * 1024;
/** HTML of pages with an address of their own, as the sitemap has them, which an outage needs. */
const PLAIN_PAGES_BYTES = 40 * MEBIBYTE;
/** HTML of everything else: anybody can request any number of missing pages and of queries. */
const OTHER_PAGES_BYTES = 8 * MEBIBYTE;

/** What a rendering depends on. */
interface PageKey {
  key: string;
  /** Whether the address has a query. */
  hasQuery: boolean;
}

interface CachedPage {
  at: number;
  page: RenderedPage;
  bytes: number;
}

const createPages = (maxSize: number) =>
  new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ bytes }) => bytes });

/** Rendering that is charged to a client. */
type Charged = (render: () => Promise<RenderedPage>) => Promise<RenderedPage>;

/** Runs the work when the request's client may render. @throws when it may not */
type RenderLimit<Request> = (
  request: Request,
  work: (costs: Charged) => Promise<RenderedPage>,
) => Promise<RenderedPage>;

/**
 * Pages rendered a moment ago, by everything that they depend on. Nothing in a page is about one visitor, so one
 * rendering serves all. While a service or the database is away, the last complete rendering is still served. Missing
 * pages and pages with a query have a cache apart, so that they evict no other page.
 * @param limit runs before a rendering begins or is shared: a client that has to wait delays nobody else
 * @param now ms of a monotonic clock
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
