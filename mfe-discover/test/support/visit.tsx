import site from '@guide/city/site.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { createScreenHarness, NOON, servedSite } from '@guide/module/testing';
import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { cityServer, type MockResponses } from './cityServer';

interface VisitOptions {
  path: string;
  params?: Record<string, string>;
  responses?: MockResponses;
  /** Fields of the city's site that differ from the pack's. */
  city?: Partial<Site>;
}

/** A screen's API, query cache and host; records requests and navigation. */
export function setUp({ path, params = {}, responses, city }: VisitOptions) {
  const server = cityServer(responses);
  const host = { site: { ...servedSite(site), ...city }, now: NOON };
  const { wrap, ...visited } = createScreenHarness({ fetch: server.fetch, path, params, host });
  const page = ({ Component }: Screen) => wrap(<Component params={params} />);
  return { ...visited, page, requests: server.requests };
}

/** Renders a screen in the browser, without server data. */
export function visit(screen: Screen, options: VisitOptions) {
  const visited = setUp(options);
  return { ...visited, ...render(visited.page(screen)) };
}

export const listing = <Fields extends object>(id: number, fields: Fields) => ({
  id,
  name: `Place ${id}`,
  category: 'attraction',
  subcategory: 'Museum',
  area: 'Soho',
  priceRange: 'Free',
  shortDescription: 'A place.',
  description: 'A place.',
  imageUrl: '/images/place.svg',
  tags: [],
  featured: false,
  ...fields,
});

export const press = (element: Element) => act(async () => void fireEvent.click(element));
export const choose = (element: Element, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));

/** Sets the current time; timers stay real. */
export const clockAt = (now = NOON) =>
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
