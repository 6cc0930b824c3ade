/** Anything but the printable characters of ASCII. */
const SPECIAL = /[^ -~]/;

/**
 * Text as it is compared: case folded by Unicode's rules (upper case, so that ß is SS and final sigma is sigma),
 * accents dropped, curly apostrophes straight (SEARCH-22).
 */
export const normalizeForSearch = (text: string): string =>
  SPECIAL.test(text)
    ? text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[‘’ʼ]/g, "'")
    : text.toUpperCase();
