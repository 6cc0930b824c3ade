import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { goodAnswers } from '@guide/contracts/testing';

/** Responses of reads, or functions of the requested address. */
export type Answers = { [Name in keyof typeof goodAnswers]?: unknown | ((url: URL) => unknown) };

const NOT_FOUND = 404;

/**
 * An API whose reads return valid examples.
 * @param given other responses; `null` is 404, an `Error` is thrown by the network
 * @returns a `fetch` for `createApi`; a write returns 204
 */
export function answering(given: Answers = {}): Fetch {
  const answers: Record<string, unknown> = { ...goodAnswers, ...given };
  const reads = Object.entries(operations)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { path }]) => ({ name, matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));
  return async (address, options) => {
    if (options?.method === 'POST') return new Response(null, { status: 204 });
    const url = new URL(String(address), 'http://guide.test');
    const read = reads.find(({ matches }) => matches.test(url.pathname));
    const known = read && answers[read.name];
    const answer = typeof known === 'function' ? known(url) : known;
    if (answer instanceof Error) throw answer;
    if (answer === undefined || answer === null) return new Response('{}', { status: NOT_FOUND });
    const headers: Record<string, string> = Array.isArray(answer)
      ? { 'x-total-count': String(answer.length) }
      : {};
    return Response.json(answer, { headers });
  };
}
