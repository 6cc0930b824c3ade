import { beforeAll, expect, test } from '@jest/globals';
import {
  allowDeveloperOrigin,
  allowRelease,
  bustCache,
  registeredFile,
  removeRefusedStyles,
} from '../src/loader/integrity';
import plugin from '../src/loader/plugin';
import { LOAD_TIMEOUT_MS } from '../src/loader/timeout';
import { release } from './support/page';

const HASH = `sha384-${'c'.repeat(64)}`;
const FOLDER = 'http://localhost/modules/pubs/1.0.0';
const DEVELOPED = 'http://localhost:4104/main.js';
const pubs = { ...release('pubs'), integrity: { 'entry.js': HASH, 'plain.js': 'undefined' } };

beforeAll(() => {
  allowRelease(pubs);
  allowDeveloperOrigin('http://localhost:4104/mf-manifest.json');
});

const scriptOf = (url: string) => {
  const made = plugin().createScript!({ url, remoteInfo: undefined as never });
  return made as { script: HTMLScriptElement; timeout: number };
};

test('the entry of an allowed release loads with its registered hash, and carries the hashes of its other files', () => {
  const { script, timeout } = scriptOf(`${FOLDER}/entry.js`);
  expect([script.src, script.integrity, script.crossOrigin, timeout]).toEqual([
    `${FOLDER}/entry.js`,
    HASH,
    'anonymous',
    LOAD_TIMEOUT_MS,
  ]);
  expect(JSON.parse(script.dataset.integrity!)).toEqual(pubs.integrity);
});

test.each([
  `${FOLDER}/unknown.js`,
  `${FOLDER}/plain.js`,
  `${FOLDER}/toString`,
  'http://localhost/modules/pubs/2.0.0/entry.js',
  'https://elsewhere.example/modules/pubs/1.0.0/entry.js',
])('%s, which no release registers, is not loaded', (url) => {
  expect(() => scriptOf(url)).toThrow('No registered hash');
});

test("a developer's script loads without a hash", () => {
  const { script } = scriptOf(DEVELOPED);
  expect([script.src, script.hasAttribute('integrity')]).toEqual([DEVELOPED, false]);
});

test('after a failure the files have another URL', () => {
  bustCache(pubs);
  expect(registeredFile(`${FOLDER}/entry.js`)).toMatchObject({
    url: `${FOLDER}/entry.js?retry=1`,
    integrity: HASH,
  });
});

test('a style sheet that was refused is removed from the served document, others stay', () => {
  const attach = (rel: string) =>
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href: '/a.css' }));
  const [loaded, refused, icon] = [attach('stylesheet'), attach('stylesheet'), attach('icon')];
  // jsdom loads nothing: a loaded style sheet has a sheet.
  Object.defineProperty(loaded, 'sheet', { value: new CSSStyleSheet() });
  removeRefusedStyles();
  expect([loaded.isConnected, refused.isConnected, icon.isConnected]).toEqual([true, false, true]);
});
