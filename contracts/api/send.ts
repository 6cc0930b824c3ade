/** The part of `fetch` that the client needs; servers pass one that calls services in-process. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A response with a status that is not OK; the message is "status: body" (ERR-01). */
export class ApiError extends Error {
  /** Each module bundles its own copy of this class, and errors come from the shell's: `instanceof` compares names. */
  static override [Symbol.hasInstance](error: unknown): error is ApiError {
    return (error as Error | null | undefined)?.name === 'ApiError';
  }
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
  }
}

/** A response that does not match the contract. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  constructor(operationName: string, fault: string) {
    super(`The answer of ${operationName} ${fault}`);
  }
}

/** Logs an error and returns it for `throw` (ERR-01). */
export function logError<E extends Error>(error: E): E {
  console.error(error.message);
  return error;
}

export interface SendOptions {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** Throw on a 401 or return null (ERR-02); default "throw". */
  on401?: 'throw' | 'null';
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Language of the response's texts; else the browser would send its own languages. */
  language?: string;
}

const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/** Sends a GET without caching, or a JSON POST, with credentials (section 7). @throws {ApiError}, logged (ERR-01) */
export async function send(fetch: Fetch, method: 'GET' | 'POST', path: string, options: SendOptions = {}) {
  const response = await fetch(path + queryString(options.query), {
    method,
    credentials: 'include',
    headers:
      method === 'GET'
        ? { ...NO_CACHE, ...languageHeader(options.language) }
        : { 'content-type': 'application/json' },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    keepalive: options.keepalive,
    signal: options.signal,
  });
  if (response.ok) return response;
  if (response.status === 401 && options.on401 === 'null') return null;
  throw logError(new ApiError(response.status, (await response.text()) || response.statusText));
}

const languageHeader = (language?: string): Record<string, string> =>
  language ? { 'accept-language': language } : {};

function queryString(query: SendOptions['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
