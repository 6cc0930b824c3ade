/**
 * Text as the search compares it (SEARCH-22): case folded by Unicode's rules, accents dropped, curly apostrophes
 * straight.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[‘’ʼ]/g, "'");
