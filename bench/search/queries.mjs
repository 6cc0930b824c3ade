/** What visitors ask, mixed: typed beginnings, names, words in a row, filters alone, nothing that exists. */
import { randomFrom } from '@guide/service-search/testing';

/** How many ask at once. */
export const CONNECTIONS = 32;

/** @returns so many different-looking queries of 24 results each, the same for the same listings and seed */
export function mixedQueries(listings, count, seed = 11) {
  const random = randomFrom(seed);
  const words = () => random.pick(listings).description.split(' ');
  const texts = [
    () => typed(random.pick(words())),
    () => typed(random.pick(words())),
    () => typed(random.pick(words())),
    () => typed(random.pick(listings).name),
    () => random.pick(listings).name,
    () => random.pick(listings).area.toLowerCase(),
    () => twoInARow(words()),
    () => random.pick(words()).slice(1),
    () => `${random.pick(words())}qx`,
    () => undefined,
  ];
  const typed = (text) => text.slice(0, 1 + random.below(text.length));
  const twoInARow = (all) => {
    const first = random.below(Math.max(1, all.length - 1));
    return all.slice(first, first + 2).join(' ');
  };
  const now = (one, value) => (random.below(one) === 0 ? value : undefined);

  return random.times(count, () => {
    const { category, area, priceRange } = random.pick(listings);
    const query = {
      query: random.pick(texts)(),
      category: now(4, category),
      area: now(6, area),
      priceRange: now(8, priceRange),
      rating: now(6, 4.5),
      sortBy: now(3, random.pick(['rating', 'reviews', 'name'])),
      limit: 24,
      offset: now(5, 24),
    };
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  });
}

/** The same as paths of the API; more different texts than the service keeps the answers of. */
export const pathsFor = (listings) =>
  mixedQueries(listings, 3000).map((query) => `/api/search?${new URLSearchParams(query)}`);
