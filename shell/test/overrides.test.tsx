import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OverrideBanner } from '../src/loader/OverrideBanner';
import { readOverrides } from '../src/loader/overrides';

const DEVELOPER = 'http://localhost:4102';
const MANIFEST = `${DEVELOPER}/mf-manifest.json`;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});

const open = (search: string) => history.replaceState({}, '', `/top-london-pubs${search}`);
beforeEach(() => {
  log.mockClear();
});
afterEach(() => sessionStorage.clear());

test('an override from an allowed origin is taken, and kept for the tab', () => {
  open(`?module:pubs=${MANIFEST}`);
  expect(readOverrides([DEVELOPER])).toEqual({ pubs: MANIFEST });
  open('');
  expect(readOverrides([DEVELOPER])).toEqual({ pubs: MANIFEST });
});

test('a site that allows no origins takes none', () => {
  open(`?module:pubs=${MANIFEST}`);
  expect(readOverrides([])).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(['https://evil.example/mf-manifest.json', 'javascript:alert(1)', 'nonsense', ''])(
  'an override from elsewhere is refused and said: %s',
  (url) => {
    open(`?module:pubs=${encodeURIComponent(url)}`);
    expect(readOverrides([DEVELOPER])).toEqual({});
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^An override from .* is not allowed here$/));
  },
);

test('the banner names each module and where it comes from, with one way back', () => {
  render(<OverrideBanner overrides={{ pubs: MANIFEST, map: 'http://localhost:4103/mf-manifest.json' }} />);
  expect(screen.getByRole('complementary').textContent).toContain(
    'Not as released: pubs from http://localhost:4102, map from http://localhost:4103',
  );
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
});
