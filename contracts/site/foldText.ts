import { LETTERS, SPECIAL_LETTERS } from './normalizeForSearch';

const NOT_ASCII = /[^ -~]/;

/** Upper case without accents, special letters and curly apostrophes, for slugs and sort keys. */
export const foldText = (text: string): string =>
  NOT_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter.toLowerCase()]!)
        .toUpperCase()
        .replace(/[‘’ʼ]/g, "'")
    : text.toUpperCase();
