import listings from '@guide/city/listings.json';
import type { Fetch, Listing } from '@guide/contracts/api';

/** The listings of the city pack. */
export const all = listings as Listing[];

/** A few of them: pages of many are slow to look through. */
export const some = all.slice(0, 4);

/** jsdom has no `Response`; this is the part of it that the API client reads. */
const answer = (status: number, body: unknown, total?: number): Response =>
  ({
    ok: status < 400,
    status,
    headers: { get: (name: string) => (name === 'x-total-count' ? String(total) : null) },
    json: async () => body,
    text: async () => String(body),
  }) as unknown as Response;

/**
 * Stands for the search service: notes what it is asked, and answers with what the test gives it, when the test
 * lets it. What matches is the service's own affair.
 */
export function createService(found: Listing[] = some) {
  const service = {
    /** The query strings of /api/search. */
    asked: [] as URLSearchParams[],
    /** Bodies sent to /api/subscribe. */
    subscribed: [] as unknown[],
    found,
    body: undefined as unknown,
    failing: false,
    held: Promise.resolve(),
    fetch: (async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/api/subscribe') {
        service.subscribed.push(JSON.parse(String(init?.body)));
        return answer(200, { ok: true });
      }
      if (pathname === '/api/search/facets') {
        const names = [...new Set(all.map(({ area }) => area))].sort();
        return answer(200, { areas: names.map((name) => ({ name, count: 1 })) });
      }
      service.asked.push(searchParams);
      await service.held;
      if (service.failing) return answer(503, 'gone');
      if (service.body !== undefined) return answer(200, service.body);
      const offset = Number(searchParams.get('offset') ?? 0);
      const page = service.found.slice(offset, offset + Number(searchParams.get('limit')));
      return answer(200, page, service.found.length);
    }) as Fetch,
    /** Holds every answer back from now on. @returns what lets them go */
    hold() {
      let release = () => {};
      service.held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
  return service;
}
