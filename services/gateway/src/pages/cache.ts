import { LRUCache } from 'lru-cache';
import type { Work } from '../security/renderBudget';
import type { EncodedPage, Encoding } from './encodings';

export interface RenderedPage {
  status: number;
  body(encoding: Encoding): Promise<EncodedPage>;
  /** Hashes of the inline styles, for the CSP. */
  styleHashes: string[];
  complete: boolean;
  moduleFailed: boolean;
  /** When the page was rendered, in milliseconds of a monotonic clock. */
  renderedAt: number;
}

/** How long a page is served without rendering it again. */
const FRESH_MS = 1000;
/** How long a stale page is served while it is rendered again. */
const STALE_MS = 10_000;
const MEBIBYTE = 1024 * 1024;
/** Pages without a query, which must survive an outage. */
const PLAIN_PAGES_BYTES = 40 * MEBIBYTE;
/** Clients can request any number of missing pages and queries. */
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

/** Caches pages for all visitors, and serves the last complete rendering during an outage. */
export function createPageCache<Request>(
  render: (request: Request) => Promise<RenderedPage>,
  limit: (request: Request, work: Work<RenderedPage>) => Promise<RenderedPage>,
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
    const next = limit(request, (renderCharged) =>
      renderOnce(pageKey, () => renderCharged(() => render(request))),
    ).catch((error) => {
      if (!page?.complete) throw error;
      return page;
    });
    if (!page || age > STALE_MS) return next;
    next.catch(() => {});
    return page;
  };
}
