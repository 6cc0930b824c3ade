import type { Listing } from '@guide/contracts/api';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import SearchScreen from '../src/screens/Search';
import { all, createPage, createService, status, visit } from './support';

afterEach(() => {
  jest.restoreAllMocks();
});

const tower = all.find(({ id }) => id === 1)!;
const only = (listing: Listing = tower) => createService([listing]);
const card = () => within(screen.getByRole('article'));

test.each([
  ['SEARCH-10', '/search?query=tower', 'Results for "tower"'],
  ['SEARCH-11 D-10', '/search', 'All London Attractions'],
])('%s the heading of %s is: %s', async (_id, path, heading) => {
  await visit(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

test.each([
  [0, '0 results found'],
  [1, '1 result found'],
  [2, '2 results found'],
])('SEARCH-12 D-11 D-81 the count of %d listings is "%s"', async (count, words) => {
  await visit('/search', createService(all.slice(0, count)));
  expect(status()).toBe(words);
  expect(screen.queryAllByText("Ratings are our own, not visitors'.")).toHaveLength(count === 0 ? 0 : 1);
});

test('SEARCH-21 D-7 one request to /api/search has text, filters and sort', async () => {
  const path = '/search?q=tea&category=restaurant&area=Soho&priceRange=%C2%A3&rating=4.5&sortBy=name';
  const { service } = await visit(path);
  expect(Object.fromEntries(service.requests[0]!)).toEqual({
    query: 'tea',
    category: 'restaurant',
    area: 'Soho',
    priceRange: '£',
    rating: '4.5',
    sortBy: 'name',
    limit: '24',
  });
});

test('SEARCH-15 D-6 every result links to /attraction/{id}', async () => {
  const ids = [1, 101, 201];
  await visit('/search', createService(all.filter(({ id }) => ids.includes(id))));
  const links = screen.getAllByRole('link', { name: /^View/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `/attraction/${id}`));
});

test('SEARCH-18 a card shows all details', async () => {
  await visit('/search', only());
  for (const text of ['Attractions', '£££', 'Historical', '4.9', '(120 reviews)', tower.shortDescription]) {
    expect(card().getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('article').textContent).toContain('Tower Hill, London');
  expect(screen.getByRole('article').querySelector('img')!.src).toContain('/images/tower-of-london.svg?');
});

test('CONST-07 the badge shows the category', async () => {
  await visit('/search', only(all.find(({ category }) => category === 'pub')!));
  expect(card().getByText('Pubs & Bars')).toBeTruthy();
});

const fullStars = () =>
  Number(screen.getByRole('article').querySelector<SVGElement>('[data-stars]')!.dataset.stars);

test.each<[Listing['rating'], number, string]>([
  ['4.7', 4, '4.7'],
  [4.5, 4, '4.5'],
  ['5', 5, '5.0'],
  ['3.9', 3, '3.9'],
  [undefined, 4, '4.0'],
])('SEARCH-19 VAL-01 ENT-04 a rating of %p is %d full stars and %s', async (rating, stars, number) => {
  await visit('/search', only({ ...tower, rating }));
  expect(fullStars()).toBe(stars);
  expect(card().getByText(number)).toBeTruthy();
});

test('SEARCH-20 the page has the newsletter form', async () => {
  await visit('/search');
  const section = within(screen.getByRole('region', { name: "Stay Updated on London's Best" }));
  section.getByRole('textbox', { name: 'Email address' });
});

test.each([2, 99])(
  'page %i of a long list is requested by limit and offset; later pages show the last one',
  async (page) => {
    const { service } = await visit(`/search?page=${page}`, createService(all));
    const pages = Math.ceil(all.length / 24);
    const shown = Math.min(page, pages);
    const ranges = service.requests.map((request) => [request.get('limit'), request.get('offset')]);
    expect(ranges).toContainEqual(['24', String((shown - 1) * 24)]);
    expect(screen.getAllByRole('article')).toHaveLength(Math.min(24, all.length - (shown - 1) * 24));
    expect(screen.getByLabelText(`Page ${shown}`).getAttribute('aria-current')).toBe('page');
    expect(screen.getByLabelText(`Page ${pages}`).getAttribute('href')).toBe(`/search?page=${pages}`);
    expect(status()).toBe(`${all.length} results found`);
  },
);

test('SEARCH-14 ERR-06 the empty state of filters names them', async () => {
  await visit('/search?category=pub', createService([]));
  screen.getByText(
    "We couldn't find any attractions matching your filters. Try adjusting your filters or search terms.",
  );
});

test('SEARCH-14 ERR-06 the empty state names the text, also on a later page', async () => {
  await visit('/search?query=beach&page=99', createService([]));
  screen.getByRole('heading', { name: 'No Results Found' });
  screen.getByText(
    'We couldn\'t find any attractions matching "beach". Try adjusting your filters or search terms.',
  );
});

test('the search field accepts at most 200 characters', async () => {
  await visit('/search');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search London' }).maxLength).toBe(200);
});

test('areas and kinds are shown and marked in the language of the page, filters keep the English word', async () => {
  const words = {
    [tower.area]: 'タワー・ヒル',
    [tower.subcategory]: '史跡',
    Westminster: 'ウェストミンスター',
  };
  const { container } = await visit('/search?query=%E5%8F%B2%E8%B7%A1', only(), { words });
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['史跡']);
  expect(screen.getByRole('article').textContent).toContain('タワー・ヒル, London');
  const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Area' }).options];
  expect(options.find(({ value }) => value === tower.area)!.text).toBe('タワー・ヒル');
  const labels = options.slice(1).map(({ text }) => text);
  expect(labels).toEqual([...labels].sort(new Intl.Collator('en-GB').compare));
});

test('SEARCH-22 only the matches are highlighted', async () => {
  const { container } = await visit(
    '/search?query=LONDON%20of',
    createService([{ ...tower, name: 'A London of old' }]),
  );
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['London of']);
});

test('SEARCH-26 the area options come from the service, after "All Areas"', async () => {
  await visit('/search');
  const options = within(screen.getByRole('combobox', { name: 'Area' })).getAllByRole('option');
  const areas = [...new Set(all.map(({ area }) => area))].sort();
  expect(options.map((option) => option.textContent)).toEqual(['All Areas', ...areas]);
});

test('the server renders the results without style attributes', async () => {
  const { page, context } = createPage('/search?query=tower&view=list', only());
  await SearchScreen.load!(context);
  const html = renderToString(page);
  expect(html).toContain('1 result found');
  expect(html).toContain('4.9');
  expect(html).not.toContain('style=');
});

test('D-50 the head has the search and its first picture; searches are not indexed', async () => {
  const { head } = await visit('/search?query=tower', only());
  expect(head()).toMatchObject({
    title: 'Results for "tower" | London Tourist Guide',
    canonical: '/search',
    noIndex: true,
    image: tower.imageUrl,
  });
  const plain = await visit('/search');
  expect(plain.head()).toMatchObject({ title: 'Search | London Tourist Guide', noIndex: false });
});
