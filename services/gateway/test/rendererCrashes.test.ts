import { expect, test } from '@jest/globals';
import { createCrashHistory } from '../src/renderers/crashes';

const ask = (client: string, path = '/') => ({ client, path });
/** Whether the release is given up with the last of these ends. */
const givenUp = (...ends: ReturnType<typeof ask>[][]) => {
  const known = createCrashHistory();
  return ends.map((requesters) => known.add(requesters)).at(-1);
};

test('three ends for three visitors give a release up, and so do three while its bundle is evaluated', () => {
  expect(givenUp([ask('a')], [ask('b')])).toBe(false);
  expect(givenUp([ask('a')], [ask('b')], [ask('c')])).toBe(true);
  expect(givenUp([], [], [])).toBe(true);
  expect(givenUp([], [ask('a')], [])).toBe(true);
});

test('one visitor, or two, who end renderers with many addresses do not', () => {
  expect(givenUp(...Array.from({ length: 20 }, (_, n) => [ask('a', `/${n}`)]))).toBe(false);
  expect(givenUp(...Array.from({ length: 20 }, (_, n) => [ask(n % 2 ? 'a' : 'b', `/${n}`)]))).toBe(false);
});

test('visitors of one network count once, whether they opted out or not, and blame no neighbour', () => {
  const ends = createCrashHistory();
  const addresses = ['203.0.113.1', 'opted out 203.0.113.2', '203.0.113.3', '203.0.113.4'];
  expect(addresses.map((address) => ends.add([ask(address)]))).toEqual([false, false, false, false]);
  expect(ends.isBlocked(ask('203.0.113.5'))).toBe(false);
  expect(givenUp([ask('203.0.113.1')], [ask('198.51.100.1')], [ask('2001:db8:1::/48')])).toBe(true);
});

test('those whose pages were in work beside do not count with the one who was there each time', () => {
  expect(givenUp([ask('a'), ask('x')], [ask('y'), ask('a')], [ask('a'), ask('z')])).toBe(false);
  expect(givenUp([ask('a'), ask('x')], [ask('y'), ask('b')], [ask('c'), ask('z')])).toBe(true);
});

test('who ended a renderer is not given that page again, and after the second no page of the release', () => {
  const ends = createCrashHistory();
  ends.add([ask('a', '/pub/1')]);
  expect(ends.isBlocked(ask('a', '/pub/1'))).toBe(true);
  expect(ends.isBlocked(ask('a', '/pub/2'))).toBe(false);
  expect(ends.isBlocked(ask('b', '/pub/1'))).toBe(false);
  ends.add([ask('a', '/pub/2')]);
  expect(ends.isBlocked(ask('a', '/pub/3'))).toBe(true);
});
