import listings from '@guide/city/listings.json' with { type: 'json' };
import type { Fetch, Listing, Suggestion } from '@guide/contracts/api';

/** The listings of the city pack. */
export const all = listings as Listing[];

/** A few of them: pages of many are slow to look through. */
export const some = all.slice(0, 4);

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
    /** What /api/search/chips answers. */
    counts: { openNow: 9, openLate: 5, free: 4, stepFree: 3, children: 2, rain: 0 },
    /** What /api/search/suggestions answers, and the texts that were searched. */
    suggestions: [] as Suggestion[],
    suggestedFor: [] as string[],
    body: undefined as unknown,
    failing: false,
    held: Promise.resolve(),
    fetch: (async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/api/subscribe') {
        service.subscribed.push(JSON.parse(String(init?.body)));
        return Response.json({ ok: true });
      }
      if (pathname === '/api/search/facets') {
        const names = [...new Set(all.map(({ area }) => area))].sort();
        return Response.json({ areas: names.map((name) => ({ name, count: 1 })) });
      }
      if (pathname === '/api/search/chips') return Response.json(service.counts);
      if (pathname === '/api/search/suggestions') {
        service.suggestedFor.push(searchParams.get('query')!);
        return Response.json(service.suggestions);
      }
      service.asked.push(searchParams);
      await service.held;
      if (service.failing) return new Response('gone', { status: 503 });
      if (service.body !== undefined) return Response.json(service.body);
      const offset = Number(searchParams.get('offset') ?? 0);
      const page = service.found.slice(offset, offset + Number(searchParams.get('limit')));
      return Response.json(page, { headers: { 'x-total-count': String(service.found.length) } });
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
