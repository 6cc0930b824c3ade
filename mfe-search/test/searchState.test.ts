import { expect, test } from '@jest/globals';
import { isFiltered, NO_FILTERS, readSearch, type SearchState, searchPath } from '../src/state/searchState';

const read = (search: string) => readSearch(new URLSearchParams(search));
const defaults = read('');

test('SEARCH-01 SEARCH-02 the text is read from query, and from q', () => {
  expect(read('query=tower').text).toBe('tower');
  expect(read('q=tower').text).toBe('tower');
  expect(read('query=tower&q=bridge').text).toBe('tower');
  expect(read('query=%20&q=bridge').text).toBe('bridge');
  expect(read('query=St+Paul%E2%80%99s').text).toBe('St Paul’s');
});

test('SEARCH-07 each filter, a chip and a starting point alone offer to clear the filters; text, page and view do not', () => {
  for (const search of ['area=Soho', 'category=pub', 'priceRange=Free', 'chips=free', 'from=paddington'])
    expect([search, isFiltered(read(search))]).toEqual([search, true]);
  for (const search of ['', 'query=tower', 'page=2', 'view=list'])
    expect([search, isFiltered(read(search))]).toEqual([search, false]);
});

test('D-94 apostrophes and full stops alone are no search text', () => {
  for (const text of ["'", ' . ', '...', '’´`', ' '])
    expect([text, read(`query=${encodeURIComponent(text)}`).text]).toEqual([text, '']);
  expect(read("query='.&q=bridge").text).toBe('bridge');
  expect(read("query='n'").text).toBe("'n'");
});

test('repeated chips count, each once', () => {
  expect(read('chips=rain&chips=free&chips=rain,stepFree&chips=x').chips).toEqual([
    'free',
    'stepFree',
    'rain',
  ]);
});

test('ENT-20 SEARCH-08 the defaults are all places, sorted by relevance, in a grid', () => {
  expect(defaults).toEqual({
    text: '',
    category: 'all',
    area: 'all',
    priceRange: 'all',
    rating: 'all',
    sortBy: 'relevance',
    chips: [],
    when: null,
    from: null,
    within: null,
    view: 'grid',
    page: 1,
  });
  expect(defaults).toMatchObject({ ...NO_FILTERS });
});

test.each<[Partial<SearchState>, string]>([
  [{}, '/search'],
  [{ text: 'big ben' }, '/search?query=big%20ben'],
  [{ chips: ['openNow', 'rain'] }, '/search?chips=openNow%2Crain'],
  [{ chips: ['free'], within: 10, page: 2 }, '/search?chips=free&within=10&page=2'],
  [{ when: '2026-11-28T18:00', view: 'list' }, '/search?when=2026-11-28T18%3A00&view=list'],
  [{ from: 'russell-square', within: 10 }, '/search?from=russell-square&within=10'],
  [{ text: 'a+b&c=d' }, '/search?query=a%2Bb%26c%3Dd'],
  [
    {
      category: 'pub',
      area: "St James's",
      priceRange: '££',
      rating: '4.0',
      sortBy: 'name',
      view: 'list',
      page: 2,
    },
    '/search?category=pub&area=St%20James%27s&priceRange=%C2%A3%C2%A3&rating=4.0&sortBy=name&view=list&page=2',
  ],
])('D-9 %j has the URL %s, and vice versa', (change, path) => {
  const state = { ...defaults, ...change };
  expect(searchPath('/search', state)).toBe(path);
  expect(readSearch(new URL(path, 'http://localhost').searchParams)).toEqual(state);
});

test('D-9 unknown values are ignored', () => {
  expect(read('category=hotel&priceRange=9&rating=4.2&sortBy=price&view=map&page=0')).toEqual(defaults);
  expect(read(`query=${'x'.repeat(900)}`).text).toHaveLength(200);
  expect(read('page=99999999999999999999999').page).toBe(40_000);
  expect(read(`area=${'x'.repeat(200)}`).area).toHaveLength(200);
  expect(read(`area=${'x'.repeat(201)}`)).toEqual(defaults);
});
