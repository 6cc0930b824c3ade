import { ENGLISH } from '../site/address';
import { readBackend } from './backend';
import { exchange, type Input, type KeepParsed, type Option, type ResponseOf, type Values } from './exchange';
import { type Operation, operations } from './operations';
import type { Category } from './schemas';
import type { Fetch } from './send';

type Call<O extends Operation> =
  Record<never, never> extends Input<O>
    ? (input?: Input<O>, option?: Option<O>) => Promise<ResponseOf<O>>
    : (input: Input<O>, option?: Option<O>) => Promise<ResponseOf<O>>;

/** A typed function for each operation of the contract, under its name. */
export type Api = { [Name in keyof typeof operations]: Call<(typeof operations)[Name]> } & {
  /** Reads JSON of the module's own backend, at an absolute address (docs/module.md). */
  backend(address: string, signal?: AbortSignal): Promise<unknown>;
};

/**
 * Creates the typed client. Reads resolve to a validated response, writes to undefined (API-12) or `pending` (202).
 * @param fetch - the browser's `fetch`, or the gateway's in-process one
 * @param language - of the texts in responses; by default the service decides by the request
 * @param keepParsed - keeps parsed responses; by default each one is parsed
 * @throws {ApiError} in each call, when the status is not OK; {ResponseError} when the response breaks its schema
 */
export function createApi(fetch: Fetch, language?: string, keepParsed?: KeepParsed): Api {
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (input?: Values, option?: boolean | AbortSignal) =>
      exchange(fetch, operation, input, option, language, keepParsed),
  ]);
  const api: Api = Object.fromEntries(calls);
  return {
    ...api,
    backend: (address, signal) => readBackend(fetch, address, signal),
    // Emails are in the language of the page that asked for them.
    subscribe: (subscription, ...rest) =>
      api.subscribe(language && language !== ENGLISH ? { language, ...subscription } : subscription, ...rest),
    listings: async (query, signal) => filterByCategory(await api.listings(query, signal), query?.category),
  };
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
