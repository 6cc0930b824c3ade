import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { field, searchFor, select, words } from './support/form';
import { all, createService, some } from './support/service';
import { createPage, visit } from './support/visit';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('SEARCH-13 the first results load behind "Searching London..."', async () => {
  const service = createService();
  const release = service.hold();
  render(createPage('/search', service).page);
  expect(words()).toBe('Searching London...');
  expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(words()).toBe(`${some.length} results found`));
});

test('SEARCH-13 results keep their place while new ones load', async () => {
  const { service } = await visit('/search?query=tower');
  const names = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const before = names();
  const release = service.hold();
  service.found = all.slice(3, 5);
  await searchFor('zoo');
  expect(names()).toEqual(before);
  expect(words()).toBe('Searching London...');
  expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(words()).toBe('2 results found'));
  expect(names()).toEqual(all.slice(3, 5).map(({ name }) => name));
  expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('false');
});

test('API-17 ERR-11 D-41 a failed search shows a panel; text and filters stay; a retry brings results', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const service = createService();
  const { place } = await visit('/search', service);
  service.failing = true;
  await act(async () => {
    fireEvent.change(select('Category'), { target: { value: 'pub' } });
  });
  await searchFor('inn');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('503: gone');
  expect(place.path).toBe('/search?query=inn&category=pub');
  expect([field().value, select('Category').value]).toEqual(['inn', 'pub']);
  service.failing = false;
  service.found = all.slice(0, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(words()).toBe('1 result found'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('D-41 an answer that is no list is a failure', async () => {
  const service = createService();
  service.body = { error: { code: 'gone' } };
  render(createPage('/search?query=inn', service).page);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for "inn"');
});

test('API-11 a retry drops every kept result, and asks anew for what is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { service, context } = await visit('/search?query=tower');
  const kept = () =>
    context.queries
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey: [path], state: { data } }) => (path === '/api/search' && data ? [data] : []));
  await searchFor('zoo');
  await waitFor(() => expect(kept()).toHaveLength(2));
  service.failing = true;
  await searchFor('inn');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(kept()).toHaveLength(2);
  const before = service.asked.length;
  fireEvent.click(retry);
  await waitFor(() => expect(service.asked.length).toBe(before + 1));
  expect(service.asked.at(-1)!.get('query')).toBe('inn');
  expect(kept()).toEqual([]);
});
