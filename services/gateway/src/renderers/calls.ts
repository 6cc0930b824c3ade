import type { Fetch } from '@guide/contracts/api';
import { isPermitted } from './operations';
import { ownTimeMs, withOwnTimeout } from './ownTime';

/** How long the API calls of a page may take together: what is left of the page's second is for rendering. */
const CALLS_TIMEOUT_MS = 600;
/** How many API calls a page may make. */
const MAX_CALLS = 24;

/** The headers that the typed client reads. */
const PASSED_HEADERS = ['content-type', 'x-total-count'];

interface CallResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Makes one API call of a page. @throws with one sentence when it is not permitted, late, or not answered */
export type Caller = (method: string, url: string) => Promise<CallResponse>;

/**
 * The API calls of one page of a module. They carry the id of the visitor's request and nothing else of the visitor,
 * because one rendering serves many, and none of the gateway's own rights.
 */
export function createCaller(fetch: Fetch, module: string, requestId: string): Caller {
  const endsAt = ownTimeMs() + CALLS_TIMEOUT_MS;
  let calls = 0;

  return async (method, url) => {
    if (!isPermitted(module, method, url)) throw new Error(`${module} may not call ${method} ${url}`);
    calls += 1;
    if (calls > MAX_CALLS) throw new Error(`A page may make ${MAX_CALLS} API calls`);
    const headers = { 'cache-control': 'no-cache', 'x-request-id': requestId };
    const read = async () => {
      const response = await fetch(url, { method, headers });
      const body = new Uint8Array(await response.arrayBuffer());
      const passed = PASSED_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      return { status: response.status, headers: Object.fromEntries(passed), body };
    };
    const late = () => new Error(`${url} was not answered in time`);
    return withOwnTimeout(Math.max(0, endsAt - ownTimeMs()), read(), late);
  };
}
