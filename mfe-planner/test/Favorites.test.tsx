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

test('ticked places are counted for screen readers, and shared as one link or added to a day, each once', async () => {
  storePlan({ saved: [1, 3, 4].map(ref), days: [dayOf([stop(3)])] });
  const urls: string[] = [];
  const share = async ({ url }: { url: string }) => void urls.push(url);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { findByLabelText, getByLabelText, getByRole, queryByRole, getByText, toasts } = visit(
    Favorites,
    options(testSite),
  );
  fireEvent.click(await findByLabelText('Choose Market Hall'));
  expect(getByText('1 place is chosen').getAttribute('role')).toBe('status');
  fireEvent.click(getByLabelText('Choose Night Museum'));
  expect(getByText('2 places are chosen')).toBeTruthy();
  const bar = within(getByRole('region', { name: 'Chosen places' }));
  fireEvent.click(bar.getByRole('button', { name: 'Share' }));
  expect(urls.map((url) => url.split('/map')[1])).toEqual(['#places=4,3']);
  fireEvent.click(bar.getByRole('button', { name: 'Add to a day' }));
  fireEvent.click(within(getByRole('dialog')).getByRole('button', { name: /Fri 4 Dec/ }));
  const [day] = storedPlan().days;
  expect(day!.items.map((item) => item.kind === 'stop' && item.place.listing)).toEqual([3, 4]);
  expect(toasts).toEqual([{ title: '2 places are in your plan', description: 'On Fri 4 Dec.' }]);
  expect(queryByRole('region', { name: 'Chosen places' })).toBeNull();
});

test('all places of a part of town are ticked at once; those that a filter hides do not count', async () => {
  storePlan({ saved: [1, 3, 4].map(ref), days: [dayOf([stop(3)])] });
  const { findByRole, getByRole, getByText } = visit(Favorites, options(testSite));
  fireEvent.click(await findByRole('button', { name: /^Choose all/ }));
  expect(getByText('3 places are chosen')).toBeTruthy();
  fireEvent.click(getByRole('checkbox', { name: 'Not yet planned 2' }));
  expect(getByText('2 places are chosen')).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Choose none' }));
  expect(getByRole('button', { name: /^Choose all/ }).getAttribute('aria-pressed')).toBe('false');
});

test('one press turns a part of town into a day in the best order', async () => {
  storePlan({ saved: [1, 3, 2].map(ref), days: [dayOf([stop(4)])] });
  const { findByRole } = visit(Favorites, options(testSite));
  fireEvent.click(await findByRole('button', { name: /^Turn these into a day/ }));
  const { days } = storedPlan();
  expect(days.map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-05']);
  const order = days[1]!.items.flatMap((item) => (item.kind === 'stop' ? item.place.listing : []));
  expect([order[1], order.toSorted()]).toEqual([2, [1, 2, 3]]);
  expect(days[1]!.items.filter(({ kind }) => kind === 'break')).toHaveLength(1);
});

test('a place that is no longer in the guide is listed by name and can be removed', async () => {
  storePlan({ saved: [{ name: 'The Lost Arcade', listing: 99 }], days: [] });
  const { findByRole, getByText, getByRole } = visit(Favorites, options(testSite));
  await findByRole('heading', { name: 'No longer in this guide' });
  expect(getByText('The Lost Arcade')).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Remove' }));
  expect(storedPlan().saved).toEqual([]);
});
