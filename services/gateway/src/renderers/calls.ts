import { type Fetch, isBackendAddress } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { pathPattern } from '@guide/service-kit';
import { LRUCache } from 'lru-cache';
import type { ServiceName } from '../backends/backend';
import type { PageCost } from '../security/renderBudget';
import { runningTimeMs, withRunningTimeout } from './runningTime';

/** Services that modules without an entry in `READS` may read. */
const DEFAULT_READS: ServiceName[] = ['discover', 'pubs', 'map', 'search'];

const READS: Record<string, ServiceName[]> = {
  discover: ['discover', 'map', 'search'],
  pubs: ['pubs', 'discover'],
  map: ['map', 'discover'],
  search: ['search'],
  analytics: ['analytics'],
};

const reads = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .map(({ service, path }) => ({ service, path: pathPattern(path) }));

/** Whether a module may make an API call during rendering. */
function isPermitted(module: string, method: string, url: string): boolean {
  const services = READS[module] ?? DEFAULT_READS;
  const path = url.split('?')[0]!;
  return method === 'GET' && reads.some((read) => services.includes(read.service) && read.path.test(path));
}

/** For all API calls of a page; the rest of its second is for rendering. */
const CALLS_TIMEOUT_MS = 600;
const MAX_CALLS = 24;
const SHARED_MS = 1000;
const TOO_MANY_REQUESTS = 429;
const MAX_SHARED = 100;

/** The headers that the typed client reads. */
const PASSED_HEADERS = ['content-type', 'x-total-count'];

export interface CallResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

export type Caller = (method: string, url: string) => Promise<CallResponse>;

/** On whose behalf a page is rendered: services charge the address for costly queries. */
export interface PageOwner {
  requestId: string;
  address?: string;
  /** Gets the renderer's processor time. */
  cost?: PageCost;
}

export type Reader = (url: string, owner: PageOwner) => Promise<CallResponse>;

/** Reads from the API. Pages share successful responses for a second, because none depends on the visitor. */
export function createReader(fetch: Fetch): Reader {
  const shared = new LRUCache<string, Promise<CallResponse>>({ max: MAX_SHARED, ttl: SHARED_MS });

  async function read(url: string, { requestId, address }: PageOwner): Promise<CallResponse> {
    const headers = {
      'cache-control': 'no-cache',
      'x-request-id': requestId,
      ...(address !== undefined && { 'x-forwarded-for': address }),
    };
    const response = await fetch(url, { method: 'GET', headers });
    const passed = PASSED_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(passed), body };
  }

  return (url, owner) => {
    const cached = shared.get(url);
    // A refusal applies to the address of the other page.
    if (cached)
      return cached.then((response) => (response.status === TOO_MANY_REQUESTS ? read(url, owner) : response));
    const response = read(url, owner);
    shared.set(url, response);
    const removeShared = () => {
      if (shared.peek(url) === response) shared.delete(url);
    };
    response.then(({ status }) => status !== 200 && removeShared(), removeShared);
    return response;
  };
}

/** @param readOwn - reads the module's own backend; without it, the page may not */
export function createCaller(
  read: Reader,
  module: string,
  owner: PageOwner,
  readOwn?: (address: string) => Promise<CallResponse>,
): Caller {
  const endsAt = runningTimeMs() + CALLS_TIMEOUT_MS;
  let calls = 0;

  return async (method, url) => {
    const isOwn = isBackendAddress(url) && method === 'GET' && readOwn;
    if (!isOwn && !isPermitted(module, method, url))
      throw new Error(`${module} may not call ${method} ${url}`);
    calls += 1;
    if (calls > MAX_CALLS) throw new Error(`A page may make ${MAX_CALLS} API calls`);
    const timeoutError = () => new Error(`${url} was not answered in time`);
    return withRunningTimeout(
      Math.max(0, endsAt - runningTimeMs()),
      isOwn ? isOwn(url) : read(url, owner),
      timeoutError,
    );
  };
}
