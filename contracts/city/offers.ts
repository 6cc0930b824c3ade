import { type Static, Type } from 'typebox';
import { Category, type Listing, PriceRange, type Pub } from '../api/schemas';
import { priceLevel } from '../place/price';

/** What a city's pack has; screens, menus and filters show nothing else. */
export const Offers = Type.Object({
  /** Kinds of places, in the order of `Category`. */
  categories: Type.Array(Category),
  /** Kinds of attractions, the most frequent first: "Museum". */
  subcategories: Type.Array(Type.String()),
  /** Pubs with pages of their own (`pubs.json`). */
  pubs: Type.Integer({ minimum: 0 }),
  /** Whether any place has a rating. Without one, no screen shows, sorts or filters by ratings. */
  ratings: Type.Boolean(),
  /** Whether any place has a number of reviews. */
  reviews: Type.Boolean(),
  /** "Free" if a place is, then all price levels up to the highest: "€", "€€". */
  prices: Type.Array(PriceRange),
});
export type Offers = Static<typeof Offers>;

/** Each value once, the most frequent first; equal ones keep their order. */
function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

type Priced = Partial<Pick<Listing, 'priceRange'>>;

function pricesOf(places: readonly Priced[]): string[] {
  const ranges = places.flatMap(({ priceRange }) => priceRange ?? []);
  const highest = ranges.reduce((a, b) => (priceLevel(b) > priceLevel(a) ? b : a), 'Free');
  const count = priceLevel(highest);
  const sign = count > 0 ? highest.slice(0, highest.length / count) : '';
  const levels = Array.from({ length: count }, (_, index) => sign.repeat(index + 1));
  return ranges.includes('Free') ? ['Free', ...levels] : levels;
}

/** What a pack's `listings.json` and `pubs.json` have. */
export function offersOf(
  listings: readonly (Pick<Listing, 'category' | 'subcategory' | 'rating' | 'reviewCount'> & Priced)[],
  pubs: readonly Partial<Pick<Pub, 'rating'>>[],
): Offers {
  const isRated = ({ rating }: { rating?: unknown }) => rating !== undefined;
  return {
    categories: (['attraction', 'restaurant', 'pub'] as const).filter((category) =>
      listings.some((listing) => listing.category === category),
    ),
    subcategories: byFrequency(
      listings.flatMap(({ category, subcategory }) => (category === 'attraction' ? subcategory : [])),
    ),
    pubs: pubs.length,
    ratings: listings.some(isRated) || pubs.some(isRated),
    reviews: listings.some(({ reviewCount }) => reviewCount !== undefined),
    prices: pricesOf(listings),
  };
}
