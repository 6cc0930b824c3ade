import type { Static, TSchema } from 'typebox';
import { ENGLISH } from '../site/address';
import { findMismatch, type Schema } from './mismatch';
import type { Operation, Part } from './operations';
import { type Fetch, logError, ResponseError, send } from './send';

/** A page of a list, and the total number of matches (header X-Total-Count). */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Path parameters, query and body of a call in one object. */
export type Input<O> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>;

export type ResponseOf<O extends Operation> = O extends { method: 'POST' }
  ? O extends { mayBePending: true }
    ? 'pending' | undefined
    : undefined
  : O extends { counted: true; response: infer S extends TSchema }
    ? Static<S> extends (infer Item)[]
      ? Page<Item>
      : never
    : Static<O['response']> | (O extends { mayBeEmpty: true } ? null : never);

/** For reads a signal that aborts them; for writes `true` if they may outlive the page (`keepalive`). */
export type Option<O> = O extends { method: 'POST' } ? boolean : AbortSignal;

/** Calls an operation that the client has no function for. @throws as the functions of `createApi` */
export const callOperation = <O extends Operation>(
  fetch: Fetch,
  operation: O,
  input: Input<O>,
  option?: Option<O>,
) => exchange(fetch, operation, input as Values, option) as Promise<ResponseOf<O>>;

/** Returns what `parse` made of the same text of the same operation before, or calls it. */
export type KeepParsed = (operation: Operation, text: string, parse: () => unknown) => unknown;

export type Values = Record<string, string | number | boolean | undefined>;

export async function exchange(
  fetch: Fetch,
  operation: Operation,
  input: Values = {},
  option?: boolean | AbortSignal,
  language?: string,
  keepParsed: KeepParsed = (_operation, _text, parse) => parse(),
) {
  const { method } = operation;
  const rest = { ...input };
  const texts = isTranslated(operation) ? language : undefined;
  // English has no parameter: its addresses are those of the specification.
  if (texts && texts !== ENGLISH) rest.lang = texts;
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
  const response = (await send(fetch, method, path, {
    query: rest,
    signal: option as AbortSignal,
    language: texts,
  }))!;
  const text = await response.text();
  const body = keepParsed(operation, text, () => parseResponse(operation, text));
  // Callers process a long list in a new task, so that input does not wait for both.
  await globalThis.scheduler?.yield?.();
  if (!operation.counted) return body;
  const items = body as unknown[];
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) };
}

/** Browsers have a table without the schemas of requests. */
const isTranslated = ({ translated, query }: Operation): boolean =>
  translated ?? (query !== undefined && 'lang' in ((query as { properties?: object }).properties ?? {}));

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
