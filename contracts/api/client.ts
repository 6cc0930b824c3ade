import type { Static, TSchema } from 'typebox';
import { findMismatch, type Schema } from './mismatch';
import { type Operation, operations, type Part } from './operations';
import type { Category } from './schemas';
import { type Fetch, logError, ResponseError, send } from './send';

/** A page of a list, and the total number of matches (header X-Total-Count). */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Path parameters, query and body of a call in one object. */
export type Input<O> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>;

type ResponseOf<O extends Operation> = O extends { method: 'POST' }
  ? O extends { mayBePending: true }
    ? 'pending' | undefined
    : undefined
  : O extends { counted: true; response: infer S extends TSchema }
    ? Static<S> extends (infer Item)[]
      ? Page<Item>
      : never
    : Static<O['response']> | (O extends { mayBeEmpty: true } ? null : never);

/** Reads take an abort signal; writes take whether they may outlive the page (`keepalive`). */
type Option<O> = O extends { method: 'POST' } ? boolean : AbortSignal;

type Call<O extends Operation> =
  Record<never, never> extends Input<O>
    ? (input?: Input<O>, option?: Option<O>) => Promise<ResponseOf<O>>
    : (input: Input<O>, option?: Option<O>) => Promise<ResponseOf<O>>;

/** A typed function for each operation of the contract, under its name. */
export type Api = { [Name in keyof typeof operations]: Call<(typeof operations)[Name]> };

/**
 * Creates the typed client. Reads resolve to a validated response, writes to undefined (API-12) or `pending` (202).
 * @param fetch the browser's `fetch`, or the gateway's in-process one
 * @throws {ApiError} in each call, when the status is not OK; {ResponseError} when the response breaks its schema
 */
export function createApi(fetch: Fetch): Api {
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (input?: Values, option?: boolean | AbortSignal) => exchange(fetch, operation, input, option),
  ]);
  const api: Api = Object.fromEntries(calls);
  return {
    ...api,
    listings: async (query, signal) => filterByCategory(await api.listings(query, signal), query?.category),
  };
}

/** Calls an operation that the client has no function for. @throws as the functions of `createApi` */
export const callOperation = <O extends Operation>(
  fetch: Fetch,
  operation: O,
  input: Input<O>,
  option?: Option<O>,
) => exchange(fetch, operation, input as Values, option) as Promise<ResponseOf<O>>;

type Values = Record<string, string | number | boolean | undefined>;

async function exchange(
  fetch: Fetch,
  operation: Operation,
  input: Values = {},
  option?: boolean | AbortSignal,
) {
  const { method } = operation;
  const rest = { ...input };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  if (method === 'POST') {
    const response = await send(fetch, method, path, { body: rest, keepalive: option === true });
    // An unread body keeps the connection busy.
    await response!.text();
    return operation.mayBePending && response!.status === 202 ? 'pending' : undefined;
  }
  const response = (await send(fetch, method, path, { query: rest, signal: option as AbortSignal }))!;
  const body = parseResponse(operation, await response.text());
  if (!operation.counted) return body;
  const items = body as unknown[];
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) };
}

function parseResponse(operation: Operation, text: string): unknown {
  if (operation.mayBeEmpty && (text === '' || text === 'null')) return null;
  const operationName = `${operation.method} ${operation.path}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw logError(new ResponseError(operationName, 'is not JSON'));
  }
  const pointer = findMismatch(operation.response as Schema, body);
  if (pointer !== null)
    throw logError(new ResponseError(operationName, `does not fit the contract at "${pointer}"`));
  return body;
}

/** Drops and logs listings of other categories (VAL-02). */
function filterByCategory<Item extends { category: Category }>(
  listings: Item[],
  category?: Category,
): Item[] {
  const matching = category ? listings.filter((listing) => listing.category === category) : listings;
  if (matching.length < listings.length) {
    console.error(`Listings of another category were dropped from category=${category}`);
  }
  return matching;
}
