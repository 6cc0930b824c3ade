/**
 * Loader of the fonts of first paint: the characters and weights that the guide itself uses. `ui/src/fonts.css` names the complete
 * files for other characters.
 */
import subsetFont from 'subset-font';

/** As in `unicode-range` of `fonts.css`. */
export const CORE_RANGES =
  'U+20-7E, U+A0, U+A3, U+A9, U+B0, U+B7, U+BD, U+D7, U+E1, U+E8-E9, U+F3, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212, U+20AC';

/** Kerning, ligatures, accents, tabular figures. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** @param {string} ranges as in `unicode-range` @returns {number[]} */
export const codePoints = (ranges) =>
  ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) => from + place);
  });

/**
 * @param {Buffer} font
 * @param {string} weights the lightest and the heaviest that styles use, "400-700"
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
