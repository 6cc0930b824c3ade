import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { create } from 'fontkit';
import { CORE_RANGES, codePoints, withCoreLetters } from '../rspack/core-letters.mjs';

const FILES: [file: string, weights: string][] = [
  ['@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', '560-600'],
  ['@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2', '400-500'],
  ['@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', '400-700'],
];
/** The last code point of every cmap table in format 4 (OpenType). */
const END_OF_TABLE = 0xffff;
const read = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));

test.each(FILES)('The core font of %s has exactly the core letters and is smaller', async (file, weights) => {
  const complete = read(file);
  const core = await withCoreLetters(complete, weights);
  const [before, after] = [create(complete), create(core)];
  const letters = codePoints(CORE_RANGES);
  expect(letters.filter((letter) => !before.characterSet.includes(letter))).toEqual([]);
  const remaining = after.characterSet.filter((letter) => letter !== END_OF_TABLE);
  expect(remaining.sort((a, b) => a - b)).toEqual(letters.sort((a, b) => a - b));
  const { min, max } = after.variationAxes.wght!;
  expect(`${min}-${max}`).toBe(weights);
  expect(core.length).toBeLessThan(complete.length * 0.75);
  expect(core.equals(await withCoreLetters(complete, weights))).toBe(true);
});

test('Each family of fonts.css lists its core font last, so that browsers prefer it', () => {
  const faces = readFileSync('ui/src/fonts.css', 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('url('));
  const ranges = faces.map((face) => /unicode-range:\s*([^;]+);/.exec(face)![1]!.replace(/\s+/g, ' '));
  const urls = faces.map((face) => /url\("([^"]+)"\)/.exec(face)![1]);
  expect(urls).toEqual(FILES.flatMap(([file, weights]) => [file, `${file}?core=${weights}`]));
  for (const [index, range] of ranges.entries()) {
    if (index % 2 === 1) expect(range).toBe(CORE_RANGES);
    // Pages with only ASCII text request none of the complete files.
    else expect(Math.min(...codePoints(range))).toBeGreaterThan(0x7e);
    // Browsers choose the nearest weight of the core file, so no page loads a complete file for a weight.
    expect(faces[index]).toContain('font-weight: 400 700;');
  }
});
