/** Visitors also type ` and ´ as apostrophes. */
export const APOSTROPHES = /['‘’ʼ`´′]/g;
/** Letters that Unicode does not decompose, and how visitors type them (D-78). */
export const LETTERS: Record<string, string> = {
  ß: 'SS',
  ø: 'O',
  ł: 'L',
  æ: 'AE',
  œ: 'OE',
  đ: 'D',
  ð: 'D',
  þ: 'TH',
};
export const SPECIAL_LETTERS = /[ßẞøłæœđðþ]/gi;
/** Marks that are no accents: without its sound mark, a kana is another letter. */
export const SOUND_MARK = /[\u3099\u309a]/;
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;

/** Arabic letters that visitors type either way; digits follow from their code. */
const ARABIC: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };
/** The lengthening stroke of Arabic, the dot between Japanese words, joiners and marks of direction. */
const IGNORED = /[\u0640\u30fb\u200c-\u200f]/g;
const ALIKE = /[ٱىیکة\u0660-\u0669\u06f0-\u06f9]/g;
const alike = (letter: string): string => ARABIC[letter] ?? String(letter.charCodeAt(0) & 15);

const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const KATAKANA_OFFSET = 0x60;

/** Katakana as hiragana. */
export const toHiragana = (text: string): string =>
  text.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_OFFSET));

/** Normalises like `normalizeForSearch`, but keeps katakana, which often begins or ends a word. */
export const normalizeLetters = (text: string): string =>
  text
    // Drop the dot of "St.", but not of 3.5.
    .replace(/(\d\.(?=\d))|[.…]/g, '$1')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter.toLowerCase()]!)
    .replace(IGNORED, '')
    .replace(ALIKE, alike)
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Upper case, "&" as "and", one form of widths, Arabic letters and kana; no accents, apostrophes, dots of abbreviations
 * and double spaces (SEARCH-22, D-78).
 */
export const normalizeForSearch = (text: string): string => toHiragana(normalizeLetters(text));
