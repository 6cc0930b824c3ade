import { normalizeLetters } from '../site';
import type { LanguageRules } from './languages/languageRules';
import { rulesOf } from './languages/rules';

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
/** Words that visitors type for a station. */
export const STATION_WORDS = [...SHORT_FORMS].flatMap(([word, meaning]) =>
  meaning === 'station' ? [word] : [],
);
/** "WC1B 5BE": only its district, "WC1B", is a starting point. */
const FULL_POSTCODE = /^([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{2}$/;

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Whether a text has words without spaces between them. Their signs are not mistyped as letters are. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** The text in lower case, without punctuation and accents; of a full postcode only the district. */
export const normalizeName = (text: string): string =>
  normalizeLetters(text)
    .toLowerCase()
    // Puts kana and their sound marks together again.
    .normalize('NFC')
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
const toWord =
  (stem: (word: string) => string) =>
  (word: string, index: number, { length }: readonly string[]): string =>
    word === 'st' && index > 0 && index === length - 1 ? 'street' : (SHORT_FORMS.get(word) ?? stem(word));

/** Splits and compares texts in a language. */
export interface Words {
  /** The words of a text as they are typed, in lower case and without accents. */
  split(text: string): string[];
  /** The words in one form: singular, without endings, short forms written out. */
  everyWord(text: string): string[];
  /** The words in one form without "the", "of" and the like, unless there are no others. */
  wordsOf(text: string): string[];
  /** Like `wordsOf`, but as `wordsOf` can read again. */
  typedWords(text: string): string[];
  /** Absent: English. */
  rules?: LanguageRules;
}

const splitAtSpaces = (text: string): string[] => normalizeName(text).split(' ').filter(Boolean);

/** The words without small ones, unless there are no others. */
const significant = (words: string[], isSmall: (word: string, index: number) => boolean): string[] => {
  const kept = words.filter((word, index) => !isSmall(word, index));
  return kept.length > 0 ? kept : words;
};

const everyWord = (text: string): string[] => splitAtSpaces(text).map(toWord(toSingular));
const wordsOf = (text: string): string[] => significant(everyWord(text), (word) => STOP_WORDS.has(word));

export const englishWords: Words = { split: splitAtSpaces, everyWord, wordsOf, typedWords: wordsOf };

/** A function that splits texts between words, also where no spaces are. */
function createSplitter(language: string): Words['split'] {
  // Firefox before 125 has no segmenter; there, such a text is one word.
  const segmenter = Intl.Segmenter && new Intl.Segmenter(language, { granularity: 'word' });
  const segment = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  return (text) =>
    splitAtSpaces(text).flatMap((word) => (segmenter && isUnspaced(word) ? segment(word) : [word]));
}

/** The words of a language and of English, in which many names are. */
export function createWords(language: string): Words {
  const rules = rulesOf(language);
  const split = createSplitter(language);
  const small = new Set([...STOP_WORDS, ...splitAtSpaces(rules.smallWords)]);
  const stem = toWord(rules.stem ?? toSingular);
  const everyWord = (text: string) => split(text).map(stem);
  return {
    split,
    everyWord,
    wordsOf(text) {
      const typed = split(text);
      return significant(typed.map(stem), (_word, index) => small.has(typed[index]!));
    },
    typedWords: (text) => significant(split(text), (word) => small.has(word)),
    rules,
  };
}
