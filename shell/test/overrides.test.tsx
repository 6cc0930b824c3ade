import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OverrideBanner } from '../src/loader/OverrideBanner';
import { readOverrides, resetOverrides } from '../src/loader/overrides';

const DEVELOPER = 'http://localhost:4102';
const MANIFEST = `${DEVELOPER}/mf-manifest.json`;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});

const open = (search: string) => history.replaceState({}, '', `/top-london-pubs${search}`);
beforeEach(() => {
  log.mockClear();
});
afterEach(() => sessionStorage.clear());

test('an override from an allowed origin is used, and stored for the tab', () => {
  open(`?module:pubs=${MANIFEST}`);
  expect(readOverrides([DEVELOPER])).toEqual({ pubs: MANIFEST });
  open('');
  expect(readOverrides([DEVELOPER])).toEqual({ pubs: MANIFEST });
});

test('a site that allows no origins uses none', () => {
  open(`?module:pubs=${MANIFEST}`);
  expect(readOverrides([])).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['https://evil.example/mf-manifest.json', 'https://evil.example'],
  ['javascript:alert(1)', 'null'],
  ['nonsense', 'nowhere'],
  ['', 'nowhere'],
])('an override from elsewhere is refused and logged: "%s" is from %s', (url, origin) => {
  open(`?module:pubs=${encodeURIComponent(url)}`);
  expect(readOverrides([DEVELOPER])).toEqual({});
  expect(log).toHaveBeenCalledWith(`An override from ${origin} is not allowed here`);
});

test('a cookie informs the gateway for as long as there is an override that counts', () => {
  open(`?module:pubs=${MANIFEST}`);
  readOverrides([DEVELOPER]);
  expect(document.cookie).toContain('overrides=on');
  sessionStorage.clear();
  open('?page=2');
  expect(readOverrides([DEVELOPER])).toEqual({});
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('overrides');
});

test('the way back forgets every override, and nothing else of the tab', () => {
  open(`?module:pubs=${MANIFEST}&page=2`);
  sessionStorage.setItem('scroll', '3');
  readOverrides([DEVELOPER]);
  resetOverrides();
  expect({ ...sessionStorage }).toEqual({ scroll: '3' });
  expect(document.cookie).not.toContain('overrides');
});

test('the banner names each module and where it comes from, with one way back', () => {
  render(<OverrideBanner overrides={{ pubs: MANIFEST, map: 'http://localhost:4103/mf-manifest.json' }} />);
  expect(screen.getByRole('complementary').textContent).toContain(
    'Not as released: pubs from http://localhost:4102, map from http://localhost:4103',
  );
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
});
