import { APOSTROPHES, LETTERS, normalizeForSearch, SOUND_MARK } from './normalizeForSearch';

const MARK = /^\p{M}$/u;
/** Vowel signs and hamza, which visitors may leave out or add. */
const ARABIC_MARK = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/;

/** A text normalised for searching. The arrays have an entry for each UTF-16 unit of `text`. */
export interface SearchText {
  /** Equal to the result of `normalizeForSearch`. */
  text: string;
  /** The unit's accents, or the special letter that it replaces (ß, ø); '' for a plain letter. */
  accents: string[];
  /** Range of the unit's character in the original text. */
  starts: number[];
  ends: number[];
}

/** Normalises a text like `normalizeForSearch`, and also returns accents and positions. */
export function foldForSearch(original: string): SearchText {
  const accents: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let start = 0;
  let end = 0;
  const add = (units: string, accent = '') => {
    for (const unit of units.split('')) {
      // Collapse spaces, and drop leading ones.
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
    const isDecimalPoint = /^\d\.\d$/.test(original.slice(start - 1, end + 1));
    for (const letter of character.replace(APOSTROPHES, '').normalize('NFKD')) {
      const special = LETTERS[letter.toLowerCase()];
      if (special) add(special, letter.toLowerCase());
      else if (letter === '&') add(' AND ');
      else if (MARK.test(letter) && !SOUND_MARK.test(letter) && text !== '') {
        if (!ARABIC_MARK.test(letter)) accents[text.length - 1] += letter;
        ends[text.length - 1] = end;
      } else if (isDecimalPoint) add('.');
      else add(normalizeForSearch(letter) || (/\s/.test(letter) ? ' ' : ''));
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

type Compared = Pick<SearchText, 'text' | 'accents'>;

/** The index of a searched text, or -1. A plain letter matches any accent, an accented one only itself (D-78). */
export function indexOfSearched(within: Compared, searched: Compared, from = 0): number {
  let at = within.text.indexOf(searched.text, from);
  const isMatch = (accent: string, index: number) => accent === '' || accent === within.accents[at + index];
  while (at !== -1 && !searched.accents.every(isMatch)) at = within.text.indexOf(searched.text, at + 1);
  return at;
}
