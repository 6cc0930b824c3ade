import type { Listing } from '@guide/contracts/api';
import { renderOnServer, testSite, visit } from '@guide/module/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import Planner from '../src/screens/Planner';
import { listing } from './support/city';
import { listings, openDialogs, options, storedPlan } from './support/visits';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

/** The card of a suggestion. */
const cardOf = (heading: HTMLElement) => within(heading.closest('article')!);
const day = (path = '/planner', all?: Listing[]) => ({ ...options(testSite, all), path });

test('the server renders the suggested days with times, walks, ratings and reasons', async () => {
  const { html } = await renderOnServer(Planner, day());
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('For Thursday 3 December');
  expect(text).toMatch(/A first day .*Well-rated sights, at most \d+ min on foot apart\./);
  expect(text).toMatch(/09:30 Tower of Testford Rated 4\.5 out of 5 Museum/);
  expect(text).toMatch(/\d+ min walk/);
  expect(text).toMatch(/A rainy day The guide does not know enough sights that are good in rain\./);
  expect(html).not.toContain('style=');
});

test('one press takes a suggested day over, and moves the focus to the heading of the plan', async () => {
  const { findByRole, getByRole, toasts } = visit(Planner, day());
  const card = cardOf(await findByRole('heading', { level: 3, name: 'A first day' }));
  const shown = card.getAllByRole('link').map(({ textContent }) => textContent);
  fireEvent.click(getByRole('button', { name: /^Use this day ?: A first day$/ }));
  const heading = await findByRole('heading', { level: 1, name: 'A day in Testford' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const [stored] = storedPlan().days;
  expect([stored!.date, stored!.startsAt]).toEqual(['2026-12-03', 570]);
  const names = stored!.items.flatMap((item) => (item.kind === 'stop' ? item.place.name : []));
  expect(names).toEqual(shown);
  expect(new Set(stored!.items.map(({ key }) => key)).size).toBe(stored!.items.length);
  expect(toasts).toEqual([expect.objectContaining({ title: 'This day is yours now' })]);
});

test('D-9 day, start and traits are in the address, and links and a form need no JavaScript', async () => {
  const { html } = await renderOnServer(Planner, day('/planner?when=2026-12-05&chips=children'));
  expect(html).toContain('For Saturday 5 December');
  const links = html.match(/href="\/planner[^"]*"/g)!.map((link) => link.replaceAll('&amp;', '&'));
  expect(links).toContain('href="/planner?chips=children&when=2026-12-06"');
  expect(links).toContain('href="/planner?when=2026-12-05"');
  expect(html).toMatch(/<form class="form" action="\/planner"/);
  expect(html).toMatch(/aria-current="true"[^>]*>Saturday/);
});

test('choosing another day replaces the suggestions, and the new day is announced', async () => {
  const { findByText, getByRole, getByText } = visit(Planner, day());
  await findByText('For Thursday 3 December');
  await act(async () => fireEvent.click(getByRole('link', { name: 'Saturday' })));
  const announced = await findByText('For Saturday 5 December');
  expect(announced.getAttribute('role')).toBe('status');
  fireEvent.click(getByText('Use this day'));
  expect(storedPlan().days[0]!.date).toBe('2026-12-05');
});

test('D-91 hours that a holiday may change are marked', async () => {
  const unsure = [1, 2].map((id) => listing(id, { north: id * 0.3 })) as Listing[];
  const { findByRole } = visit(Planner, day('/planner?when=2026-12-25', unsure));
  const card = cardOf(await findByRole('heading', { level: 3, name: 'A first day' }));
  expect(card.getAllByText('Usual hours, not confirmed for this day')).toHaveLength(2);
});

test('without suggestions the reason is shown, and a visitor can still start a day', async () => {
  const closed = listings.map((entry) => ({ ...entry, hours: { ...entry.hours!, thu: [], fri: [] } }));
  const { findByText, getByRole, queryByRole } = visit(Planner, day('/planner', closed));
  await findByText(/^Not enough sights are open near one another at that time\./);
  expect(queryByRole('button', { name: /Use this day/ })).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Start with a day' }));
  expect(storedPlan().days).toHaveLength(1);
});

test('if the places cannot be loaded, the rest of the page works', async () => {
  const failing = { ...day(), answers: { listings: new Error('offline') } };
  const { findByRole, getByRole } = visit(Planner, failing);
  expect((await findByRole('alert')).textContent).toContain('You can still plan a day of your own');
  expect(getByRole('button', { name: 'Start with a day' })).toBeTruthy();
});
