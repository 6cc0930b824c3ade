import type { Listing, SearchQuery } from '@guide/contracts/api/schemas';
import type { Random } from './random';

const SYMBOLS = [
  ...'.*+?^{}$()|[]\\/"\'’‘<>&%#£½ß_-',
  '\u0000',
  '\n',
  '🍺',
  '\ud83c',
  '\u0301',
  '.*',
  '\\b',
  '[a-z]+',
];

/** A text that a visitor may type or paste: most are part of a listing, some hardly of any. */
function queryText(random: Random, listings: readonly Listing[]): string {
  const listing = random.pick(listings);
  const source = random.pick([
    listing.name,
    listing.description,
    listing.area,
    listing.subcategory,
    listing.shortDescription,
  ]);
  const part = (length: number) => {
    const start = random.below(Math.max(1, source.length - length));
    return source.slice(start, start + length);
  };
  const kinds = [
    () => part(1 + random.below(12)),
    () => part(2 + random.below(3)),
    () => part(1).toUpperCase(),
    () =>
      part(1 + random.below(8))
        .toLowerCase()
        .normalize('NFD'),
    () => part(4 + random.below(30)).toUpperCase(),
    () => part(3) + random.pick(SYMBOLS),
    () => random.times(1 + random.below(4), () => random.pick(SYMBOLS)).join(''),
    () => `  ${part(5)} `,
    () => '',
    () => listing.description.repeat(3).slice(0, 500),
    () => part(2).repeat(250).slice(0, 500),
    () => String.fromCharCode(random.below(0x2fff)),
  ];
  return random.pick(kinds)();
}

/** One query of the search: text, and now and then filters, an order and a page. */
export function generateQuery(random: Random, listings: readonly Listing[]): SearchQuery {
  const { category, area, priceRange } = random.pick(listings);
  const maybe = <T>(one: number, value: T): T | undefined => (random.below(one) === 0 ? value : undefined);
  const rare = { [random.pick(['query', 'query', 'q'])]: queryText(random, listings) };
  return {
    ...rare,
    category: maybe(4, random.pick(['all', category] as const)),
    area: maybe(4, random.pick(['all', '', 'Nowhere', area])),
    priceRange: maybe(5, random.pick(['all', priceRange] as const)),
    rating: maybe(4, random.pick(['all', 0, 3.5, 4, 4.05, 4.5, 5] as const)),
    sortBy: maybe(2, random.pick(['relevance', 'rating', 'reviews', 'name'] as const)),
    limit: maybe(2, 1 + random.below(60)),
    offset: maybe(3, random.below(80)),
  };
}
