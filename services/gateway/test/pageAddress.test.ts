import { readQuery } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { withoutDefaults } from '../src/pages/address';

const SEARCH = ['query', 'category=all', 'sortBy=relevance', 'view=grid', 'page=1'];
const target = (address: string, parameters?: string[]) =>
  withoutDefaults(new URL(address, 'http://page'), parameters);

test('D-9 an address without its default and empty parameters', () => {
  expect(target('/search?query=tower+hill&category=all&sortBy=relevance&view=list', SEARCH)).toBe(
    '/search?query=tower+hill&view=list',
  );
  expect(target('/search?query=&category=all&view=grid', SEARCH)).toBe('/search');
  expect(target('/search?query=%C2%A3&page=1', SEARCH)).toBe('/search?query=%C2%A3');
  expect(target('/map?', ['area'])).toBe('/map');
});

test('an address that has nothing to leave out stays, and so do parameters that the route does not read', () => {
  for (const address of ['/search', '/search?query=all&category=pub', '/search?teams&ref=', '/search?%E0=1'])
    expect(target(address, SEARCH)).toBeNull();
  expect(target('/planner?day=')).toBeNull();
});

test('a route reads its parameters in one order, whatever their defaults', () => {
  const search = new URLSearchParams('view=list&other=1&query=tower');
  expect(readQuery(search, SEARCH)).toBe('?query=tower&view=list');
});
