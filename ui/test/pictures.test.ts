/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { imageSources, imageUrl } from '../src';
import { cropPosition } from '../src/SmartImage/cropPosition';

const SUBJECTS = [
  [55.8, 11, 90.2, 84],
  [0, 0, 40, 30],
  [70, 60, 100, 100],
  [31, 12, 33, 90],
];
/** Positions have steps of 5 %, so a crop may be off by half a step. */
const HALF_STEP = 2.5;

const css = readFileSync(new URL('../src/SmartImage/cropPosition.module.css', import.meta.url), 'utf8');
const percent = (axis: string, classes: string[]): number =>
  classes
    .filter((name) => name.startsWith(axis))
    .map((name) => Number(new RegExp(`\\.${name} \\{\\n  --${axis}(?:-half)?: (\\d+)%;`).exec(css)![1]))
    .reduce((sum, part) => sum + part, 0);

test('a crop that is large enough for the subject contains it', () => {
  const cut: object[] = [];
  for (const subject of SUBJECTS) {
    const [left, top, right, bottom] = subject as [number, number, number, number];
    const classes = cropPosition(subject);
    for (let shown = 1; shown <= 100; shown += 1) {
      for (const [position, start, end] of [
        [percent('across', classes), left, right],
        [percent('down', classes), top, bottom],
      ] as const) {
        const from = (position / 100) * (100 - shown);
        const slack = (HALF_STEP / 100) * (100 - shown);
        const keeps = from <= start + slack && from + shown >= end - slack;
        if (shown >= end - start && !keeps) cut.push({ subject, shown, from });
      }
    }
  }
  expect(cut).toEqual([]);
});

test('a subject that fills its picture is centred', () => {
  expect(cropPosition([0, 0, 100, 100])).toEqual(['across50', 'down50']);
});

test('the style sheet defines every position', () => {
  for (let edge = 0; edge <= 100; edge += 1) {
    const classes = cropPosition([edge, edge, edge, edge]);
    const position = Math.round(edge / 5) * 5;
    expect([edge, percent('across', classes), percent('down', classes)]).toEqual([edge, position, position]);
  }
});

test('IMG-06 CONST-13 pictures come from the image service: width 800, quality 80, cropped to fit', () => {
  expect(imageSources('/images/westminster.svg').src).toBe(
    '/images/westminster.svg?auto=format&fit=crop&w=800&q=80',
  );
});

test('IMG-06 the browser chooses among widths', () => {
  expect(imageSources('/images/a.svg', [400, 800]).srcSet).toBe(
    '/images/a.svg?auto=format&fit=crop&w=400&q=80 400w, /images/a.svg?auto=format&fit=crop&w=800&q=80 800w',
  );
});

test('IMG-06 external URLs keep their parameters and get those of the image service', () => {
  expect(imageUrl('https://pictures.example/a?id=1', 400)).toBe(
    'https://pictures.example/a?id=1&auto=format&fit=crop&w=400&q=80',
  );
});

test('data URLs are not changed', () => {
  expect(imageSources('/images/a.svg', [800])).toEqual({
    src: '/images/a.svg?auto=format&fit=crop&w=800&q=80',
    srcSet: undefined,
  });
  expect(imageSources('data:image/svg+xml,x')).toEqual({ src: 'data:image/svg+xml,x', srcSet: undefined });
});
