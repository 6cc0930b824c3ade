import { expect, test } from '@jest/globals';
import { paths, slugify } from '../site';

test.each([
  ['City of London', 'city-of-london'],
  ["St James's", 'st-jamess'],
  ['Münster Süd', 'munster-sud'],
  ['  São Paulo! ', 'sao-paulo'],
])('D-49 slugify %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('GEN-08 every path with the city in it follows the slug', () => {
  const to = paths('brambleford');
  expect(to.attractions).toBe('/brambleford-attractions');
  expect(to.topPubs).toBe('/top-brambleford-pubs');
  expect(to.attractionsIn('City of London')).toBe('/brambleford-attractions?area=City%20of%20London');
  expect(to.attractionsOf('Museum')).toBe('/brambleford-attractions?subcategory=Museum');
});

test('MAP-17 and HOME-03 names and texts are URL-encoded', () => {
  const to = paths('london');
  expect(to.map("St James's & more")).toBe("/map?area=St%20James's%20%26%20more");
  expect(to.search('fish & chips')).toBe('/search?query=fish%20%26%20chips');
  expect([to.map(), to.search(), to.pub(1), to.attraction(2), to.restaurant(3)]).toEqual([
    '/map',
    '/search',
    '/pub/1',
    '/attraction/2',
    '/restaurant/3',
  ]);
});
