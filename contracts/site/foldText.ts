/** Anything but the printable characters of ASCII. */
const SPECIAL = /[^ -~]/;

/** A text in upper case without accents, its curly apostrophes straight; ß is SS. For slugs and sort keys. */
export const foldText = (text: string): string =>
  SPECIAL.test(text)
    ? text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[‘’ʼ]/g, "'")
    : text.toUpperCase();
