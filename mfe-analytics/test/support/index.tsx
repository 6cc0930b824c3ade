import type { Fetch, Insights } from '@guide/contracts/api';
import { exampleResponses } from '@guide/contracts/testing';
import { createScreenHarness } from '@guide/module/testing';
import { render } from '@testing-library/react';
import { Dashboard } from '../../src/screens/Dashboard/Dashboard';

const pages = [
  { path: '/', count: 1248 },
  { path: '/testford-attractions', count: 876 },
  { path: '/map', count: 642 },
  { path: '/top-attractions/', count: 513 },
  { path: '/attraction/3', count: 431 },
  { path: '/search', count: 12 },
];
const listings = [1, 2, 3, 4, 7, 8].map((listingId, index) => ({ listingId, count: 60 - index * 10 }));

export const summary = {
  period: 'day',
  since: '2026-11-20T00:00:00.000+00:00',
  pageViews: { value: 300, previous: 200 },
  uniqueVisitors: { value: 412, previous: 412 },
  sessions: { value: 90, previous: 100 },
  bookingClicks: { value: 3, previous: 0 },
  visitorsNow: 5,
  areas: [{ name: 'Riverside', count: 7 }],
  referrers: [
    { name: 'direct', count: 9 },
    { name: '=cmd', count: 1 },
  ],
  devices: [{ name: 'phone', count: 2 }],
  vitals: [
    { module: 'map', version: '1.0.0-a', metric: 'CLS', p75: 12, samples: 3 },
    { module: 'map', version: '1.0.0-a', metric: 'LCP', p75: 1200, samples: 5 },
  ],
  failures: [{ module: 'map', version: '1.0.0-b', load: 17, render: 0 }],
  filteredBots: 4,
};
export const insights = {
  ...(exampleResponses.insights as Insights),
  from: '2026-11-19',
  to: '2026-11-20',
  comparedWith: { from: '2026-11-17', to: '2026-11-18' },
  views: { value: 120, previous: 95 },
  visitors: { value: 40, previous: null },
  sessions: { value: 50, previous: 40 },
  bookings: { value: null, previous: 5 },
  bounces: { value: 20, previous: 10 },
  secondsOnPage: { value: 35, previous: null },
  series: [
    { day: '2026-11-18', views: 5, visitors: null, sessions: 5 },
    { day: '2026-11-19', views: 115, visitors: 40, sessions: 50 },
    { day: '2026-11-20', views: null, visitors: null, sessions: null },
  ],
  pages: [
    { name: '/map', value: 60, previous: 5 },
    { name: 'other page', value: null, previous: 5 },
  ],
  entryPages: [{ name: '/', value: 25 }],
  exitPages: [],
  areas: [{ name: 'Riverside', value: 10 }],
  funnel: { lists: { value: 40 }, places: { value: 20 }, booked: { value: null } },
  searches: [{ text: '=parking', visitors: 5 }],
  imported: [
    { source: 'plausible', day: '2026-11-19', views: 70, visitors: 30 },
    { source: 'umami', day: '2026-11-20', views: null, visitors: null },
  ],
  firstSeen: [{ day: '2026-11-20', release: 'map@1.0.0' }],
};
const recent = [{ path: '/map', at: '2026-07-01T13:31:00.000Z', device: 'desktop', country: 'FR' }];

/** Responses by path; a number is a status code; a Response is sent as it is. */
export const answers: Record<string, unknown> = {
  '/api/analytics/top-pages': pages,
  '/api/analytics/popular-listings': listings,
  '/api/analytics/summary': summary,
  '/api/analytics/recent': recent,
  '/api/analytics/insights': insights,
};

/**
 * Renders the dashboard, or another element, with these responses.
 * @param path - address of the page
 * @returns the requested URLs
 */
export function open(
  overrides: Record<string, unknown> = {},
  path?: string,
  element = <Dashboard />,
): { requests: string[] } {
  const requests: string[] = [];
  const fetch: Fetch = async (url) => {
    requests.push(url);
    const path = url.split('?', 1)[0]!;
    const response = await (overrides[path] ?? answers[path]);
    if (response instanceof Response) return response.clone();
    const status = typeof response === 'number' ? response : 200;
    return Response.json(status === 200 ? response : { error: {} }, { status });
  };
  const { wrap } = createScreenHarness({ fetch, host: { now: 0 }, ...(path && { path }) });
  render(wrap(element));
  return { requests };
}
