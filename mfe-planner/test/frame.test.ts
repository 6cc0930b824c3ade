import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { ASPECT, frameOf, type Spot, spread } from '../src/map/frame';

const SIZE: [number, number] = [1200, 1260];

test('the frame contains every place of 200 random days and stays within the picture if possible', () => {
  const random = seeded(3);
  for (let day = 0; day < 200; day++) {
    const centre = [random.next() * 1000, random.next() * 1000] as const;
    const spots = Array.from(
      { length: 1 + random.integer(12) },
      (): Spot => [centre[0] + random.next() * 200, centre[1] + random.next() * 200],
    );
    const { x, y, width, height } = frameOf(spots, { size: SIZE });
    expect(width / height).toBeCloseTo(ASPECT);
    for (const [left, top] of spots) {
      expect(left).toBeGreaterThanOrEqual(x);
      expect(left).toBeLessThanOrEqual(x + width);
      expect(top).toBeGreaterThanOrEqual(y);
      expect(top).toBeLessThanOrEqual(y + height);
    }
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(SIZE[0] + 1e-9);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(SIZE[1] + 1e-9);
  }
});

test('overlapping pins move apart, others do not move', () => {
  const pins = spread(
    [
      [100, 100],
      [100, 100],
      [101, 100],
      [300, 300],
    ],
    20,
  );
  for (const [index, [x, y]] of pins.entries())
    for (const [otherX, otherY] of pins.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(19);
  expect(pins[3]).toEqual([300, 300]);
});
