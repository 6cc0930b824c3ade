import { clockChanges, type Site } from '@guide/contracts/site';

const TIME_ZONE = 'Europe/London';

/** Friday 20 November 2026, 12:00 in London. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** A city with everything that a pack can have. */
const offers: Site['offers'] = {
  categories: ['attraction', 'restaurant', 'pub'],
  subcategories: ['Museum', 'Historical', 'Park'],
  pubs: 10,
  ratings: true,
  reviews: true,
  prices: ['Free', '£', '££', '£££'],
};

/** A pack's `site.json` as the gateway serves it, with everything that a pack can have. */
export const servedSite = (file: { timeZone: string }): Site =>
  ({
    offers,
    ...file,
    clockChanges: clockChanges(file.timeZone, Date.UTC(2025, 0), Date.UTC(2035, 0)),
  }) as Site;

export const testSite: Site = {
  product: 'Testford',
  slug: 'testford',
  country: 'UK',
  tagline: 'A city for tests.',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: TIME_ZONE,
  clockChanges: clockChanges(TIME_ZONE, Date.UTC(2025, 0), Date.UTC(2035, 0)),
  offers,
  bankHolidays: [],
  transport: { authority: 'Testford Transport', url: 'https://transport.example', word: 'Tram' },
  center: [-0.1195, 51.5074],
  fixedPages: [],
  menus: { landmarks: [], museums: [], restaurants: [], pubs: [], areas: [] },
  samples: { area: 'Old Town', attraction: 'The Tower' },
  notices: [],
  newsletter: { kicker: 'News', text: 'What is new in Testford.', imageUrl: '/images/news.jpg' },
  mapServices: {
    search: 'https://maps.example/?q={query}',
    coordinates: 'https://maps.example/?ll={lat},{lng}',
  },
  tiles: { url: '', attribution: '' },
};
