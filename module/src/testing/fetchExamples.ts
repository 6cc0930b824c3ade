import { type Fetch, isBackendAddress } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { exampleResponses } from '@guide/contracts/testing';

/** Responses by operation, or functions of the requested URL. */
export type ExampleResponses = {
  [Name in keyof typeof exampleResponses]?: unknown | ((url: URL) => unknown);
};

const NOT_FOUND = 404;

/**
 * A `fetch` for `createApi` whose reads return valid examples; writes return 204.
 * @param overrides - other responses; `null` is a 404, an `Error` a failed request
 * @param backend - responses of the module's own backend by address, in the same way; others are a 404
 */
export function fetchExamples(
  overrides: ExampleResponses = {},
  backend: Readonly<Record<string, unknown>> = {},
): Fetch {
  const answers: Record<string, unknown> = { ...exampleResponses, ...overrides };
  const reads = Object.entries(operations)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { path }]) => ({ name, matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));
  return async (address, options) => {
    if (options?.method === 'POST') return new Response(null, { status: 204 });
    const url = new URL(String(address), 'http://guide.test');
    const read = reads.find(({ matches }) => matches.test(url.pathname));
    const example = isBackendAddress(String(address)) ? backend[String(address)] : read && answers[read.name];
    const value = typeof example === 'function' ? example(url) : example;
    if (value instanceof Error) throw value;
    if (value === undefined || value === null) return new Response('{}', { status: NOT_FOUND });
    const headers: Record<string, string> = Array.isArray(value)
      ? { 'x-total-count': String(value.length) }
      : {};
    return Response.json(value, { headers });
  };
}
