/** Keyboards have ` and ´ for the apostrophe as well. */
export const APOSTROPHES = /['‘’ʼ`´′]/g;
/** Letters that Unicode does not decompose, with the letters that are typed for them (D-78). */
export const LETTERS: Record<string, string> = { ß: 'SS', ø: 'O', ł: 'L', æ: 'AE', œ: 'OE' };

/**
 * A text as searches compare it (SEARCH-22, D-78): upper case, "&" as "and", without accents, apostrophes, dots of
 * abbreviations and repeated spaces. `indexOfSearched` compares typed accents.
 */
export const normalizeForSearch = (text: string): string =>
  text
    // "St." is "St", but 3.5 is not 35.
    .replace(/(\d\.(?=\d))|[.…]/g, '$1')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞøłæœ]/gi, (letter) => LETTERS[letter.toLowerCase()]!)
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/\s+/g, ' ')
    .trim();
