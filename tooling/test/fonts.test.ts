import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { create } from 'fontkit';
import { CORE_RANGES, codePoints, withCoreLetters } from '../rspack/core-letters.mjs';

/** With the weights that styles use. */
const FILES: [file: string, weights: string][] = [
  ['@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', '560-600'],
  ['@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2', '400-500'],
  ['@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', '400-700'],
];
/** Stands at the end of a font's table of letters (OpenType, cmap format 4). */
const END_OF_TABLE = 0xffff;
const read = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));

test.each(FILES)(
  '%s with the core letters has these and no others, and is smaller',
  async (file, weights) => {
    const whole = read(file);
    const core = await withCoreLetters(whole, weights);
    const [before, after] = [create(whole), create(core)];
    const letters = codePoints(CORE_RANGES);
    expect(letters.filter((letter) => !before.characterSet.includes(letter))).toEqual([]);
    const kept = after.characterSet.filter((letter) => letter !== END_OF_TABLE);
    expect(kept.sort((a, b) => a - b)).toEqual(letters.sort((a, b) => a - b));
    const { min, max } = after.variationAxes.wght!;
    expect(`${min}-${max}`).toBe(weights);
    expect(core.length).toBeLessThan(whole.length * 0.75);
    // The same file, wherever and whenever it is built.
    expect(core.equals(await withCoreLetters(whole, weights))).toBe(true);
  },
);

test('each family of fonts.css has its core letters last, which are asked first, and the rest before them', () => {
  const faces = readFileSync('ui/src/fonts.css', 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('url('));
  const ranges = faces.map((face) => /unicode-range:\s*([^;]+);/.exec(face)![1]!.replace(/\s+/g, ' '));
  const urls = faces.map((face) => /url\("([^"]+)"\)/.exec(face)![1]);
  expect(urls).toEqual(FILES.flatMap(([file, weights]) => [file, `${file}?core=${weights}`]));
  for (const [place, range] of ranges.entries()) {
    if (place % 2 === 1) expect(range).toBe(CORE_RANGES);
    // ASCII is in no whole file's range: such a page never requests one.
    else expect(Math.min(...codePoints(range))).toBeGreaterThan(0x7e);
    // Of other weights the nearest of the same file is shown: no page loads a whole file for one.
    expect(faces[place]).toContain('font-weight: 400 700;');
  }
});
