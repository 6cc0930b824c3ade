/**
 * Loader of the fonts that a page is shown with at first: the letters and weights that the guide writes with. What else
 * a page may have comes from the whole files, which `ui/src/fonts.css` names beside these.
 */
import subsetFont from 'subset-font';

/** Ranges of code points, as in the descriptor `unicode-range` of `fonts.css`. */
export const CORE_RANGES =
  'U+20-7E, U+A0, U+A3, U+A9, U+B0, U+B7, U+BD, U+D7, U+E1, U+E8-E9, U+F3, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212, U+20AC';

/** What the guide's styles use of a font: kerning, ligatures, accents, figures of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** @param {string} ranges as in `unicode-range` @returns {number[]} every code point of them */
export const codePoints = (ranges) =>
  ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) => from + place);
  });

/**
 * The font file with the core letters alone.
 * @param {Buffer} font
 * @param {string} weights the lightest and the heaviest that styles use, "400-700"; others are shown with the nearest
 * @returns {Promise<Buffer>} WOFF2
 */
export function withCoreLetters(font, weights) {
  const [min = 0, max = 0] = weights.split('-').map(Number);
  return subsetFont(font, String.fromCodePoint(...codePoints(CORE_RANGES)), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

export const raw = true;

/** @param {Buffer} font @this {import('@rspack/core').LoaderContext} */
export default function coreLetters(font) {
  const done = this.async();
  withCoreLetters(font, this.resourceQuery.slice('?core='.length)).then((core) => done(null, core), done);
}
