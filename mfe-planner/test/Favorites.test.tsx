import { renderOnServer, testSite, visit } from '@guide/module/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import Favorites from '../src/screens/Favorites';
import { dayOf, stop } from './support/city';
import { openDialogs, options, storedPlan, storePlan } from './support/visits';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

const ref = (listing: number) => ({ name: `Place ${listing}`, listing });

test('the server renders the heading without the plan', async () => {
  const { html } = await renderOnServer(Favorites, options(testSite));
  expect(html).toMatch(/<h1[^>]*>Your favourites<\/h1>/);
});

test('without favourites it links to places', async () => {
  const { findByRole } = visit(Favorites, options(testSite));
  await findByRole('heading', { name: 'No hearts yet' });
  expect((await findByRole('link', { name: 'Top 10 attractions' })).getAttribute('href')).toBe(
    '/top-attractions',
  );
});

test('places are grouped by area, with their planned days, and can be filtered', async () => {
  storePlan({ saved: [1, 3, 4].map(ref), days: [dayOf([stop(3)])] });
  const { findByRole, getByRole, getAllByRole, queryByText } = visit(Favorites, options(testSite));
  const area = within(await findByRole('region', { name: 'Riverside and Old Town' }));
  expect(area.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Night Museum',
    'Market Hall',
    'Tower of Testford',
  ]);
  expect(area.getByText('3 places · 1 already in a day')).toBeTruthy();
  expect(area.getByText('Fri 4 Dec')).toBeTruthy();
  fireEvent.click(getByRole('checkbox', { name: 'Not yet planned 2' }));
  expect(queryByText('Market Hall')).toBeNull();
  fireEvent.click(getByRole('checkbox', { name: 'Free entry 1' }));
  const names = () => getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Market Hall']);
  fireEvent.click(getByRole('checkbox', { name: 'Free entry 1' }));
  expect(names()).toHaveLength(3);
});

test('all favourites are shared as one link to the map', async () => {
  storePlan({ saved: [1, 3].map(ref), days: [] });
  const urls: string[] = [];
  const share = async ({ url }: { url: string }) => void urls.push(url);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { findByRole } = visit(Favorites, options(testSite));
  fireEvent.click(await findByRole('button', { name: 'Share' }));
  expect(urls.map((url) => url.split('/map')[1])).toEqual(['#places=3,1']);
});

test('add all places of an area to a day, each once', async () => {
  storePlan({ saved: [3, 4].map(ref), days: [dayOf([stop(3)])] });
  const { findByRole, getByRole } = visit(Favorites, options(testSite));
  fireEvent.click(await findByRole('button', { name: /^Add all to a day ?: Riverside$/ }));
  fireEvent.click(within(getByRole('dialog')).getByRole('button', { name: /Fri 4 Dec/ }));
  expect(storedPlan().days[0]!.items.map((item) => item.kind === 'stop' && item.place.listing)).toEqual([
    3, 4,
  ]);
});

test('a place that is no longer in the guide is listed by name and can be removed', async () => {
  storePlan({ saved: [{ name: 'The Lost Arcade', listing: 99 }], days: [] });
  const { findByRole, getByText, getByRole } = visit(Favorites, options(testSite));
  await findByRole('heading', { name: 'No longer in this guide' });
  expect(getByText('The Lost Arcade')).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Remove' }));
  expect(storedPlan().saved).toEqual([]);
});
