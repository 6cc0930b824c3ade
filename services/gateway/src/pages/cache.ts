import { LRUCache } from 'lru-cache';
import type { EncodedPage, Encoding } from './encodings';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  body(encoding: Encoding): Promise<EncodedPage>;
  /** Of the styles that stand in it, as the content security policy names them. */
  styleHashes: string[];
  /** False when data or its module was missing. */
  complete: boolean;
  /** Whether its module failed here and is left to the browser. */
  moduleFailed: boolean;
  /** False when it is for one client only. */
  shared: boolean;
  /** When it was rendered, ms of the monotonic clock. */
  renderedAt: number;
}

/** How long a rendered page is served to every visitor with the same settings. */
const FRESH_MS = 1000;
/** How long it is still served while a newer one is being rendered. */
const STALE_MS = 10_000;
const MAX_PAGES = 500;

/**
 * Lets a client render a page when it may; what runs through `costs` is charged.
 * @throws when it may not
 */
type RenderLimit = (
  work: (costs: (render: () => Promise<RenderedPage>) => Promise<RenderedPage>) => Promise<RenderedPage>,
) => Promise<RenderedPage>;

/**
 * Pages rendered a moment ago, by everything that they depend on. Nothing in a page is about one visitor, so one
 * rendering serves all. While a service or the database is away, the last complete rendering goes on serving.
 */
export function createPageCache() {
  const pages = new LRUCache<string, { at: number; page: RenderedPage }>({ max: MAX_PAGES });
  const running = new Map<string, Promise<RenderedPage>>();
  const ageOf = (key: string) => performance.now() - (pages.get(key)?.at ?? Number.NEGATIVE_INFINITY);

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const last = pages.get(key)?.page;
    if (last && ageOf(key) < FRESH_MS) return Promise.resolve(last);
    const current = running.get(key);
    if (current) return current.then((page) => (page.shared ? page : renderOnce(key, render)));
    const job = render()
      .catch((error) => {
        if (!last?.complete) throw error;
        return last;
      })
      .then((rendered) => {
        if (!rendered.shared) return rendered;
        const page = !rendered.complete && last?.complete ? last : rendered;
        pages.set(key, { at: performance.now(), page });
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, job);
    return job;
  }

  /** @param limit runs before a rendering begins or is shared: a client that has to wait delays nobody else */
  return async (
    key: string,
    render: () => Promise<RenderedPage>,
    limit: RenderLimit,
  ): Promise<RenderedPage> => {
    const cached = pages.get(key)?.page;
    const age = ageOf(key);
    if (cached && age < FRESH_MS) return cached;
    const next = limit((costs) => renderOnce(key, () => costs(render))).catch((error) => {
      if (!cached?.complete) throw error;
      return cached;
    });
    if (!cached || age > STALE_MS) return next;
    next.catch(() => {});
    return cached;
  };
}
