import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { TwoFingerHint } from '../src/view/TwoFingerHint';

function TouchMap() {
  const target = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={target} data-testid="map" />
      <TwoFingerHint target={target} />
    </>
  );
}

const finger = (identifier: number, clientY: number) => ({ identifier, clientX: 100, clientY });

function open() {
  const { getByTestId, getByRole } = render(<TouchMap />);
  const map = getByTestId('map');
  return {
    touch: (name: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...ys: number[]) =>
      fireEvent[name](map, { touches: ys.map((y, id) => finger(id, y)) }),
    isShown: () => getByRole('status').textContent !== '',
  };
}
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(['touchEnd', 'touchCancel'] as const)(
  'MAP-08 the hint of one moving finger stays for 900 ms after %s, which is how a scrolling page ends a touch',
  async (end) => {
    const { touch, isShown } = open();
    touch('touchStart', 300);
    touch('touchMove', 289);
    expect(isShown()).toBe(false);
    touch('touchMove', 288);
    expect(isShown()).toBe(true);
    touch(end);
    await wait(899);
    expect(isShown()).toBe(true);
    await wait(1);
    expect(isShown()).toBe(false);
  },
);

test('MAP-08 a second finger hides the hint at once, and moves the map instead of the page', () => {
  const { touch, isShown } = open();
  touch('touchStart', 300);
  touch('touchMove', 200);
  expect(isShown()).toBe(true);
  touch('touchStart', 200, 250);
  expect(isShown()).toBe(false);
  expect(touch('touchMove', 100, 150)).toBe(false);
  expect(isShown()).toBe(false);
});
