import type { Fetch } from '@guide/contracts/api';
import { LRUCache } from 'lru-cache';
import { isPermitted } from './operations';
import { ownTimeMs, withOwnTimeout } from './ownTime';

/** How long the API calls of a page may take together: what is left of the page's second is for rendering. */
const CALLS_TIMEOUT_MS = 600;
/** How many API calls a page may make. */
const MAX_CALLS = 24;
/** How long pages share a response. */
const SHARED_MS = 1000;
const MAX_SHARED = 100;

/** The headers that the typed client reads. */
const PASSED_HEADERS = ['content-type', 'x-total-count'];

interface CallResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Makes one API call of a page. @throws with one sentence when it is not permitted, late, or not answered */
export type Caller = (method: string, url: string) => Promise<CallResponse>;

/** Reads from the API. @param requestId of the visitor's request, for the logs of the services */
export type Reader = (url: string, requestId: string) => Promise<CallResponse>;

/**
 * Reads from the API for all pages. Nothing in a read is about one visitor, so pages share a successful response for a
 * second: most uncached pages of a module need the same lists.
 */
export function createReader(fetch: Fetch): Reader {
  const shared = new LRUCache<string, Promise<CallResponse>>({ max: MAX_SHARED, ttl: SHARED_MS });

  async function read(url: string, requestId: string): Promise<CallResponse> {
    const headers = { 'cache-control': 'no-cache', 'x-request-id': requestId };
    const response = await fetch(url, { method: 'GET', headers });
    const passed = PASSED_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(passed), body };
  }

  return (url, requestId) => {
    const known = shared.get(url);
    if (known) return known;
    const response = read(url, requestId);
    shared.set(url, response);
    const forget = () => {
      if (shared.peek(url) === response) shared.delete(url);
    };
    response.then(({ status }) => status !== 200 && forget(), forget);
    return response;
  };
}

/** The API calls of one page of a module: its permitted reads, and none of the gateway's own rights. */
export function createCaller(read: Reader, module: string, requestId: string): Caller {
  const endsAt = ownTimeMs() + CALLS_TIMEOUT_MS;
  let calls = 0;

  return async (method, url) => {
    if (!isPermitted(module, method, url)) throw new Error(`${module} may not call ${method} ${url}`);
    calls += 1;
    if (calls > MAX_CALLS) throw new Error(`A page may make ${MAX_CALLS} API calls`);
    const late = () => new Error(`${url} was not answered in time`);
    return withOwnTimeout(Math.max(0, endsAt - ownTimeMs()), read(url, requestId), late);
  };
}
