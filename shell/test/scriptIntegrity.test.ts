import type { PinnedRelease } from '@guide/contracts/api';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { allowDeveloperOrigin, allowRelease, bustCache } from '../src/loader/integrity';
import { enforceScriptIntegrity } from '../src/loader/scriptIntegrity';

const HASH = `sha384-${'c'.repeat(64)}`;
const release: PinnedRelease = {
  module: 'pubs',
  version: '1.0.0',
  base: '/modules/pubs/1.0.0/',
  entry: 'entry.js',
  container: 'guide_pubs',
  integrity: { 'entry.js': HASH, 'later.css': HASH, 'plain.js': 'undefined' },
  exposes: {},
  contract: '1.0.0',
  owner: 'Team Pubs',
};

jest.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => {
  enforceScriptIntegrity();
  allowRelease(release);
  allowDeveloperOrigin('http://localhost:4104/mf-manifest.json');
});
afterEach(() => document.head.replaceChildren());

function attachScript(src: string): HTMLScriptElement {
  return document.head.appendChild(Object.assign(document.createElement('script'), { src }));
}
const attachStyle = (href: string) =>
  document.head.insertBefore(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    null,
  );
const refused = (element: HTMLScriptElement | HTMLLinkElement) => /^sha384-A+$/.test(element.integrity ?? '');

test('scripts and styles of an allowed release carry the registered hash, however they are attached', () => {
  for (const element of [
    attachScript('/modules/pubs/1.0.0/entry.js'),
    attachStyle('/modules/pubs/1.0.0/later.css'),
  ]) {
    expect(element.integrity).toBe(HASH);
    expect(element.getAttribute('crossorigin')).toBe('anonymous');
  }
});

test.each([
  '/modules/pubs/1.0.0/unknown.js',
  '/modules/pubs/1.0.0/plain.js',
  '/modules/pubs/2.0.0/entry.js',
  'https://elsewhere.example/modules/pubs/1.0.0/entry.js',
])('%s, which the registry does not name, gets a hash that nothing has', (address) => {
  expect(refused(attachScript(address))).toBe(true);
  expect(refused(attachStyle(address))).toBe(true);
});

test("the shell's own files and a developer's are left as they are", () => {
  expect(attachScript('/assets/12.abc.js').integrity ?? '').toBe('');
  expect(attachScript('http://localhost:4104/main.js').integrity ?? '').toBe('');
});

test('after a failure the files are asked for anew', () => {
  bustCache(release);
  const script = attachScript('/modules/pubs/1.0.0/entry.js');
  expect(script.getAttribute('src')).toMatch(/\/entry\.js\?retry=1$/);
  expect(script.integrity).toBe(HASH);
});
