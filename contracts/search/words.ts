import { normalizeForSearch } from '../site';

const STOP_WORDS = new Set('the of a an and in at for to near nearby around by with on'.split(' '));
/** How visitors shorten names of streets and stations. */
const SHORT_FORMS = new Map([
  ['saint', 'st'],
  ['sq', 'square'],
  ['rd', 'road'],
  ['stn', 'station'],
  ['tube', 'station'],
  ['metro', 'station'],
]);
/** "WC1B 5BE": only its district, "WC1B", is a starting point. */
const FULL_POSTCODE = /^([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{2}$/;

/** The text in lower case, without punctuation and accents; of a full postcode only the district. */
export const normalizeName = (text: string): string =>
  normalizeForSearch(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(FULL_POSTCODE, '$1');

/** English plurals: "galleries" is "gallery", "churches" is "church". */
const toSingular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** "st" is a street at the end of a name, else a saint. */
const toWord = (word: string, index: number, { length }: readonly string[]): string =>
  word === 'st' && index > 0 && index === length - 1 ? 'street' : (SHORT_FORMS.get(word) ?? toSingular(word));

/** The words of a text in singular, with short forms written out. */
export const everyWord = (text: string): string[] =>
  normalizeName(text).split(' ').filter(Boolean).map(toWord);

/** The words without "the", "of" and the like, unless there are no others. */
export const wordsOf = (text: string): string[] => {
  const words = everyWord(text);
  const significantWords = words.filter((word) => !STOP_WORDS.has(word));
  return significantWords.length > 0 ? significantWords : words;
};
