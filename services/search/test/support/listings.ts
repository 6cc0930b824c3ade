import type { Listing } from '@guide/contracts/api/schemas';
import { type Random, randomFrom } from './random';

const SPECIAL_WORDS =
  `Tower Museum Palace Gardens Market Bridge Church Abbey Gallery Theatre Café Crown Arms Crêperie
  St Paul’s King's Queen’s Royal Old New River Park Square Straße Ægir Ångström Ōita ΟΔΟΣ Музей (1677) C++ [sic] £5
  a.b* 50% rock&roll "quoted" back\\slash Łódź Dvořák 🍺 ﬁne ½`.split(/\s+/);
const SYLLABLES =
  'al an ar be bo ca chi co da den e el fa fer ga gra ha hi in ka la lin lo ma mi mor na ner o pa per qua ra ri sa sten ta ther tor u va wes y zo'.split(
    ' ',
  );
const AREAS =
  `Westminster,Soho,Covent Garden,South Bank,King’s Cross,Camden,Greenwich,Notting Hill,Shoreditch`.split(
    ',',
  );
const SUBCATEGORIES = ['Museum', 'Historical', 'Park', 'Pub', 'Café', 'Fine Dining', 'Market', 'Theatre'];

const FUNCTION_WORDS =
  `the of and a in to is with for at on from its by this an as are was one that it has which
  where you here`.split(/\s+/);

/** Picks words with Zipf's distribution; more listings have more different words. */
function vocabulary(random: Random, listings: number): () => string {
  const invented = random.times(2000 + Math.round(100 * Math.sqrt(listings)), () =>
    random.times(2 + random.below(3), () => random.pick(SYLLABLES)).join(''),
  );
  const common = invented
    .slice(0, SPECIAL_WORDS.length)
    .flatMap((word, index) => [word, SPECIAL_WORDS[index]!]);
  const words = [...FUNCTION_WORDS, ...common, ...invented.slice(SPECIAL_WORDS.length)];
  return () => {
    const word = words[Math.floor(words.length ** random.next()) - 1]!;
    return random.below(9) === 0 ? `${word}${random.pick(',.;:!')}` : word;
  };
}

function rating(random: Random): Listing['rating'] {
  const value = (30 + random.below(21)) / 10;
  return random.pick([undefined, value, value, value.toFixed(1), value.toFixed(2)]);
}

export function generateListings(count: number, seed = 1): Listing[] {
  const random = randomFrom(seed);
  const word = vocabulary(random, count);
  const text = (min: number, range: number) => random.times(min + random.below(range), word).join(' ');
  return Array.from({ length: count }, (_none, index) => ({
    id: index + 1,
    name: text(1, 4),
    category: random.pick(['attraction', 'restaurant', 'pub'] as const),
    subcategory: random.pick(SUBCATEGORIES),
    area: random.pick(AREAS),
    ...((value) => value !== undefined && { rating: value })(rating(random)),
    ...(random.below(4) > 0 && { reviewCount: random.below(50) * 100 }),
    priceRange: random.pick(['Free', '£', '££', '£££'] as const),
    shortDescription: text(6, 6),
    description: text(20, 40),
    imageUrl: '/images/place.svg',
    tags: [word()],
    featured: random.below(20) === 0,
  }));
}
