import { expect, test } from '@jest/globals';
import {
  bareSelector,
  contractMismatch,
  elsewhere,
  missingParts,
  sharedMismatch,
} from '../release/checks.mjs';

const release = {
  module: 'pubs',
  contract: '1.2.0',
  exposes: { TopPubs: {}, Crawl: {} },
  requires: { react: '^19.3.1' },
};
const live = {
  screens: [
    { module: 'pubs', screen: 'TopPubs' },
    { module: 'map', screen: 'Map' },
  ],
  uses: [{ by: 'discover', widget: 'pubs/Crawl' }],
};

test('a release that has what the live site shows passes', () => {
  expect(missingParts(release, live)).toBeNull();
});

test('a dropped screen and a dropped widget are named with who shows them', () => {
  expect(missingParts({ ...release, exposes: { Crawl: {} } }, live)).toMatch(
    /screen TopPubs, which the live shell/,
  );
  expect(missingParts({ ...release, exposes: { TopPubs: {} } }, live)).toMatch(
    /widget Crawl, which discover shows/,
  );
});

test.each([
  ['1.2.0', true],
  ['1.3.0', true],
  ['1.1.0', false],
  ['2.0.0', false],
])('services that serve contract %s: fits %s', (served, fits) => {
  expect(contractMismatch(release, served) === null).toBe(fits);
});

test.each([
  ['the same store, no address', { store: 'a' }, { store: 'a', modulesUrl: undefined }, null],
  ['another store', { store: 'a' }, { store: 'b', modulesUrl: undefined }, /^the module store here is not/],
  [
    'the same address',
    { store: 'a', modulesUrl: 'https://m' },
    { store: 'a', modulesUrl: 'https://m' },
    null,
  ],
  [
    'an address not set',
    { store: 'a', modulesUrl: 'https://m' },
    { store: 'a', modulesUrl: undefined },
    null,
  ],
  [
    'another address',
    { store: 'a' },
    { store: 'a', modulesUrl: 'https://m' },
    /^MODULES_URL is https:\/\/m, .* none\.$/,
  ],
  ['a guide that noted none', {}, { store: 'b', modulesUrl: undefined }, null],
])('a release beside the running guide, %s', (_what, live, own, refused) => {
  const said = elsewhere(live, own);
  if (refused) expect(said).toMatch(refused);
  else expect(said).toBeNull();
});

test('a shared package must be provided in a version that satisfies', () => {
  expect(sharedMismatch(release, { react: '19.4.0' })).toBeNull();
  expect(sharedMismatch(release, { react: '20.0.0' })).toMatch(
    /needs react \^19\.3\.1, but the live shell provides 20/,
  );
  expect(sharedMismatch(release, {})).toMatch(/does not provide it/);
});

test.each([
  ['.guide_pubs-x-card{color:red}', null],
  ['.guide_pubs-x-card h2,.guide_pubs-x-card:hover>a{color:red}', null],
  ['@media (min-width:640px){.guide_pubs-x-card{color:red}}', null],
  ['@keyframes guide_pubs-x-spin{to{rotate:1turn}}.guide_pubs-x-a{animation:1s}', null],
  ['@font-face{font-family:x;src:url(y)}', null],
  ['.guide_pubs-x-a{& b{color:red}}', null],
  ['h2{color:red}', 'h2'],
  [':root{--paper:red}', ':root'],
  ['.guide_pubs-x-a,body{color:red}', 'body'],
  ['@media print{a{color:red}}', 'a'],
])('styles %s: leak %s', (css, leak) => {
  expect(bareSelector(css, 'guide_pubs')).toBe(leak);
});
