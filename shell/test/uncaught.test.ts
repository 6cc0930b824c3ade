import { runInThisContext } from 'node:vm';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { allowRelease } from '../src/loader/integrity';
import { protectSharedGlobals, reportUncaught } from '../src/loader/uncaught';
import { release } from './support/page';

const [pubs, map] = [release('pubs'), release('map')];
const PUBS_FILE = 'http://localhost/modules/pubs/1.0.0/entry.js';
const MAP_FILE = 'http://localhost/modules/map/1.0.0/entry.js';
const FOREIGN_FILE = 'https://elsewhere.example/modules/pubs/1.0.0/tag.js';

const report = jest.fn();
beforeAll(() => {
  allowRelease(pubs);
  allowRelease(map);
  // jsdom lacks both.
  for (const [owner, name] of [
    [window, 'fetch'],
    [navigator, 'sendBeacon'],
  ] as const)
    Object.defineProperty(owner, name, { configurable: true, value: () => 'original' });
  reportUncaught(report);
  protectSharedGlobals(report);
});
beforeEach(() => {
  report.mockClear();
});

const thrown = (...files: string[]) =>
  Object.assign(new Error('It failed.'), {
    stack: ['Error: It failed.', ...files.map((file) => `    at onClick (${file}:1:2)`)].join('\n'),
  });

test('an error that nobody caught is a failure of the first release on its stack', () => {
  const error = thrown(FOREIGN_FILE, 'http://localhost/assets/main.js', PUBS_FILE, MAP_FILE);
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(report.mock.calls).toEqual([[pubs, error, 'error']]);
});

test('also in an element that stops the event, and in a promise', () => {
  const error = thrown(MAP_FILE);
  const element = document.body.appendChild(document.createElement('div'));
  element.addEventListener('error', (event) => event.stopPropagation());
  element.dispatchEvent(new ErrorEvent('error', { error, bubbles: true }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(report.mock.calls).toEqual([
    [map, error, 'error'],
    [map, error, 'error'],
  ]);
});

test('what is thrown without a stack is known by the file that threw it', () => {
  dispatchEvent(new ErrorEvent('error', { error: 'text', filename: MAP_FILE }));
  expect(report.mock.calls).toEqual([[map, new Error('text'), 'error']]);
});

test('what has no file of a module on its stack is the failure of none', () => {
  dispatchEvent(new ErrorEvent('error', { error: thrown(FOREIGN_FILE), filename: FOREIGN_FILE }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'text' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown() }));
  expect(report).not.toHaveBeenCalled();
});

/** Assigns as the code of a file does. */
const assignFrom = (filename: string, owner: object, name: string, value: unknown): void =>
  runInThisContext('(owner, name, value) => { owner[name] = value; }', { filename })(owner, name, value);

test.each<[string, string, object]>([
  ['window', 'fetch', window],
  ['history', 'pushState', history],
  ['history', 'replaceState', history],
  ['navigator', 'sendBeacon', navigator],
])('a module cannot replace %s.%s, and that it tried is reported', (ownerName, name, owner) => {
  const original = Reflect.get(owner, name);
  expect(typeof original).toBe('function');
  assignFrom(PUBS_FILE, owner, name, () => 'replaced');
  expect(Reflect.get(owner, name)).toBe(original);
  expect(report.mock.calls).toEqual([[pubs, new Error(`It assigns to ${ownerName}.${name}`), 'error']]);
  expect(Object.getOwnPropertyDescriptor(owner, name)).toMatchObject({
    configurable: false,
    enumerable: true,
  });

  const replaced = () => 'replaced';
  assignFrom(FOREIGN_FILE, owner, name, replaced);
  expect(Reflect.get(owner, name)).toBe(replaced);
  expect(report).toHaveBeenCalledTimes(1);
});
