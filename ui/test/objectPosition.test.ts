import { expect, test } from '@jest/globals';
import { objectPosition } from '../src/SmartImage/objectPosition';

/** The visible part of one axis, in percent, of a crop that shows `shown` percent of it. */
const visible = (position: string, shown: number): [number, number] => {
  const start = (Number.parseFloat(position) / 100) * (100 - shown);
  return [start, start + shown];
};

test('a crop with room for the subject keeps all of it, whatever the size of the crop', () => {
  const subjects = [
    [56, 11, 91, 84],
    [0, 0, 40, 30],
    [70, 60, 100, 100],
    [31, 12, 33, 90],
  ];
  for (const subject of subjects) {
    const [left, top, right, bottom] = subject as [number, number, number, number];
    const [across, down] = objectPosition(subject).split(' ') as [string, string];
    for (let shown = 1; shown <= 100; shown += 1) {
      for (const [position, start, end] of [
        [across, left, right],
        [down, top, bottom],
      ] as const) {
        if (shown < end - start) continue;
        const [from, to] = visible(position, shown);
        expect(from).toBeLessThanOrEqual(start + 0.1);
        expect(to).toBeGreaterThanOrEqual(end - 0.1);
      }
    }
  }
});

test('a subject that fills its picture is cropped round its middle', () => {
  expect(objectPosition([0, 0, 100, 100])).toBe('50% 50%');
});
