import { withTimeout } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import { MAX_QUEUE_MS } from '../renderers/queues';
import type { PageCost, Work } from '../security/renderBudget';
import { busy } from './busy';
import type { EncodedPage, Encoding } from './encodings';

interface PageContent {
  body(encoding: Encoding): Promise<EncodedPage>;
  /** Hashes of the inline styles, for the CSP. */
  styleHashes: string[];
}

export interface RenderedPage extends PageContent {
  status: number;
  complete: boolean;
  moduleFailed: boolean;
  /** When the page was rendered, in milliseconds of a monotonic clock. */
  renderedAt: number;
  /** The page with a banner that says when it was rendered. */
  olderCopy(): PageContent;
}

/** How long a page is served without rendering it again. */
const FRESH_MS = 1000;
/** How long a stale page is served while it is rendered again. */
const STALE_MS = 10_000;
/** After this time an older page is served, if there is one. */
const PATIENCE_MS = 2000;
const MEBIBYTE = 1024 * 1024;
/** Pages without a query, which must survive an outage. */
const PLAIN_PAGES_BYTES = 40 * MEBIBYTE;
/** Clients can request any number of missing pages and queries. */
const OTHER_PAGES_BYTES = 8 * MEBIBYTE;

interface PageKey {
  key: string;
  hasQuery: boolean;
  /** How old the page may be if no newer one can be rendered. */
  maxAgeMs: number;
}

interface CachedPage {
  /** When the page was rendered, or was the last complete one after a failed rendering. */
  at: number;
  page: RenderedPage;
  bytes: number;
}

const createPages = (maxSize: number) =>
  new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ bytes }) => bytes });

interface PageCacheOptions {
  now?(): number;
  /** Whether the process is so late that it must not start a rendering. */
  isOverloaded?(): boolean;
}

/**
 * Caches pages for all visitors. If a page is late or cannot be rendered, its last complete rendering is served up to
 * its maximum age. @throws {HttpError} 503 if there is none after 10 s
 */
export function createPageCache<Request>(
  render: (request: Request, cost: PageCost) => Promise<RenderedPage>,
  limit: (request: Request, work: Work<RenderedPage>) => Promise<RenderedPage>,
  { now = () => performance.now(), isOverloaded = () => false }: PageCacheOptions = {},
) {
  const plainPages = createPages(PLAIN_PAGES_BYTES);
  const otherPages = createPages(OTHER_PAGES_BYTES);
  const running = new Map<string, Promise<RenderedPage>>();
  const find = (key: string) => plainPages.get(key) ?? otherPages.get(key);

  const isUsable = ({ renderedAt }: RenderedPage, { maxAgeMs }: PageKey) => now() - renderedAt <= maxAgeMs;

  function findFresh(pageKey: PageKey): RenderedPage | undefined {
    const cached = find(pageKey.key);
    return cached && now() - cached.at < FRESH_MS && isUsable(cached.page, pageKey) ? cached.page : undefined;
  }

  /** The last complete rendering, if it is not too old. */
  function findOlder(pageKey: PageKey): RenderedPage | undefined {
    const page = find(pageKey.key)?.page;
    return page?.complete && isUsable(page, pageKey) ? page : undefined;
  }

  async function store({ key, hasQuery }: PageKey, page: RenderedPage): Promise<void> {
    const { bytes } = await page.body('identity');
    const isPlain = !hasQuery && page.status === 200;
    (isPlain ? otherPages : plainPages).delete(key);
    (isPlain ? plainPages : otherPages).set(key, { at: now(), page, bytes: bytes.length });
  }

  function renderOnce(pageKey: PageKey, renderNow: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { key } = pageKey;
    const fresh = findFresh(pageKey);
    if (fresh) return Promise.resolve(fresh);
    const current = running.get(key);
    if (current) return current;
    const job = renderNow()
      .catch((error) => {
        const older = findOlder(pageKey);
        if (!older) throw error;
        return older;
      })
      .then(async (rendered) => {
        const page = rendered.complete ? rendered : (findOlder(pageKey) ?? rendered);
        await store(pageKey, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, job);
    return job;
  }

  return async (pageKey: PageKey, request: Request): Promise<RenderedPage> => {
    const fresh = findFresh(pageKey);
    if (fresh) return fresh;
    const older = findOlder(pageKey);
    if (isOverloaded()) {
      if (!older) throw busy();
      return older;
    }
    const next = limit(request, (renderCharged) =>
      renderOnce(pageKey, () => renderCharged((cost) => render(request, cost))),
    );
    next.catch(() => {});
    if (older && now() - find(pageKey.key)!.at <= STALE_MS) return older;
    return withTimeout(older ? PATIENCE_MS : MAX_QUEUE_MS, next, busy).catch((error) => {
      const last = findOlder(pageKey);
      if (!last) throw error;
      return last;
    });
  };
}
