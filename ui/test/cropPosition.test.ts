import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cropPosition } from '../src/SmartImage/cropPosition';

const SUBJECTS = [
  [55.8, 11, 90.2, 84],
  [0, 0, 40, 30],
  [70, 60, 100, 100],
  [31, 12, 33, 90],
];
/** Positions come in steps of 5 %, so a crop may lie half a step beside the ideal one. */
const HALF_STEP = 2.5;

const percent = (name: string): number => Number(/\d+/.exec(name)![0]);

test('a crop with room for the subject keeps it, whatever the size of the crop', () => {
  for (const subject of SUBJECTS) {
    const [left, top, right, bottom] = subject as [number, number, number, number];
    const [across, down] = cropPosition(subject);
    for (let shown = 1; shown <= 100; shown += 1) {
      for (const [position, start, end] of [
        [percent(across), left, right],
        [percent(down), top, bottom],
      ] as const) {
        if (shown < end - start) continue;
        const from = (position / 100) * (100 - shown);
        const slack = (HALF_STEP / 100) * (100 - shown);
        expect(from).toBeLessThanOrEqual(start + slack);
        expect(from + shown).toBeGreaterThanOrEqual(end - slack);
      }
    }
  }
});

test('a subject that fills its picture is cropped round its middle', () => {
  expect(cropPosition([0, 0, 100, 100])).toEqual(['across50', 'down50']);
});

test('the style sheet has a class for every position', () => {
  const css = readFileSync(new URL('../src/SmartImage/cropPosition.module.css', import.meta.url), 'utf8');
  for (let edge = 0; edge <= 100; edge += 1) {
    const [across, down] = cropPosition([edge, edge, edge, edge]);
    expect(css).toContain(`.${across} {\n  --across: ${percent(across)}%;`);
    expect(css).toContain(`.${down} {\n  --down: ${percent(down)}%;`);
  }
});
