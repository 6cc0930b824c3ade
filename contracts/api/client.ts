import type { Static, TSchema } from 'typebox';
import { findMismatch, type Schema } from './mismatch';
import { type Operation, operations, type Part } from './operations';
import type { Category } from './schemas';
import { AnswerError, type Fetch, logged, send } from './send';

/** A page of a list, and the number of all matches (header X-Total-Count). */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** A call's path parameters and its query or body in one object. */
export type Input<O> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>;

type Answer<O extends Operation> = O extends { method: 'POST' }
  ? O extends { mayBePending: true }
    ? 'pending' | undefined
    : undefined
  : O extends { counted: true; response: infer S extends TSchema }
    ? Static<S> extends (infer Item)[]
      ? Page<Item>
      : never
    : Static<O['response']> | (O extends { mayBeEmpty: true } ? null : never);

/** A read can be aborted; a write can outlive the page (`keepalive`). */
type Option<O> = O extends { method: 'POST' } ? boolean : AbortSignal;

type Call<O extends Operation> =
  Record<never, never> extends Input<O>
    ? (input?: Input<O>, option?: Option<O>) => Promise<Answer<O>>
    : (input: Input<O>, option?: Option<O>) => Promise<Answer<O>>;

/** The API as typed functions: one for each operation of the contract, under its name. */
export type Api = { [Name in keyof typeof operations]: Call<(typeof operations)[Name]> };

/**
 * Makes the client. A read resolves to a response that fits its schema, a write to nothing (API-12) or `pending` (202).
 * @param fetch the browser's, or the gateway's in-process one
 * @throws {ApiError} in each call, on a status that is not OK; {AnswerError} on a response that does not fit
 */
export function createApi(fetch: Fetch): Api {
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (input?: Values, option?: boolean | AbortSignal) => exchange(fetch, operation, input, option),
  ]);
  const api: Api = Object.fromEntries(calls);
  return {
    ...api,
    listings: async (query, signal) => ofCategory(await api.listings(query, signal), query?.category),
  };
}

/** Makes one call that the client has no function for. @throws as the functions of `createApi` */
export const callOperation = <O extends Operation>(
  fetch: Fetch,
  operation: O,
  input: Input<O>,
  option?: Option<O>,
) => exchange(fetch, operation, input as Values, option) as Promise<Answer<O>>;

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
    // An unread response keeps its connection.
    await response!.text();
    return operation.mayBePending && response!.status === 202 ? 'pending' : undefined;
  }
  const response = (await send(fetch, method, path, { query: rest, signal: option as AbortSignal }))!;
  const answer = readAnswer(operation, await response.text());
  if (!operation.counted) return answer;
  const items = answer as unknown[];
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) };
}

/** @throws {AnswerError} with the position of the first value that does not fit the contract */
function readAnswer(operation: Operation, text: string): unknown {
  if (operation.mayBeEmpty && (text === '' || text === 'null')) return null;
  const of = `${operation.method} ${operation.path}`;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw logged(new AnswerError(of, 'is not JSON'));
  }
  const pointer = findMismatch(operation.response as Schema, answer);
  if (pointer !== null) throw logged(new AnswerError(of, `does not fit the contract at "${pointer}"`));
  return answer;
}

/** VAL-02: drops listings of another category and logs them. */
function ofCategory<Item extends { category: Category }>(listings: Item[], category?: Category): Item[] {
  const kept = category ? listings.filter((listing) => listing.category === category) : listings;
  if (kept.length < listings.length) {
    console.error(`Listings of another category were dropped from category=${category}`);
  }
  return kept;
}
