/** The part of `fetch` that the client needs; on the server it calls the services without a network. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A non-OK answer. Its message is the status, a colon, a space and the body (ERR-01). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`${status}: ${body}`);
  }
}

/** An OK answer that is not what the contract says. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** @param of method and path of the operation */
  constructor(of: string, fault: string) {
    super(`The answer of ${of} ${fault}`);
  }
}

/** Logs a failed call, which is then thrown (ERR-01). */
export function logged<E extends Error>(error: E): E {
  console.error(error.message);
  return error;
}

export interface SendOptions {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** ERR-02: what a 401 does. Default "throw". */
  on401?: 'throw' | 'null';
  /** Lets a write outlive the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/**
 * The shared reader of section 7: GETs go out with credentials and headers that disable caching, writes
 * carry JSON with credentials, answers are read as JSON.
 * @throws {ApiError} on any non-OK answer; it is logged and rethrown (ERR-01).
 */
export async function send(fetch: Fetch, method: 'GET' | 'POST', path: string, options: SendOptions = {}) {
  const response = await fetch(path + queryString(options.query), {
    method,
    credentials: 'include',
    headers: method === 'GET' ? NO_CACHE : { 'content-type': 'application/json' },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    keepalive: options.keepalive,
    signal: options.signal,
  });
  if (response.ok) return response;
  if (response.status === 401 && options.on401 === 'null') return null;
  throw logged(new ApiError(response.status, (await response.text()) || response.statusText));
}

function queryString(query: SendOptions['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
