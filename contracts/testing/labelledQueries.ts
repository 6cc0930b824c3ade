import type { Listing, Synonym } from '../api/schemas';
import { CHIPS } from '../place';
import type { Random } from './random';

/** The expected suggestion: a listing's id, or the label of a kind. */
type Wanted = number | string;

export type Sort =
  | 'exact'
  | 'plural'
  | 'synonym'
  | 'one error'
  | 'two errors'
  | 'two words'
  | 'order'
  | 'marks';

export interface Labelled {
  text: string;
  wanted: Wanted;
  sort: Sort;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Adds a typing error to a word with four or more letters, after its first letter. */
function withError(random: Random, text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{4,}$/i.test(word) ? [index] : []));
  if (long.length === 0) return text;
  const index = random.of(long);
  const word = words[index]!;
  const position = 1 + random.integer(word.length - 2);
  const changed = random.of([
    word.slice(0, position) + word.slice(position + 1),
    word.slice(0, position) + random.of([...LETTERS]) + word.slice(position),
    word.slice(0, position) + random.of([...LETTERS]) + word.slice(position + 1),
    word.slice(0, position) + word[position + 1] + word[position] + word.slice(position + 2),
  ]);
  words[index] = changed;
  return words.join(' ');
}

const plural = (word: string) =>
  word.endsWith('y') && !/[aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;

const plain = (name: string) => name.replace(/\s*\([^)]*\)/g, '');

/** Generates queries and their expected suggestions from names, kinds and synonyms. */
export function generateQueries(
  random: Random,
  listings: readonly Listing[],
  synonyms: readonly Synonym[],
  count: number,
): Labelled[] {
  const kinds = [
    ...new Set(listings.filter(({ category }) => category !== 'pub').map((listing) => listing.subcategory)),
  ];
  const longNames = listings.filter(({ name }) => plain(name).replace(/[^a-z]/gi, '').length >= 6);
  const twoWords = listings.filter(({ name }) => plain(name).split(' ').length >= 2);
  const meanings: [Synonym, Wanted][] = synonyms.flatMap((synonym) => {
    const { chip, category, subcategory, area, listing, text } = synonym;
    const label = CHIPS.find(({ name }) => name === chip)?.label;
    const group =
      category && { attraction: 'Attractions', restaurant: 'Restaurants', pub: 'Pubs & Bars' }[category];
    const wanted = label ?? group ?? subcategory ?? area ?? listing ?? text;
    return wanted === undefined ? [] : [[synonym, wanted] as [Synonym, Wanted]];
  });
  const typed = ({ id, name }: Listing, change: (name: string) => string): [string, Wanted] => [
    change(plain(name)),
    id,
  ];
  const mistyped = (name: string) => withError(random, name.toLowerCase());
  const rules: Record<Sort, () => [text: string, wanted: Wanted]> = {
    exact: () => {
      const { id, name } = random.of(listings);
      return [random.of([name, plain(name), name.toLowerCase()]), id];
    },
    plural: () => {
      const kind = random.of(kinds);
      return [plural(kind.toLowerCase()), kind];
    },
    synonym: () => {
      const [{ words }, wanted] = random.of(meanings);
      const word = random.of(words);
      // Synonyms are also found with a typing error.
      return [random.chance(0.3) && word.length > 5 ? withError(random, word) : word, wanted];
    },
    'one error': () => typed(random.of(longNames), mistyped),
    'two errors': () => typed(random.of(longNames), (name) => mistyped(mistyped(name))),
    'two words': () => typed(random.of(twoWords), (name) => name.replaceAll(' ', random.of(['', '-', '  ']))),
    order: () => typed(random.of(twoWords), (name) => name.split(' ').reverse().join(' ')),
    marks: () =>
      typed(random.of(listings), (name) =>
        name.replace(/['’.]/g, '').replace(/e/, 'é').replace(/o/, 'ö').toUpperCase(),
      ),
  };
  const sorts = Object.keys(rules) as Sort[];
  return Array.from({ length: count }, (_, index) => {
    const sort = sorts[index % sorts.length]!;
    const [text, wanted] = rules[sort]();
    return { text, wanted, sort };
  });
}

const meaning = (sort: Sort, wanted: Wanted, ...texts: string[]): Labelled[] =>
  texts.map((text) => ({ text, wanted, sort }));

/** Hand-written queries about London: synonyms and common misspellings that no rule generates. */
export const handWrittenQueries: Labelled[] = [
  ...meaning('synonym', 1, 'beefeaters', 'crown jewels', 'beefeater', 'crown jewls'),
  ...meaning('synonym', 2, 'ferris wheel', 'millenium wheel', 'big wheel'),
  ...meaning('one error', 3, 'buckinham palace', 'bukingham palace', 'buckingam palace'),
  ...meaning('two errors', 3, 'buckinham pallace', 'bukingam palace'),
  ...meaning('synonym', 3, 'changing of the guard', 'changing the guard'),
  ...meaning('synonym', 4, 'rosetta stone', 'mummies'),
  ...meaning('one error', 5, 'st pauls cathederal', 'st pauls catedral', 'st palus cathedral'),
  ...meaning('synonym', 6, 'dinosaurs', 'dinosaur', 'dinosuars'),
  ...meaning('one error', 7, 'westminister abbey', 'westminster abby', 'wesminster abbey'),
  ...meaning('two errors', 7, 'wesminster abby', 'westminister abby'),
  ...meaning('synonym', 8, 'turbine hall', 'modern art'),
  ...meaning('one error', 10, 'bigg ben', 'houses of parliment', 'houses of parlament'),
  ...meaning('synonym', 10, 'elizabeth tower', 'parliament', 'clock tower'),
  ...meaning('synonym', 14, 'v&a', 'V and A'),
  ...meaning('synonym', 16, 'henry viii'),
  ...meaning('synonym', 19, 'prime meridian', 'planetarium'),
  ...meaning('synonym', 21, 'skyscraper'),
  ...meaning('synonym', 22, 'walkie talkie'),
  ...meaning('one error', 25, 'covent gardn', 'convent garden'),
  ...meaning('synonym', 26, 'nelsons column'),
  ...meaning('one error', 27, 'picadilly circus', 'piccadily circus', 'piccadilly circuss'),
  ...meaning('two errors', 27, 'picadily circus'),
  ...meaning('synonym', 28, 'palm house', 'botanic gardens'),
  ...meaning('synonym', 32, 'warship', 'battleship'),
  ...meaning('synonym', 33, 'great fire'),
  ...meaning('synonym', 36, 'penguins', 'penguin'),
  ...meaning('one error', 102, 'dishom', 'dishoon'),
  ...meaning('one error', 202, 'cheshire chese', 'ye olde chesire cheese'),
  ...meaning('plural', 'Museum', 'museums'),
  ...meaning('plural', 'Park', 'parks'),
  ...meaning('plural', 'Market', 'markets'),
  ...meaning('plural', 'Landmark', 'landmarks'),
  ...meaning('plural', 'Pubs & Bars', 'pubs', 'bars', 'pub'),
  ...meaning('synonym', 'Step-free', 'wheelchair', 'wheelchairs', 'step free', 'wheel chair', 'wheelchiar'),
  ...meaning('synonym', 'With children', 'kids', 'children', 'family', 'kid', 'childrens', 'toddlers'),
  ...meaning('synonym', 'When it rains', 'rainy day', 'rain', 'indoors'),
  ...meaning('synonym', 'Free', 'gratis', 'free'),
  ...meaning('synonym', 'Fish and chips', 'fish and chips', 'fish & chips', 'chippy', 'fish n chips'),
  ...meaning('synonym', 'Restaurants', 'food', 'dinner', 'restaurant', 'places to eat'),
  ...meaning('synonym', 'Museum', 'art', 'galleries', 'exhibitions'),
  ...meaning('synonym', 'Indian', 'curry', 'curries'),
  ...meaning('synonym', 4, 'toilet', 'toilets', 'public toilet', 'restroom', 'wc'),
];
