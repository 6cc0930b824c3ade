/**
 * Text as it is compared: case folded by Unicode's rules (upper case, so that ß is SS and final sigma is sigma),
 * accents dropped, curly apostrophes straight (SEARCH-22).
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[‘’ʼ]/g, "'");
