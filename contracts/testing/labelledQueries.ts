import type { Listing, Synonym } from '../api/schemas';
import { CHIPS } from '../place';
import type { Random } from './random';

/** What a visitor meant: a listing's id, or the label of a kind. */
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

/** One typing error in a word of the text that has four letters or more; the first letter mostly stays. */
function withError(random: Random, text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, place) => (/^[a-z]{4,}$/i.test(word) ? [place] : []));
  if (long.length === 0) return text;
  const place = random.of(long);
  const word = words[place]!;
  const at = 1 + random.whole(word.length - 2);
  const changed = random.of([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + random.of([...LETTERS]) + word.slice(at),
    word.slice(0, at) + random.of([...LETTERS]) + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ]);
  words[place] = changed;
  return words.join(' ');
}

const plural = (word: string) =>
  word.endsWith('y') && !/[aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;

const plain = (name: string) => name.replace(/\s*\([^)]*\)/g, '');

/** By rules and a seed, out of names, kinds and synonyms: queries with what they mean. */
export function generateQueries(
  random: Random,
  listings: readonly Listing[],
  synonyms: readonly Synonym[],
  count: number,
): Labelled[] {
  const kinds = [
    ...new Set(listings.filter(({ category }) => category !== 'pub').map((one) => one.subcategory)),
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
  const rules: Record<Sort, () => Labelled> = {
    exact: () => {
      const { id, name } = random.of(listings);
      return { text: random.of([name, plain(name), name.toLowerCase()]), wanted: id, sort: 'exact' };
    },
    plural: () => {
      const kind = random.of(kinds);
      return { text: plural(kind.toLowerCase()), wanted: kind, sort: 'plural' };
    },
    synonym: () => {
      const [{ words }, wanted] = random.of(meanings);
      const word = random.of(words);
      // With and without a typing error: typo and synonym work together.
      return {
        text: random.chance(0.3) && word.length > 5 ? withError(random, word) : word,
        wanted,
        sort: 'synonym',
      };
    },
    'one error': () => {
      const { id, name } = random.of(longNames);
      return { text: withError(random, plain(name).toLowerCase()), wanted: id, sort: 'one error' };
    },
    'two errors': () => {
      const { id, name } = random.of(longNames);
      const once = withError(random, plain(name).toLowerCase());
      return { text: withError(random, once), wanted: id, sort: 'two errors' };
    },
    'two words': () => {
      const { id, name } = random.of(twoWords);
      return { text: plain(name).replaceAll(' ', random.of(['', '-', '  '])), wanted: id, sort: 'two words' };
    },
    order: () => {
      const { id, name } = random.of(twoWords);
      return { text: plain(name).split(' ').reverse().join(' '), wanted: id, sort: 'order' };
    },
    marks: () => {
      const { id, name } = random.of(listings);
      const marked = plain(name).replace(/['’.]/g, '').replace(/e/, 'é').replace(/o/, 'ö').toUpperCase();
      return { text: marked, wanted: id, sort: 'marks' };
    },
  };
  const sorts = Object.keys(rules) as Sort[];
  return Array.from({ length: count }, (_, index) => rules[sorts[index % sorts.length]!]());
}

const place = (sort: Sort, wanted: number, ...texts: string[]): Labelled[] =>
  texts.map((text) => ({ text, wanted, sort }));
const kind = (sort: Sort, wanted: string, ...texts: string[]): Labelled[] =>
  texts.map((text) => ({ text, wanted, sort }));

/** What visitors to London type, written by hand before the suggestions were. */
export const byHand: Labelled[] = [
  ...place('exact', 1, 'tower of london', 'the tower of london', 'London Tower'),
  ...place('one error', 1, 'towr of london', 'tower of londn', 'tower of lodnon', 'towerr of london'),
  ...place('two errors', 1, 'towr of lodnon', 'tover of londen'),
  ...place('synonym', 1, 'beefeaters', 'crown jewels', 'beefeater', 'crown jewls'),
  ...place('exact', 2, 'london eye', 'The London Eye'),
  ...place('one error', 2, 'londn eye', 'lonodn eye'),
  ...place('synonym', 2, 'ferris wheel', 'millenium wheel', 'big wheel'),
  ...place('two words', 2, 'londoneye', 'london-eye'),
  ...place('one error', 3, 'buckinham palace', 'bukingham palace', 'buckingam palace'),
  ...place('two errors', 3, 'buckinham pallace', 'bukingam palace'),
  ...place('two words', 3, 'buckinghampalace'),
  ...place('synonym', 3, 'changing of the guard', 'changing the guard'),
  ...place('one error', 4, 'britsh museum', 'british musem', 'brittish museum'),
  ...place('two errors', 4, 'britsh musem', 'brittish musuem'),
  ...place('synonym', 4, 'rosetta stone', 'mummies'),
  ...place('marks', 5, 'St Pauls', 'st pauls cathedral', 'St. Pauls', 'st paul’s', 'stpauls'),
  ...place('one error', 5, 'st pauls cathederal', 'st pauls catedral', 'st palus cathedral'),
  ...place('order', 5, 'cathedral st pauls'),
  ...place('one error', 6, 'natural histroy museum', 'natual history museum'),
  ...place('two errors', 6, 'natual histroy museum', 'naturel histery museum'),
  ...place('synonym', 6, 'dinosaurs', 'dinosaur', 'dinosuars'),
  ...place('one error', 7, 'westminister abbey', 'westminster abby', 'wesminster abbey'),
  ...place('two errors', 7, 'wesminster abby', 'westminister abby'),
  ...place('order', 7, 'abbey westminster'),
  ...place('two words', 7, 'west minster abbey', 'westminsterabbey'),
  ...place('one error', 8, 'tate modren', 'tate moderne'),
  ...place('synonym', 8, 'turbine hall', 'modern art'),
  ...place('two words', 8, 'tatemodern'),
  ...place('one error', 9, 'tower brige', 'tower bridg', 'towr bridge'),
  ...place('two words', 9, 'towerbridge'),
  ...place('two words', 10, 'bigben', 'big-ben'),
  ...place('exact', 10, 'big ben', 'Big Ben', 'houses of parliament'),
  ...place('one error', 10, 'bigg ben', 'houses of parliment', 'houses of parlament'),
  ...place('synonym', 10, 'elizabeth tower', 'parliament', 'clock tower'),
  ...place('one error', 11, 'hide park', 'hyde prk'),
  ...place('two words', 11, 'hydepark'),
  ...place('one error', 12, 'natonal gallery', 'national galery'),
  ...place('one error', 13, 'sience museum', 'science musuem'),
  ...place('synonym', 14, 'v&a', 'V and A'),
  ...place('order', 14, 'albert and victoria museum'),
  ...place('one error', 14, 'victora and albert museum'),
  ...place('one error', 15, 'kensignton palace', 'kensington palce'),
  ...place('one error', 16, 'hamton court', 'hampton cort palace'),
  ...place('synonym', 16, 'henry viii'),
  ...place('marks', 17, 'regents park', 'Regent’s Park'),
  ...place('one error', 17, 'regants park'),
  ...place('one error', 18, 'grenwich park', 'greenwhich park'),
  ...place('one error', 19, 'royal observatry', 'royl observatory'),
  ...place('synonym', 19, 'prime meridian', 'planetarium'),
  ...place('one error', 20, 'cuty sark', 'cutty sarc'),
  ...place('two words', 20, 'cuttysark'),
  ...place('exact', 21, 'shard'),
  ...place('one error', 21, 'the shrad'),
  ...place('synonym', 21, 'skyscraper'),
  ...place('two words', 22, 'skygarden'),
  ...place('synonym', 22, 'walkie talkie'),
  ...place('marks', 23, 'shakespeares globe'),
  ...place('one error', 23, 'shakespear globe', 'shakespeare globe'),
  ...place('one error', 24, 'borogh market', 'borough markt', 'burough market'),
  ...place('one error', 25, 'covent gardn', 'convent garden'),
  ...place('two words', 25, 'coventgarden'),
  ...place('one error', 26, 'trafalger square', 'trafalgar sqare'),
  ...place('synonym', 26, 'nelsons column'),
  ...place('one error', 27, 'picadilly circus', 'piccadily circus', 'piccadilly circuss'),
  ...place('two errors', 27, 'picadily circus'),
  ...place('one error', 28, 'kew gardns', 'kew gradens'),
  ...place('synonym', 28, 'palm house', 'botanic gardens'),
  ...place('one error', 31, 'churchil war rooms', 'churchill war room'),
  ...place('one error', 32, 'hms belfats'),
  ...place('synonym', 32, 'warship', 'battleship'),
  ...place('synonym', 33, 'great fire'),
  ...place('one error', 34, 'banquetting house', 'banqueting hous'),
  ...place('marks', 35, 'st jamess park', 'st james park'),
  ...place('synonym', 36, 'penguins', 'penguin'),
  ...place('one error', 102, 'dishom', 'dishoon'),
  ...place('one error', 105, 'hawksmor'),
  ...place('one error', 106, 'padela'),
  ...place('marks', 109, 'st john', 'ST JOHN'),
  ...place('two words', 108, 'duck and waffle'),
  ...place('one error', 202, 'cheshire chese', 'ye olde chesire cheese'),
  ...place('exact', 202, 'old cheshire cheese'),
  ...place('one error', 203, 'churchil arms'),
  ...place('two words', 204, 'black friar'),
  ...place('marks', 209, 'gordons wine bar'),
  ...kind('plural', 'Museum', 'museums'),
  ...kind('plural', 'Park', 'parks'),
  ...kind('plural', 'Market', 'markets'),
  ...kind('plural', 'Landmark', 'landmarks'),
  ...kind('plural', 'Pubs & Bars', 'pubs', 'bars', 'pub'),
  ...kind('synonym', 'Step-free', 'wheelchair', 'wheelchairs', 'step free', 'wheel chair', 'wheelchiar'),
  ...kind('synonym', 'With children', 'kids', 'children', 'family', 'kid', 'childrens', 'toddlers'),
  ...kind('synonym', 'When it rains', 'rainy day', 'rain', 'indoors'),
  ...kind('synonym', 'Free', 'gratis', 'free'),
  ...kind('synonym', 'Fish and chips', 'fish and chips', 'fish & chips', 'chippy', 'fish n chips'),
  ...kind('synonym', 'Restaurants', 'food', 'dinner', 'restaurant', 'places to eat'),
  ...kind('synonym', 'Museum', 'art', 'galleries', 'exhibitions'),
  ...kind('synonym', 'Indian', 'curry', 'curries'),
  ...kind('synonym', 'Museum', 'toilet', 'toilets', 'public toilet', 'restroom', 'wc'),
];
