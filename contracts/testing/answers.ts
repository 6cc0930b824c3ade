import { readFileSync } from 'node:fs';
import type { operations } from '../api/operations';

const pack = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../cities/london/${file}`, import.meta.url), 'utf8'));

type Reads = {
  [Name in keyof typeof operations as (typeof operations)[Name] extends { method: 'GET' }
    ? Name
    : never]: unknown;
};

const [listing] = pack('listings.json');
const [pub] = pack('pubs.json');
const { id, name, category, area, imageUrl, lat, lng } = listing;

/** For each read of the contract an answer that fits, with one item in each list. */
export const goodAnswers: Reads = {
  listings: [listing],
  listing,
  pubs: [pub],
  pub,
  areas: [pack('areas.json')[0]],
  mapFeatures: [{ id, name, category, area, imageUrl, lat, lng, rating: '4.6' }],
  search: [listing],
  searchFacets: { areas: [{ name: 'Soho', count: 3 }] },
  topPages: [{ path: '/', count: 12 }],
  popularListings: [{ listingId: 1, count: 7 }],
  analyticsSummary: {
    period: 'day',
    since: '2026-11-20T00:00:00.000+00:00',
    pageViews: { value: 3, previous: 2 },
    uniqueVisitors: { value: 2, previous: 2 },
    sessions: { value: 2, previous: 2 },
    bookingClicks: { value: 1, previous: 0 },
    visitorsNow: 1,
    areas: [{ name: 'Soho', count: 3 }],
    referrers: [{ name: 'direct', count: 2 }],
    devices: [{ name: 'phone', count: 2 }],
    vitals: [{ module: 'map', version: '1.0.0', metric: 'LCP', p75: 1200, samples: 5 }],
    failures: [{ module: 'map', version: '1.0.0', load: 1, render: 0 }],
    filteredBots: 4,
  },
  recentVisits: [{ path: '/map', at: '2026-11-20T12:00:00.000Z', device: 'phone', country: 'FR' }],
};
