import site from '@guide/city/site.json' with { type: 'json' };
import { servedSite } from '@guide/module/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  all,
  choose,
  createPage,
  createService,
  fewListings,
  field,
  press,
  searchFor,
  select,
  status,
  visit,
} from './support';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('SEARCH-03 a submitted search has the URL /search?query={text}', async () => {
  const { location, service } = await visit('/search');
  await searchFor('big ben');
  expect(location.path).toBe('/search?query=big%20ben');
  expect(service.requests.at(-1)!.get('query')).toBe('big ben');
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  expect(field().value).toBe('big ben');
});

test('SEARCH-03 an empty search shows everything', async () => {
  const { location } = await visit('/search?query=tower&category=pub');
  await searchFor('');
  expect(location.path).toBe('/search?category=pub');
});

test('SEARCH-03 typing shows suggestions, which link to their pages; a search closes the list', async () => {
  const { location, service } = await visit('/search');
  const { id, name, area, subcategory, shortDescription, imageUrl } = all[0]!;
  service.suggestions = [{ type: 'place', id, name, area, subcategory, shortDescription, imageUrl }];
  fireEvent.change(field(), { target: { value: 'tow' } });
  const option = await screen.findByRole('option', { name: /^Tower of London/ });
  expect([field().getAttribute('aria-expanded'), service.suggestedFor]).toEqual(['true', ['tow']]);
  await act(async () => void fireEvent.submit(field().form!));
  expect([location.path, screen.queryByRole('listbox'), option.isConnected]).toEqual([
    '/search?query=tow',
    null,
    false,
  ]);
  fireEvent.change(field(), { target: { value: 'towe' } });
  await screen.findByRole('listbox');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(location.path).toBe('/attraction/1');
});

test('SEARCH-03 suggestions are requested 180 ms after the last letter', async () => {
  const { service } = await visit('/search');
  jest.useFakeTimers();
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  type('to');
  await pass(179);
  type('tow');
  await pass(179);
  expect(service.suggestedFor).toEqual([]);
  await pass(1);
  expect(service.suggestedFor).toEqual(['tow']);
  jest.useRealTimers();
});

test('SEARCH-06 SEARCH-27 each filter searches immediately, combined with text and other filters', async () => {
  const { location, service } = await visit('/search?query=a');
  for (const [label, value, query] of [
    ['Category', 'restaurant', 'query=a&category=restaurant'],
    ['Area', 'Soho', 'query=a&category=restaurant&area=Soho'],
    ['Sort by', 'rating', 'query=a&category=restaurant&area=Soho&sortBy=rating'],
  ] as const) {
    await choose(select(label), value);
    expect(location.path).toBe(`/search?${query}`);
    expect(service.requests.at(-1)!.toString()).toContain(query);
  }
});

test('CONST-07 CONST-08 CONST-09 CONST-10 options of category, price, rating and sort', async () => {
  await visit('/search');
  const options = (label: string) => [...select(label).options].map(({ value, text }) => `${value}: ${text}`);
  expect(options('Category')).toEqual([
    'all: All Categories',
    'attraction: Attractions',
    'restaurant: Restaurants',
    'pub: Pubs & Bars',
  ]);
  expect(options('Sort by')).toEqual([
    'relevance: Best Match',
    'rating: Highest Rated',
    'reviews: Most Reviews',
    'name: Alphabetical',
  ]);
  const radios = (name: string) =>
    within(screen.getByRole('group', { name, hidden: true }))
      .getAllByRole<HTMLInputElement>('radio', { hidden: true })
      .map(({ labels }) => labels![0]!.textContent);
  expect(radios('Price')).toEqual(['All', 'Free', '£ (Budget)', '££ (Moderate)', '£££ (Premium)']);
  expect(radios('Minimum rating')).toEqual(['All ratings', '4.5 and up', '4.0 and up', '3.5 and up']);
});

test('a city without ratings and prices has neither stars nor filters and sorts by them', async () => {
  const { offers } = servedSite(site);
  const none = { ...offers, ratings: false, reviews: false, prices: [] };
  const { container } = await visit('/search', createService(), { offers: none });
  const sorts = [...select('Sort by').options].map(({ label }) => label);
  expect(sorts).toEqual(['Best Match', 'Alphabetical']);
  for (const name of ['Price', 'Minimum rating'])
    expect(screen.queryByRole('group', { name, hidden: true })).toBeNull();
  expect(container.querySelectorAll('article').length).toBeGreaterThan(0);
  expect(container.querySelector('[data-star]')).toBeNull();
  expect(container.textContent).not.toMatch(/rating|Rated|reviews/i);
});

test('SEARCH-06 CONST-08 CONST-09 each price and rating has a URL', async () => {
  const { location } = await visit('/search');
  for (const [label, path] of [
    ['£ (Budget)', '/search?priceRange=%C2%A3'],
    ['££ (Moderate)', '/search?priceRange=%C2%A3%C2%A3'],
    ['£££ (Premium)', '/search?priceRange=%C2%A3%C2%A3%C2%A3'],
    ['Free', '/search?priceRange=Free'],
    ['4.5 and up', '/search?priceRange=Free&rating=4.5'],
    ['4.0 and up', '/search?priceRange=Free&rating=4.0'],
    ['3.5 and up', '/search?priceRange=Free&rating=3.5'],
  ] as const) {
    const radio = screen.getByLabelText<HTMLInputElement>(label);
    await press(radio);
    expect(location.path).toBe(path);
    expect(radio.checked).toBe(true);
  }
});

test('SEARCH-07 "Clear All Filters" keeps text and view', async () => {
  const { location } = await visit(
    '/search?query=a&category=pub&area=Soho&priceRange=%C2%A3&rating=4.0&sortBy=name&chips=free&when=2027-01-09&from=euston&within=10&view=list&page=2',
  );
  await press(screen.getAllByRole('button', { name: 'Clear All Filters' })[0]!);
  expect(location.path).toBe('/search?query=a&view=list');
});

/** Controls that return from page 2 to page 1. */
const NARROWING: [control: string, use: () => Promise<void>, path: string][] = [
  ['the text', () => searchFor('inn'), '/search?query=inn'],
  ['Category', () => choose(select('Category'), 'pub'), '/search?category=pub'],
  ['Area', () => choose(select('Area'), 'Soho'), '/search?area=Soho'],
  ['Sort by', () => choose(select('Sort by'), 'name'), '/search?sortBy=name'],
  ['the price', () => press(screen.getByLabelText('Free')), '/search?priceRange=Free'],
  ['the rating', () => press(screen.getByLabelText('4.5 and up')), '/search?rating=4.5'],
  ['a chip', () => press(screen.getByText('Step-free').closest('a')!), '/search?chips=stepFree'],
];
/** Two pages; the second one is short, because long pages are slow. */
const twoPages = () => createService(all.slice(0, 26));

test.each(NARROWING)('on page 2 %s returns to the first page', async (_control, use, path) => {
  const { location } = await visit('/search?page=2', twoPages());
  await use();
  expect(location.path).toBe(path);
});

test('on page 2 another view keeps the page', async () => {
  const { location } = await visit('/search?page=2', twoPages());
  await press(screen.getByRole('radio', { name: 'List view' }));
  await waitFor(() => expect(location.path).toBe('/search?view=list&page=2'));
});

test('a page change scrolls to the top; a filter on the first page does not', async () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.getAttribute('aria-label'));
  };
  await visit('/search?page=2', twoPages());
  for (const name of ['Previous page', 'Next page', 'Previous page']) {
    // The pager updates when the results have arrived.
    const arrow = await screen.findByLabelText(name);
    await press(arrow);
    expect(scrolled.mock.calls).toEqual([['Results']]);
    scrolled.mockClear();
  }
  await choose(screen.getByLabelText('Category'), 'attraction');
  expect(scrolled).not.toHaveBeenCalled();
});

test('SEARCH-05 "Filters & Sort" opens a popover and shows the number of filters', async () => {
  const { container } = await visit('/search?category=pub&sortBy=name');
  const opener = screen.getByRole('button', { name: 'Filters & Sort 2 set' });
  const panel = container.querySelector('[popover="auto"]')!;
  expect(opener.getAttribute('popovertarget')).toBe(panel.id);
  expect(within(panel as HTMLElement).getByLabelText('Category')).toBeTruthy();
});

test('SEARCH-08 two buttons switch between grid and list without new cards; the list is in the URL', async () => {
  const { location, service } = await visit('/search');
  const changes: MutationRecord[] = [];
  const cards = screen.getAllByRole('article')[0]!.closest('ul')!;
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(cards, { attributes: true, characterData: true, childList: true, subtree: true });
  const chosen = () =>
    ['Grid view', 'List view'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked);
  expect(chosen()).toEqual([true, false]);
  const before = service.requests.length;
  await press(screen.getByRole('radio', { name: 'List view' }));
  expect(chosen()).toEqual([false, true]);
  await waitFor(() => expect(location.path).toBe('/search?view=list'));
  await press(screen.getByRole('radio', { name: 'Grid view' }));
  await waitFor(() => expect(location.path).toBe('/search'));
  expect(service.requests).toHaveLength(before);
  expect([...changes, ...observer.takeRecords()]).toEqual([]);
  expect(cards.isConnected).toBe(true);
});

test('D-9 Back and Forward restore filters and results', async () => {
  const { location, service } = await visit('/search');
  await choose(select('Category'), 'pub');
  await act(async () => location.go(-1));
  expect(select('Category').value).toBe('all');
  expect(service.requests.at(-1)!.has('category')).toBe(false);
  await act(async () => location.go(1));
  expect(select('Category').value).toBe('pub');
  expect(service.requests.at(-1)!.get('category')).toBe('pub');
});

test('D-42 a search is tracked once its results arrive; a filter is tracked, too', async () => {
  const { host } = await visit('/search?query=tower', createService(all.slice(0, 2)));
  const searches = () =>
    (host.track as jest.Mock).mock.calls
      .map(([event]) => event)
      .filter((event) => (event as { name: string }).name === 'search');
  expect(searches()).toEqual([{ name: 'search', category: 'search', label: 'tower', value: 2 }]);
  await choose(select('Category'), 'pub');
  expect(searches()).toHaveLength(1);
  expect(host.track).toHaveBeenCalledWith({
    name: 'search_filter',
    category: 'search',
    label: 'category: pub',
  });
  await searchFor('inn');
  await waitFor(() => expect(searches()).toHaveLength(2));
});

test('without JavaScript the filters are a GET form', async () => {
  const { container } = await visit('/search?query=tower&category=pub&chips=free&within=10&view=list');
  const form = select('Category').form!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    query: 'tower',
    chips: 'free',
    within: '10',
    category: 'pub',
    area: 'all',
    priceRange: 'all',
    rating: 'all',
    sortBy: 'relevance',
    view: 'list',
  });
  const box = container.querySelector<HTMLFormElement>('form[role=search]')!;
  expect(Object.fromEntries(new FormData(box))).toEqual({
    query: 'tower',
    category: 'pub',
    chips: 'free',
    within: '10',
    view: 'list',
  });
});

test('SEARCH-14 without results, one click clears the filters', async () => {
  const { location, service } = await visit('/search?query=a&rating=4.5', createService([]));
  service.results = all;
  const clear = screen.getAllByRole('button', { name: 'Clear All Filters' });
  await press(clear.at(-1)!);
  expect(location.path).toBe('/search?query=a');
});

test('SEARCH-13 "Searching London..." is shown until the first results arrive', async () => {
  const service = createService();
  const release = service.hold();
  render(createPage('/search', service).page);
  expect(status()).toBe('Searching London...');
  expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(status()).toBe(`${fewListings.length} results found`));
});

test('SEARCH-13 results stay until new ones arrive', async () => {
  const { service } = await visit('/search?query=tower');
  const names = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const before = names();
  const release = service.hold();
  service.results = all.slice(3, 5);
  await searchFor('zoo');
  expect(names()).toEqual(before);
  expect(status()).toBe('Searching London...');
  expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(status()).toBe('2 results found'));
  expect(names()).toEqual(all.slice(3, 5).map(({ name }) => name));
  expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('false');
});

test('API-17 ERR-11 D-41 a failed search shows an error and keeps text and filters; a retry shows results', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const service = createService();
  const { location } = await visit('/search', service);
  service.failing = true;
  await choose(select('Category'), 'pub');
  await searchFor('inn');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('503: gone');
  expect(location.path).toBe('/search?query=inn&category=pub');
  expect([field().value, select('Category').value]).toEqual(['inn', 'pub']);
  service.failing = false;
  service.results = all.slice(0, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toBe('1 result found'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('D-41 an invalid response is shown as an error', async () => {
  const service = createService();
  service.body = { error: { code: 'gone' } };
  render(createPage('/search?query=inn', service).page);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for "inn"');
});

test('API-11 a retry clears all cached results and requests the current one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { service, context } = await visit('/search?query=tower');
  const cached = () =>
    context.queries
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey: [path], state: { data } }) => (path === '/api/search' && data ? [data] : []));
  await searchFor('zoo');
  await waitFor(() => expect(cached()).toHaveLength(2));
  service.failing = true;
  await searchFor('inn');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(cached()).toHaveLength(2);
  const before = service.requests.length;
  fireEvent.click(retry);
  await waitFor(() => expect(service.requests.length).toBe(before + 1));
  expect(service.requests.at(-1)!.get('query')).toBe('inn');
  expect(cached()).toEqual([]);
});
