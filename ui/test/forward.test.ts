import { afterEach, expect, test } from '@jest/globals';
import { forward, tabAt } from '../src';

afterEach(() => document.documentElement.removeAttribute('dir'));

test.each([
  ['ltr', 1, 2, 0],
  ['rtl', -1, 0, 2],
])('in %s pages the arrow keys select the tab that is there on the screen', (dir, sign, right, left) => {
  document.documentElement.dir = dir;
  expect(forward()).toBe(sign);
  expect(tabAt('ArrowRight', 1, 3)).toBe(right);
  expect(tabAt('ArrowLeft', 1, 3)).toBe(left);
  expect(tabAt(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft', 2, 3)).toBe(0);
  expect(tabAt('End', 0, 3)).toBe(2);
});
