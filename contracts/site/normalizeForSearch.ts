/** Visitors also type ` and ´ as apostrophes. */
export const APOSTROPHES = /['‘’ʼ`´′]/g;
/** Letters that Unicode does not decompose, and how visitors type them (D-78). */
export const LETTERS: Record<string, string> = { ß: 'SS', ø: 'O', ł: 'L', æ: 'AE', œ: 'OE' };

/** Upper case, "&" as "and"; no accents, apostrophes, dots of abbreviations and double spaces (SEARCH-22, D-78). */
export const normalizeForSearch = (text: string): string =>
  text
    // Drop the dot of "St.", but not of 3.5.
    .replace(/(\d\.(?=\d))|[.…]/g, '$1')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞøłæœ]/gi, (letter) => LETTERS[letter.toLowerCase()]!)
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/\s+/g, ' ')
    .trim();
