import { NOON } from '@guide/module/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import Attractions from '../src/screens/Attractions';
import { fact, LISTING, open as openPage, own, quickInfo, region } from './support/attractionPage';
import { visit } from './support/visit';

const PATH = '/london-attractions';
const day = ['10:00-17:00'];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const places = [
  { ...LISTING, id: 1, name: 'Open and free', rating: 4, hours: week, lat: 51.5, lng: -0.1 },
  {
    ...LISTING,
    id: 2,
    name: 'Open and dear',
    rating: 5,
    priceRange: '££',
    hours: week,
    lat: 51.6,
    lng: -0.1,
  },
  { ...LISTING, id: 3, name: 'Shut and free', rating: 3, hours: none },
  {
    ...LISTING,
    id: 4,
    name: 'Lift',
    rating: 2,
    priceRange: '£',
    facts: { stepFreeEntrance: 'yes', goodInRain: true },
  },
];
const answers = { '/api/listings': { body: places } };
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const chip = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Quick choice' }))
    .getByText(name)
    .closest('a,span')!;

async function open(query = '') {
  jest.useFakeTimers({ now: NOON, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  const visited = visit(Attractions, { path: PATH + query, answers });
  await screen.findAllByText(/^\d+ attractions?/);
  return visited;
}
afterEach(() => {
  jest.useRealTimers();
});

test('quick choices say how many each would leave, and combine with each other and with the filters', async () => {
  const { place } = await open();
  const counts = ['Open now', 'Free', 'Step-free', 'With children', 'When it rains'].map(
    (label) => chip(new RegExp(`^${label}`)).textContent,
  );
  expect(counts).toEqual(['Open now, 2', 'Free, 2', 'Step-free, 1', 'With children, 0', 'When it rains, 1']);
  await act(async () => {
    fireEvent.click(chip(/^Open now/));
  });
  expect(names()).toEqual(['Open and dear', 'Open and free']);
  expect(chip(/^Free/).textContent).toBe('Free, 1');
  await act(async () => {
    fireEvent.click(chip(/^Free/));
  });
  expect(names()).toEqual(['Open and free']);
  expect(place.path).toBe(`${PATH}?chips=openNow%2Cfree`);
});

test('LIST-05 without a quick choice the list is what it was', async () => {
  await open();
  expect(names()).toEqual(['Open and dear', 'Open and free', 'Shut and free', 'Lift']);
});

test('a limit on foot counts from when the position is known, is in the address, and goes with "Near me"', async () => {
  const getCurrentPosition = jest.fn((found: (at: object) => void) =>
    found({ coords: { latitude: 51.5, longitude: -0.1 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { place } = await open('?within=10&chips=openNow');
  screen.getByText('Choose “Near me” to see only what is within 10 minutes on foot.');
  screen.getByText('2 attractions');
  const near = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Near me' });
  expect([near().checked, getCurrentPosition.mock.calls.length]).toEqual([false, 0]);
  await act(async () => {
    fireEvent.click(near());
  });
  expect(names()).toEqual(['Open and free']);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 attractions within 10 minutes, nearest first');
  expect([chip(/^Open now/).textContent, chip(/^Open late/).textContent, chip(/^Free/).textContent]).toEqual([
    'Open now, 1, chosen',
    'Open late, 0',
    'Free, 1',
  ]);
  // Enter on a choice sends a form.
  expect(fireEvent.submit(near().form!)).toBe(false);
  const limits = within(screen.getByRole('radiogroup', { name: 'Minutes on foot' }));
  await act(async () => {
    fireEvent.click(limits.getByRole('radio', { name: 'Any' }));
  });
  expect([names().length, place.path]).toEqual([2, `${PATH}?chips=openNow`]);
  await act(async () => {
    fireEvent.click(limits.getByRole('radio', { name: '5' }));
  });
  expect([names().length, place.path]).toEqual([1, `${PATH}?chips=openNow&within=5`]);
  await act(async () => {
    fireEvent.click(near());
  });
  expect([names().length, place.path]).toEqual([2, `${PATH}?chips=openNow`]);
  expect(screen.queryByText(/minutes on foot/)).toBeNull();
});

test('"Near me" asks when pressed and not before; the nearest come first and the address does not change', async () => {
  const getCurrentPosition = jest.fn((found: (at: object) => void) =>
    found({ coords: { latitude: 51.5, longitude: -0.1 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { place, requests } = await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Near me' }));
  });
  expect(names().slice(0, 2)).toEqual(['Open and free', 'Open and dear']);
  expect(screen.getByText(/about 1 min walk/)).toBeTruthy();
  expect(place.path).toBe(PATH);
  expect(requests.join()).not.toContain('51.5');
});

test('LIST-02 while "Near me" is on "Sort by" says so, and a sort that is chosen counts in its place', async () => {
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: 51.5, longitude: -0.1 } });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { place } = await open();
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  const shown = () => sort.selectedOptions[0]!.textContent;
  expect(shown()).toBe('Top Rated');
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Near me' }));
  });
  expect(shown()).toBe('Nearest');
  expect(names()[0]).toBe('Open and free');
  await act(async () => {
    fireEvent.change(sort, { target: { value: 'rating' } });
  });
  expect(shown()).toBe('Top Rated');
  expect([...sort.options].map(({ text }) => text)).toEqual(['Top Rated', 'Most Reviewed', 'Alphabetical']);
  expect(names()).toEqual(['Open and dear', 'Open and free', 'Shut and free', 'Lift']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Near me' }).checked).toBe(false);
  expect(place.path).toBe(PATH);
});

test('a page says what is known of access and prices, and what is not', async () => {
  await openPage(
    77,
    own({ facts: { stepFreeEntrance: 'yes', lift: 'no', admission: { adult: 12.5, child: 6 } } }),
  );
  const access = region('Access');
  const value = (term: string) => access.getByText(term).nextElementSibling!.textContent;
  expect([value('Step-free entrance'), value('Lift'), value('Not known:')]).toEqual([
    'Yes',
    'No',
    'accessible toilet, hearing loop, pram-friendly, toilets, cloakroom',
  ]);
  expect(region('Before you go').getByText('Adult £12.50, child £6')).toBeTruthy();
  expect(region('Before you go').getAllByText('Not known:')).toHaveLength(1);
});

test('D-44 the opening hours of the week, today marked, its exception in place of the weekday', async () => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  await openPage(77, own({ hours: { ...week, sat: [], dates: { '11-20': ['12:00-15:00'] } } }));
  const hours = region('Opening hours');
  const row = (term: string | RegExp) => hours.getByText(term).nextElementSibling!.textContent;
  expect([row('Thursday'), row(/^Friday/), row('Saturday')]).toEqual([
    '10:00–17:00',
    '12:00–15:00',
    'Closed',
  ]);
  expect(hours.getByText(/^Friday/).parentElement!.getAttribute('aria-current')).toBe('date');
});

test('D-44 the opening hours are those of the season, and it is said until when', async () => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  const winter = { ...none, thu: ['11:00-15:00'], fri: ['11:00-15:00'] };
  const seasons = [{ from: '11-01', to: '02-28', ...winter }];
  await openPage(77, own({ hours: { ...week, seasons } }));
  const hours = region('Opening hours');
  const row = (term: string | RegExp) => hours.getByText(term).nextElementSibling!.textContent;
  expect([row('Thursday'), row(/^Friday/), row('Saturday')]).toEqual([
    '11:00–15:00',
    '11:00–15:00',
    'Closed',
  ]);
  expect(hours.getByText(/These hours are until 28 February 2027, then others\./)).toBeTruthy();
  expect(quickInfo().getByText('Open now · until 15:00')).toBeTruthy();
});

test('D-44 without a weekly table there is none to show', async () => {
  await openPage(77, own({ hoursSummary: 'Selected dates' }));
  expect(screen.queryByRole('region', { name: 'Opening hours' })).toBeNull();
  expect(fact('Opening hours')).toBeTruthy();
});
