import listings from '@guide/city/listings.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import type { Fetch, Listing, Start, Suggestion } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { createScreenHarness, NOON, servedSite } from '@guide/module/testing';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import SearchScreen from '../../src/screens/Search';

/** All listings of the city pack. */
export const all = listings as Listing[];

/** A few listings, because long pages are slow. */
export const fewListings = all.slice(0, 4);

/** A search service that records requests; tests set its responses. */
export function createService(results: Listing[] = fewListings) {
  const service = {
    requests: [] as URLSearchParams[],
    results,
    counts: { openNow: 9, openLate: 5, free: 4, stepFree: 3, children: 2, rain: 0 },
    /** Response of /api/search/suggestions, and the requested texts. */
    suggestions: [] as Suggestion[],
    suggestedFor: [] as string[],
    /** Response of /api/search/starts. */
    starts: [] as Start[],
    body: undefined as unknown,
    failing: false,
    pending: Promise.resolve(),
    fetch: (async (url) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/api/search/facets') {
        const names = [...new Set(all.map(({ area }) => area))].sort();
        return Response.json({ areas: names.map((name) => ({ name, count: 1 })) });
      }
      if (pathname === '/api/search/starts') return Response.json(service.starts);
      if (pathname === '/api/search/chips') return Response.json(service.counts);
      if (pathname === '/api/search/suggestions') {
        service.suggestedFor.push(searchParams.get('query')!);
        return Response.json(service.suggestions);
      }
      service.requests.push(searchParams);
      await service.pending;
      if (service.failing) return new Response('gone', { status: 503 });
      if (service.body !== undefined) return Response.json(service.body);
      const offset = Number(searchParams.get('offset') ?? 0);
      const page = service.results.slice(offset, offset + Number(searchParams.get('limit')));
      return Response.json(page, { headers: { 'x-total-count': String(service.results.length) } });
    }) as Fetch,
    /** Delays all responses. @returns a function that sends them */
    hold() {
      let release = () => {};
      service.pending = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
  return service;
}

/** A search page with host, query cache and service. */
export function createPage(path: string, service = createService(), city: Partial<Site> = {}) {
  const { wrap, ...around } = createScreenHarness({
    fetch: service.fetch,
    path,
    host: { site: { ...servedSite(site), ...city }, now: NOON, track: jest.fn(), Widget: () => null },
  });
  const page = wrap(<SearchScreen.Component params={{}} />);
  return { ...around, page, service, head: () => SearchScreen.head(around.context) };
}

/** Loads the data and renders the screen, like the shell. */
export async function visit(path: string, service = createService(), city: Partial<Site> = {}) {
  const page = createPage(path, service, city);
  await SearchScreen.load!(page.context);
  return { ...page, ...render(page.page) };
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search London' });
export const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
export const status = () => screen.getByRole('status').textContent;

export const press = (element: Element) => act(async () => void fireEvent.click(element));
export const choose = (element: Element, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));

export async function searchFor(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => void fireEvent.submit(field().form!));
}
