import { renderOnServer, testSite, visit } from '@guide/module/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import { newKey } from '../src/plan/plan';
import Planner from '../src/screens/Planner';
import { shareFragment } from '../src/share/shareLink';
import { daily, dayOf, stop } from './support/city';
import { listings, openDialogs, options, storedPlan, storePlan } from './support/visits';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

const names = (container: HTMLElement) =>
  [...container.querySelectorAll('ol h3')].map((heading) => heading.textContent);
const lunch = { kind: 'break', key: 'lunch', minutes: 60, from: 720, until: 840 } as const;

test('the server renders the heading and a message that the page needs JavaScript', async () => {
  const { html, head } = await renderOnServer(Planner, options(testSite));
  expect(html).toMatch(/<h1[^>]*>Plan your days<\/h1>/);
  expect(html).toContain('this page needs JavaScript');
  expect(html).not.toContain('style=');
  expect(head?.title).toBe('Itinerary planner | Testford Tourist Guide');
});

test('an empty plan shows the steps, and one press adds a day', async () => {
  const { findByRole } = visit(Planner, options(testSite));
  fireEvent.click(await findByRole('button', { name: 'Start with a day' }));
  await findByRole('heading', { level: 1, name: 'A day in Testford' });
  expect(storedPlan().days.map(({ date }) => date)).toEqual(['2026-12-04']);
});

test('a day shows local times, walks and closed places', async () => {
  const closed = stop(4, { place: { name: 'Night Museum', listing: 4 } });
  storePlan({ saved: [], days: [dayOf([stop(1, { fixedAt: 600 }), lunch, stop(2), closed, stop(9)])] });
  const night = listings.map((listing) =>
    listing.id === 4 ? { ...listing, hours: { ...listing.hours!, fri: ['09:00-10:00'] } } : listing,
  );
  const { findByRole, container, getByText, getAllByText } = visit(Planner, options(testSite, night));
  await findByRole('heading', { level: 2, name: 'Old Town and Riverside' });
  expect(names(container)).toEqual([
    'Tower of Testford',
    'Lunch break, 1 hour',
    'Old Bridge',
    'Night Museum',
    'Place 9',
  ]);
  expect(getByText(/Friday 4 December · 09:30 to/)).toBeTruthy();
  expect(getByText('Fixed: 10:00')).toBeTruthy();
  expect(getByText(/30 min to spare, begins 10:00/)).toBeTruthy();
  expect(getByText(/^Closed when you arrive: it closes 10:00, you arrive 14:\d\d$/)).toBeTruthy();
  expect(getByText('No longer in this guide')).toBeTruthy();
  expect(getAllByText(/min walk · /)).toHaveLength(2);
  expect(
    await findByRole('img', { name: /^The day on the map: 1 Tower of Testford, 2 Old Bridge/ }),
  ).toBeTruthy();
});

test('buttons move lines up and down, and the new position is announced', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1), stop(2), stop(3)])] });
  const { findByRole, getByRole, getByText, container } = visit(Planner, options(testSite));
  fireEvent.click(await findByRole('button', { name: 'Move Market Hall up' }));
  expect(names(container)).toEqual(['Tower of Testford', 'Market Hall', 'Old Bridge']);
  expect(getByText('Market Hall is at place 2 of 3.')).toBeTruthy();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Move Market Hall up' }));
  const topmost = getByRole('button', { name: 'Move Tower of Testford up' });
  expect(topmost.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(topmost);
  expect(names(container)[0]).toBe('Tower of Testford');
  expect(storedPlan().days[0]!.items).toHaveLength(3);
});

test('the best order saves walking, and a notice offers to undo it', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1), stop(3), stop(2)])] });
  const { findByRole, getByRole, getByText, container } = visit(Planner, options(testSite));
  fireEvent.click(await findByRole('button', { name: 'Best order' }));
  expect(names(container)).toEqual(['Tower of Testford', 'Old Bridge', 'Market Hall']);
  expect(getByText(/^Best order: \d+ min less on foot$/)).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Undo' }));
  expect(names(container)).toEqual(['Tower of Testford', 'Market Hall', 'Old Bridge']);
});

test('change the duration, fixed time and day of a stop', async () => {
  const first = stop(1);
  storePlan({ saved: [], days: [dayOf([first, stop(2)]), dayOf([], { date: '2026-12-05' })] });
  const { findByRole, getByRole } = visit(Planner, options(testSite));
  fireEvent.click(await findByRole('button', { name: 'Change Tower of Testford' }));
  const sheet = within(getByRole('dialog', { name: 'Tower of Testford' }));
  fireEvent.change(sheet.getByLabelText('Time there'), { target: { value: '30' } });
  fireEvent.change(sheet.getByLabelText('Fixed time (ticket, table)'), { target: { value: '11:15' } });
  expect(storedPlan().days[0]!.items[0]).toMatchObject({ stay: 30, fixedAt: 675 });
  fireEvent.change(sheet.getByLabelText('On'), { target: { value: storedPlan().days[1]!.key } });
  expect(storedPlan().days.map(({ items }) => items.length)).toEqual([1, 1]);
});

test('D-91 D-83 a stop shows unconfirmed hours of a holiday, and its last entry', async () => {
  const date = '2026-12-25';
  storePlan({ saved: [], days: [dayOf([stop(1), stop(2)], { date })] });
  const all = listings.map((listing) =>
    listing.id === 2
      ? {
          ...listing,
          hours: { ...daily('09:00-12:00'), lastEntryMinutes: 60, holidaysAsUsual: true as const },
        }
      : listing,
  );
  const { findByText, getByText, queryByText } = visit(Planner, options(testSite, all));
  await findByText('Usual hours, holiday not confirmed');
  expect(getByText(/^Open at 10:3\d · last entry 11:00$/)).toBeTruthy();
  expect(queryByText(/^Closed/)).toBeNull();
});

test('D-86 a day starts where the visitor says, and the first walk is from there', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1)])] });
  const none = { ...options(testSite), answers: { listings, searchStarts: [] } };
  const first = visit(Planner, none);
  const write = async ({ findByRole, getByLabelText, getByRole }: typeof first) => {
    fireEvent.click(await findByRole('button', { name: 'Change this day' }));
    fireEvent.change(getByLabelText(/^From, such as/), { target: { value: 'Euston' } });
    fireEvent.click(getByRole('button', { name: 'Done' }));
  };
  await write(first);
  await first.findByText(/^No such place/);
  expect(storedPlan().days[0]!.start).toBeUndefined();
  first.unmount();
  const second = visit(Planner, options(testSite));
  await write(second);
  await second.findByText(/ walk from Euston station · /);
  expect(storedPlan().days[0]!.start).toEqual({ name: 'Euston station', lat: 51.5282, lng: -0.1337 });
});

test('D-86 a new day has the date, time and start of the address', async () => {
  const path = '/planner?when=2026-12-05T11:00&from=euston';
  const { findByRole, findByText } = visit(Planner, { ...options(testSite), path });
  await findByText('For Saturday 5 December');
  fireEvent.click(await findByRole('button', { name: 'Start with a day' }));
  await findByRole('heading', { level: 1, name: 'A day in Testford' });
  expect(storedPlan().days[0]).toMatchObject({
    date: '2026-12-05',
    startsAt: 660,
    start: { name: 'Euston station' },
  });
});

test('changes of another tab appear immediately', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1)])] });
  const { findByRole, container } = visit(Planner, options(testSite));
  await findByRole('button', { name: 'Best order' });
  const text = JSON.stringify({ ...storedPlan(), days: [dayOf([stop(2), stop(1)])] });
  act(() => {
    localStorage.setItem('guide.planner', text);
    dispatchEvent(new StorageEvent('storage', { key: 'guide.planner' }));
  });
  expect(names(container)).toEqual(['Old Bridge', 'Tower of Testford']);
});

test('a shared plan is shown first, and a button adds it to the stored plan', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1)])] });
  const path = `/planner${shareFragment([dayOf([stop(3), stop(2)], { date: '2026-12-06', title: 'By the river' })])}`;
  const { findByRole, container, getByRole, queryByRole } = visit(Planner, { ...options(testSite), path });
  await findByRole('heading', { level: 2, name: 'By the river' });
  expect(names(container)).toEqual(['Market Hall', 'Old Bridge']);
  expect(queryByRole('button', { name: /^Move|^Drag|^Change|Best order/ })).toBeNull();
  expect(storedPlan().days).toHaveLength(1);
  fireEvent.click(getByRole('button', { name: 'Add to my plan' }));
  await findByRole('heading', { level: 1, name: 'Two days in Testford' });
  expect(storedPlan().days[1]!.items[0]).toMatchObject({ place: { name: 'Market Hall', listing: 3 } });
});

test('a damaged link shows a notice and the stored plan', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1)])] });
  const { findByText, container } = visit(Planner, { ...options(testSite), path: '/planner#plan=abc' });
  await findByText('This link holds no plan');
  expect(names(container)).toEqual(['Tower of Testford']);
});

test('if the places cannot be loaded, an error says that the plan is not lost', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1)])] });
  const failing = { ...options(testSite), answers: { listings: new Error('offline') } };
  const { findByRole } = visit(Planner, failing);
  expect((await findByRole('alert')).textContent).toContain('is not lost');
});

test('a notice about damaged data offers to remove it', async () => {
  localStorage.setItem('guide.planner', 'x');
  const { findByText, getByRole } = visit(Planner, options(testSite));
  await findByText('What was kept here could not be read');
  fireEvent.click(getByRole('button', { name: 'Remove it' }));
  expect(localStorage).toHaveLength(0);
});

test('a break moves like a stop, and a day can have only one', async () => {
  storePlan({ saved: [], days: [dayOf([stop(1), { ...lunch, key: newKey() }, stop(2)])] });
  const { findByRole, queryByRole, container } = visit(Planner, options(testSite));
  fireEvent.click(await findByRole('button', { name: 'Move Lunch break down' }));
  expect(names(container)).toEqual(['Tower of Testford', 'Old Bridge', 'Lunch break, 1 hour']);
  expect(queryByRole('button', { name: 'Lunch break' })).toBeNull();
});
