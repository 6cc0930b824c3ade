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
const generic = pack('generic.json');
const [pub] = pack('pubs.json');
const { id, name, category, area, shortDescription, imageUrl, lat, lng } = listing;

/** A valid response for each read of the contract, with one item in each list. */
export const exampleResponses: Reads = {
  listings: [listing],
  listing,
  photos: [pack('photos.json')[0]],
  texts: { id, texts: { ticketInfo: 'Free.', bestTimes: [{ when: 'Mornings', note: 'Quiet' }] } },
  pageTexts: {
    own: { ticketInfo: 'Free.' },
    generic: { kind: generic.subcategories.default, area: generic.areas.default },
  },
  allPageTexts: { written: { [id]: pack('attractions.json')[id] }, generic },
  homeTexts: pack('home.json'),
  allPhotos: [pack('photos.json')[0]],
  allTexts: [{ id, texts: { bestTime: 'Mornings' } }],
  pubs: [pub],
  pub,
  areas: [pack('areas.json')[0]],
  mapFeatures: [{ id, name, category, area, imageUrl, lat, lng, rating: '4.6' }],
  search: [listing],
  searchSuggestions: [
    { type: 'place', id, name, area, subcategory: listing.subcategory, shortDescription, imageUrl },
    { type: 'search', label: 'Museum', query: { query: 'Museum' }, count: 9 },
  ],
  searchStarts: [{ id: 'euston', name: 'Euston', kind: 'station', lat: 51.5282, lng: -0.1337 }],
  searchTerms: { synonyms: pack('synonyms.json'), calendar: { clockChanges: [], bankHolidays: [] } },
  searchChips: { openNow: 3, openLate: 1, free: 2, stepFree: 1, children: 0, rain: 1 },
  searchFacets: { areas: [{ name: 'Soho', count: 3 }] },
  topPages: [{ path: '/', count: 12 }],
  popularListings: [{ listingId: 1, name: 'Tower of Testford', count: 7 }],
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
  insights: {
    from: '2026-11-19',
    to: '2026-11-20',
    comparedWith: { from: '2026-11-17', to: '2026-11-18' },
    views: { value: 120, previous: 95 },
    visitors: { value: 40, previous: null },
    sessions: { value: 45 },
    bookings: { value: null },
    bounces: { value: 20 },
    secondsOnPage: { value: 35 },
    series: [{ day: '2026-11-19', views: 60, visitors: null, sessions: 20 }],
    pages: [{ name: '/map', value: 15, previous: 5 }],
    entryPages: [{ name: '/', value: 25 }],
    exitPages: [{ name: 'other page', value: null }],
    areas: [{ name: 'Soho', value: 10 }],
    kinds: [{ name: 'map', value: 15 }],
    devices: [{ name: 'phone', value: 60 }],
    referrers: [{ name: 'direct', value: 30 }],
    countries: [{ name: 'FR', value: 5 }],
    releases: [{ name: 'map@1.0.0', value: 15 }],
    funnel: { lists: { value: 20 }, places: { value: 10 }, booked: { value: null } },
    searches: [{ text: 'parking', visitors: 5 }],
    browsers: [{ name: 'Firefox', value: 45 }],
    systems: [{ name: 'Android', value: 60 }],
    sources: [{ name: 'newsletter', value: 10 }],
    mediums: [{ name: 'email', value: 10 }],
    campaigns: [{ name: 'spring', value: 10 }],
    languages: [{ name: 'de', value: 30 }],
    hours: [
      { hour: 9, views: 70, visitors: 20 },
      { hour: 10, views: null, visitors: null },
    ],
    outbound: [{ host: 'tickets.example', visitors: 7 }],
    goals: [
      {
        id: 'pub-tour',
        name: 'Pub tour',
        from: '2026-11-19',
        steps: [
          { step: '/map', value: 20 },
          { step: 'share', value: null },
        ],
      },
    ],
    imported: [{ source: 'plausible', day: '2026-11-19', views: 70, visitors: 30 }],
    firstSeen: [{ day: '2026-11-20', release: 'map@1.0.0' }],
  },
  visitorsNow: { visitors: 1 },
  recentVisits: [{ path: '/map', at: '2026-11-20T12:00:00.000Z', device: 'phone', country: 'FR' }],
};
