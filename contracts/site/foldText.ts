/** Anything but the printable characters of ASCII. */
const SPECIAL = /[^ -~]/;

/** Upper case without accents and curly apostrophes, for slugs and sort keys. */
export const foldText = (text: string): string =>
  SPECIAL.test(text)
    ? text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[‘’ʼ]/g, "'")
    : text.toUpperCase();
