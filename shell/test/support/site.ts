import { clockChanges, type MenuItem, type Site } from '@guide/contracts/site';

const places = (path: string, from: number, count: number): MenuItem[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `${path} ${from + index}`,
    to: `/${path}/${from + index}`,
    note: 'Old Town',
  }));

/** An invented city, so that tests notice texts about London (GEN-08). */
export const site: Site = {
  product: 'New Haven',
  slug: 'new-haven',
  country: 'Nowhere',
  samples: { area: 'Testville Quay', attraction: 'Tower of Testville' },
  tagline: 'Greens, galleries and pizza.',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'America/New_York',
  clockChanges: clockChanges('America/New_York', Date.UTC(2025, 5), Date.UTC(2029, 0)),
  offers: {
    categories: ['attraction', 'restaurant', 'pub'],
    subcategories: ['Museum', 'Historical', 'Park'],
    pubs: 10,
    ratings: true,
    reviews: true,
    prices: ['Free', '£', '££'],
  },
  bankHolidays: [],
  transport: { authority: 'Harbour Transit', url: 'https://transit.example/', word: 'tram' },
  center: [-72.93, 41.31],
  fixedPages: [{ path: '/tower-of-new-haven', listingId: 1 }],
  menus: {
    landmarks: places('attraction', 1, 4),
    museums: places('attraction', 5, 4),
    restaurants: places('restaurant', 101, 4),
    pubs: places('pub', 1, 4),
    areas: ['Old Town', 'South Bank'],
  },
  notices: [
    { title: 'One', text: 'First notice.' },
    { title: 'Two', text: 'Second notice.' },
    { title: 'Three', text: 'Third notice.' },
  ],
  newsletter: { kicker: 'Letter', text: 'News', imageUrl: '/images/letter.svg' },
  mapServices: { search: 'https://maps.example/{query}', coordinates: 'https://maps.example/{lat}/{lng}' },
  tiles: { url: '', attribution: '' },
};
