/** Anything but the printable characters of ASCII. */
const SPECIAL = /[^ -~]/;
const MARK = /^\p{M}$/u;
/** Keyboards have ` and ´ for it as well. */
const APOSTROPHE = /^['‘’ʼ`´′]$/;
/** Letters that Unicode does not decompose, with the letters that are typed for them (D-78). */
const LETTERS: Record<string, string> = {
  ß: 'SS',
  ẞ: 'SS',
  ø: 'O',
  Ø: 'O',
  ł: 'L',
  Ł: 'L',
  æ: 'AE',
  Æ: 'AE',
  œ: 'OE',
  Œ: 'OE',
};

/** A text as searches compare it. The arrays have one entry for each UTF-16 unit of `text`. */
export interface SearchText {
  text: string;
  /** The unit's accents, or the special letter that it comes from; '' for a plain letter. */
  accents: string[];
  /** Where the unit's character starts and ends in the original text. */
  starts: number[];
  ends: number[];
}

/** {@link normalizeForSearch}, with the accents that it drops and the position of each unit. */
export function foldForSearch(original: string): SearchText {
  const accents: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let start = 0;
  let end = 0;
  const add = (units: string, accent = '') => {
    for (const unit of units.split('')) {
      // Spaces count once, and not at the beginning.
      if (unit === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += unit;
      accents.push(accent);
      starts.push(start);
      ends.push(end);
    }
  };
  for (const character of original) {
    start = end;
    end += character.length;
    if (APOSTROPHE.test(character)) continue;
    for (const letter of character.normalize('NFKD')) {
      if (MARK.test(letter)) {
        if (text === '') continue;
        accents[text.length - 1] += letter;
        ends[text.length - 1] = end;
      } else if (letter === '.') {
        // "St." is "St", but 3.5 is not 35.
        if (/\d/.test(original[start - 1] ?? '') && /\d/.test(original[end] ?? '')) add('.');
      } else if (letter === '&') add(' AND ');
      else if (/\s/.test(letter)) add(' ');
      else if (letter in LETTERS) add(LETTERS[letter]!, letter.toLowerCase());
      else if (letter !== "'") add(letter.toUpperCase());
    }
  }
  const { length } = text.trimEnd();
  return {
    text: text.slice(0, length),
    accents: accents.slice(0, length),
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
  };
}

/**
 * A text as searches compare it (SEARCH-22, D-78): upper case, without accents, apostrophes and the dots of
 * abbreviations; "&" is "and"; several spaces are one. A typed accent is compared by {@link indexOfSearched}.
 */
export const normalizeForSearch = (text: string): string =>
  SPECIAL.test(text)
    ? foldForSearch(text).text
    : text
        .toUpperCase()
        .replace(/(\d\.(?=\d))|['`.]/g, '$1')
        .replace(/&/g, ' AND ')
        .replace(/ +/g, ' ')
        .trim();

type Compared = Pick<SearchText, 'text' | 'accents'>;

/**
 * Where a searched text first occurs in another. A plain letter of it matches any accents, an accented letter only
 * the same accents (D-78).
 * @param from index of a unit
 * @returns index of a unit, or -1
 */
export function indexOfSearched(within: Compared, searched: Compared, from = 0): number {
  let at = within.text.indexOf(searched.text, from);
  const isMatch = (accent: string, index: number) => accent === '' || accent === within.accents[at + index];
  while (at !== -1 && !searched.accents.every(isMatch)) at = within.text.indexOf(searched.text, at + 1);
  return at;
}
