import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, searchFor, select } from './support/form';
import { all, createService } from './support/service';
import { visit } from './support/visit';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('SEARCH-03 submitting rewrites the address to /search?query={text}', async () => {
  const { place, service } = await visit('/search');
  await searchFor('big ben');
  expect(place.path).toBe('/search?query=big%20ben');
  expect(service.asked.at(-1)!.get('query')).toBe('big ben');
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  expect(field().value).toBe('big ben');
});

test('SEARCH-03 an emptied box asks for everything again', async () => {
  const { place } = await visit('/search?query=tower&category=pub');
  await searchFor('');
  expect(place.path).toBe('/search?category=pub');
});

test('SEARCH-03 what is typed is suggested; a suggestion leads to its page, and a search closes the list', async () => {
  const { place, service } = await visit('/search');
  service.found = all.filter(({ id }) => id === 1);
  fireEvent.change(field(), { target: { value: 'tow' } });
  const option = await screen.findByRole('option', { name: /^Tower of London/ });
  expect([field().getAttribute('aria-expanded'), service.asked.at(-1)!.get('query')]).toEqual([
    'true',
    'tow',
  ]);
  await act(async () => {
    fireEvent.submit(field().form!);
  });
  expect([place.path, screen.queryByRole('listbox'), option.isConnected]).toEqual([
    '/search?query=tow',
    null,
    false,
  ]);
  fireEvent.change(field(), { target: { value: 'towe' } });
  await screen.findByRole('listbox');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
  });
  expect(place.path).toBe('/attraction/1');
});

test.each([
  ['Category', 'restaurant', 'category=restaurant'],
  ['Area', 'Soho', 'area=Soho'],
  ['Sort by', 'rating', 'sortBy=rating'],
])('SEARCH-06 %s asks at once, and combines with the text (SEARCH-27)', async (name, value, asked) => {
  const { place, service } = await visit('/search?query=a');
  await act(async () => {
    fireEvent.change(select(name), { target: { value } });
  });
  expect(place.path).toBe(`/search?query=a&${asked}`);
  expect(service.asked.at(-1)!.toString()).toContain(`query=a&${asked}`);
});

test.each([
  ['£ (Budget)', '/search?priceRange=%C2%A3'],
  ['££ (Moderate)', '/search?priceRange=%C2%A3%C2%A3'],
  ['£££ (Premium)', '/search?priceRange=%C2%A3%C2%A3%C2%A3'],
  ['Free', '/search?priceRange=Free'],
  ['4.5 and up', '/search?rating=4.5'],
  ['4.0 and up', '/search?rating=4.0'],
  ['3.5 and up', '/search?rating=3.5'],
])('SEARCH-06 CONST-08 CONST-09 the choice "%s" is the address %s', async (name, path) => {
  const { place } = await visit('/search');
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name }));
  });
  expect(place.path).toBe(path);
  expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
});

test('SEARCH-07 "Clear All Filters" sets all of them back and keeps text and view', async () => {
  const { place } = await visit(
    '/search?query=a&category=pub&area=Soho&priceRange=%C2%A3&rating=4.0&sortBy=name&view=list&page=2',
  );
  await act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear All Filters' })[0]!);
  });
  expect(place.path).toBe('/search?query=a&view=list');
});

/** Controls of page 2, each with the address that its use leads to: the first page of other results. */
const NARROWING: [control: string, use: () => void, path: string][] = [
  [
    'the text',
    () => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Search London' }), { target: { value: 'inn' } });
      fireEvent.submit(screen.getByRole('search'));
    },
    '/search?query=inn',
  ],
  [
    'Category',
    () => fireEvent.change(select('Category'), { target: { value: 'pub' } }),
    '/search?category=pub',
  ],
  ['Area', () => fireEvent.change(select('Area'), { target: { value: 'Soho' } }), '/search?area=Soho'],
  [
    'Sort by',
    () => fireEvent.change(select('Sort by'), { target: { value: 'name' } }),
    '/search?sortBy=name',
  ],
  [
    'the price',
    () => fireEvent.click(screen.getByRole('radio', { name: 'Free' })),
    '/search?priceRange=Free',
  ],
  [
    'the rating',
    () => fireEvent.click(screen.getByRole('radio', { name: '4.5 and up' })),
    '/search?rating=4.5',
  ],
  [
    'a chip',
    () => fireEvent.click(screen.getByRole('link', { name: /^Step-free/ })),
    '/search?chips=stepFree',
  ],
];
/** Two pages, of which the second is short: looking through many cards is slow. */
const twoPages = () => createService(all.slice(0, 26));

test.each(NARROWING)('on page 2 %s leads to the first page of its results', async (_control, use, path) => {
  const { place } = await visit('/search?page=2', twoPages());
  await act(async () => use());
  expect(place.path).toBe(path);
});

test('on page 2 the view keeps the page', async () => {
  const { place } = await visit('/search?page=2', twoPages());
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'List view' }));
  });
  expect(place.path).toBe('/search?view=list&page=2');
});

test('another page starts at its top; a filter on the first page does not scroll', async () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.getAttribute('aria-label'));
  };
  await visit('/search?page=2', twoPages());
  for (const name of ['Previous page', 'Next page', 'Previous page']) {
    // The pager changes when the results of its page are there.
    const arrow = await screen.findByLabelText(name);
    await act(async () => {
      fireEvent.click(arrow);
    });
    expect(scrolled.mock.calls).toEqual([['Results']]);
    scrolled.mockClear();
  }
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'attraction' } });
  });
  expect(scrolled).not.toHaveBeenCalled();
});

test('SEARCH-05 "Filters & Sort" opens the panel by the browser itself and says how many are set', async () => {
  const { container } = await visit('/search?category=pub&sortBy=name');
  const opener = screen.getByRole('button', { name: 'Filters & Sort 2 set' });
  const panel = container.querySelector('[popover="auto"]')!;
  expect(opener.getAttribute('popovertarget')).toBe(panel.id);
  expect(within(panel as HTMLElement).getByLabelText('Category')).toBeTruthy();
});

test('SEARCH-08 two view buttons switch grid and list; the address keeps the list', async () => {
  const { place, service } = await visit('/search');
  const pressed = () =>
    ['Grid view', 'List view'].map((name) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed'),
    );
  expect(pressed()).toEqual(['true', 'false']);
  const before = service.asked.length;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'List view' }));
  });
  expect(pressed()).toEqual(['false', 'true']);
  expect(place.path).toBe('/search?view=list');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Grid view' }));
  });
  expect(place.path).toBe('/search');
  expect(service.asked).toHaveLength(before);
});

test('D-9 Back and Forward bring back filters and results', async () => {
  const { place, service } = await visit('/search');
  await act(async () => {
    fireEvent.change(select('Category'), { target: { value: 'pub' } });
  });
  await act(async () => place.go(-1));
  expect(select('Category').value).toBe('all');
  expect(service.asked.at(-1)!.has('category')).toBe(false);
  await act(async () => place.go(1));
  expect(select('Category').value).toBe('pub');
  expect(service.asked.at(-1)!.get('category')).toBe('pub');
});

test('D-42 a search is one event, sent when its results are there; a filter is another', async () => {
  const { host } = await visit('/search?query=tower', createService(all.slice(0, 2)));
  const searches = () =>
    (host.track as jest.Mock).mock.calls
      .map(([event]) => event)
      .filter((event) => (event as { name: string }).name === 'search');
  expect(searches()).toEqual([{ name: 'search', category: 'search', label: 'tower', value: 2 }]);
  await act(async () => {
    fireEvent.change(select('Category'), { target: { value: 'pub' } });
  });
  expect(searches()).toHaveLength(1);
  expect(host.track).toHaveBeenCalledWith({
    name: 'search_filter',
    category: 'search',
    label: 'category: pub',
  });
  await searchFor('inn');
  await waitFor(() => expect(searches()).toHaveLength(2));
});

test('without JavaScript the fields are the parameters of a GET form', async () => {
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
  });
  expect(container.querySelector<HTMLButtonElement>('button[name="view"]')!.form).toBe(form);
  const box = container.querySelector<HTMLFormElement>('form[role=search]')!;
  expect(Object.fromEntries(new FormData(box))).toEqual({
    query: 'tower',
    category: 'pub',
    chips: 'free',
    within: '10',
    view: 'list',
  });
});

test('SEARCH-14 with nothing found and filters set, one press clears them', async () => {
  const { place, service } = await visit('/search?query=a&rating=4.5', createService([]));
  service.found = all;
  const clear = screen.getAllByRole('button', { name: 'Clear All Filters' });
  await act(async () => {
    fireEvent.click(clear.at(-1)!);
  });
  expect(place.path).toBe('/search?query=a');
});
