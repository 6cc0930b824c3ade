/** Loader that reduces fonts to the guide's characters and weights; `ui/src/fonts.css` names the complete fonts. */
import subsetFont from 'subset-font';

/** The same as `unicode-range` in `fonts.css`. */
export const CORE_RANGES =
  'U+20-7E, U+A0, U+A3, U+A9, U+B0, U+B7, U+BD, U+D7, U+E1, U+E8-E9, U+F3, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212, U+20AC';

const OPENTYPE_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** @param {string} ranges - ranges as in `unicode-range` @returns {number[]} */
export const codePoints = (ranges) =>
  ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, offset) => from + offset);
  });

/** @param {Buffer} font @param {string} weights - such as "400-700" @returns {Promise<Buffer>} WOFF2 */
export function withCoreLetters(font, weights) {
  const [min = 0, max = 0] = weights.split('-').map(Number);
  return subsetFont(font, String.fromCodePoint(...codePoints(CORE_RANGES)), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: OPENTYPE_FEATURES,
    noHinting: true,
  });
}

export const raw = true;

/** @param {Buffer} font @this {import('@rspack/core').LoaderContext} */
export default function coreLetters(font) {
  const done = this.async();
  withCoreLetters(font, this.resourceQuery.slice('?core='.length)).then((core) => done(null, core), done);
}
