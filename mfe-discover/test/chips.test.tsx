import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import Attractions from '../src/screens/Attractions';
import {
  fact,
  LISTING,
  listingResponse,
  open as openPage,
  quickInfo,
  region,
} from './support/attractionPage';
import { choose, clockAt, press, visit } from './support/visit';

const PATH = '/london-attractions';
const day = ['10:00-17:00'];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const paid = { priceRange: '££' };
const accessible = { stepFreeEntrance: 'yes', goodInRain: true };
const places = [
  { ...LISTING, id: 1, name: 'Open and free', rating: 4, hours: week, lat: 51.5, lng: -0.1 },
  { ...LISTING, id: 2, name: 'Open and dear', rating: 5, hours: week, lat: 51.6, lng: -0.1, ...paid },
  { ...LISTING, id: 3, name: 'Shut and free', rating: 3, hours: closed },
  { ...LISTING, id: 4, name: 'Lift', rating: 2, priceRange: '£', facts: accessible },
];
const responses = { '/api/listings': { body: places } };
const submit = (form: HTMLFormElement) => act(async () => void fireEvent.submit(form));
const names = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent);
const chip = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Show only' }))
    .getByText(name)
    .closest('a,span')!;

function stubPosition(latitude = 51.5, longitude = -0.1) {
  const position = { coords: { latitude, longitude } };
  const getCurrentPosition = jest.fn((onPosition: (at: object) => void) => onPosition(position));
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

async function open(query = '') {
  clockAt();
  const visited = visit(Attractions, { path: PATH + query, responses });
  await screen.findAllByText(/^\d+ attractions?/);
  return visited;
}
afterEach(() => {
  jest.useRealTimers();
});

test('LIST-05 chips show the number of remaining places and can be combined', async () => {
  const { location } = await open();
  expect(names()).toEqual(['Open and dear', 'Open and free', 'Shut and free', 'Lift']);
  const counts = ['Open now', 'Free', 'Step-free', 'With children', 'When it rains'].map(
    (label) => chip(new RegExp(`^${label}`)).textContent,
  );
  expect(counts).toEqual(['Open now, 2', 'Free, 2', 'Step-free, 1', 'With children, 0', 'When it rains, 1']);
  await press(chip(/^Open now/));
  expect(names()).toEqual(['Open and dear', 'Open and free']);
  expect(chip(/^Free/).textContent).toBe('Free, 1');
  await press(chip(/^Free/));
  expect(names()).toEqual(['Open and free']);
  expect(location.path).toBe(`${PATH}?chips=openNow%2Cfree`);
});

test('D-86 LIST-05 a chosen day puts open places first and keeps the order among them', async () => {
  await open('?when=2026-11-21');
  expect(names()).toEqual(['Open and dear', 'Open and free', 'Lift', 'Shut and free']);
  expect(screen.getByText('4 attractions, open first')).toBeTruthy();
  await press(chip(/^Step-free/));
  expect(screen.getByText('1 attraction')).toBeTruthy();
});

test('D-86 a chosen day leaves the sheet open for a time; past times of today cannot be chosen', async () => {
  const hidePopover = jest.fn();
  HTMLElement.prototype.hidePopover = hidePopover;
  const { location } = await open();
  const sheet = within(document.querySelector<HTMLElement>('[popover]')!);
  const time = () => sheet.getByLabelText<HTMLInputElement>('Time, if you know it');
  // The served form has no limit: without scripts it would hold for other days too.
  expect(time().min).toBe('');
  act(() => time().focus());
  expect(time().min).toBe('12:00');
  await choose(time(), '11:59');
  expect(time().validity.rangeUnderflow).toBe(true);
  await press(sheet.getByText('Sunday'));
  expect([location.path, hidePopover.mock.calls.length]).toEqual([`${PATH}?when=2026-11-22`, 0]);
  expect([sheet.getByLabelText<HTMLInputElement>('Day').value, time().min]).toEqual(['2026-11-22', '']);
  await choose(time(), '09:00');
  await submit(time().form!);
  expect([location.path, hidePopover.mock.calls.length]).toEqual([`${PATH}?when=2026-11-22T09%3A00`, 1]);
  expect(sheet.getByText('Sunday').closest('a')!.getAttribute('aria-current')).toBe('true');
  await press(sheet.getByText('Now'));
  expect([location.path, hidePopover.mock.calls.length]).toEqual([PATH, 2]);
  await choose(sheet.getByLabelText('Day'), '2026-11-20');
  expect(time().min).toBe('12:00');
  // A day that is typed but not yet applied.
  await choose(sheet.getByLabelText('Day'), '2026-11-23');
  expect(time().min).toBe('');
});

test('D-91 on 25 December a line above the list says that nothing runs, and no usual hours are promised', async () => {
  await open('?when=2026-12-25');
  expect(screen.getByText(/^No tube, no buses/)).toBeTruthy();
  expect(screen.getAllByText('Usual hours, holiday not confirmed')).toHaveLength(2);
  expect(chip(/^Open 25 December/).textContent).toBe('Open 25 December, 0');
  await press(screen.getByText('Sunday'));
  expect(screen.queryByText(/^No tube, no buses/)).toBeNull();
});

test('D-86 chips, cards and links follow the chosen time, also without JavaScript', async () => {
  const { location } = await open('?chips=openNow&when=2026-11-21T16:00');
  expect(names()).toEqual(['Open and dear', 'Open and free']);
  expect(chip(/^Open tomorrow 16:00/).textContent).toBe('Open tomorrow 16:00, 2, chosen');
  expect(screen.getAllByText('Open tomorrow 16:00 · until 17:00')).toHaveLength(2);
  expect(chip(/^Free/).getAttribute('href')).toBe(`${PATH}?chips=openNow%2Cfree&when=2026-11-21T16%3A00`);
  const panel = within(document.querySelector<HTMLElement>('[popover]')!);
  expect(panel.getByText('Now').getAttribute('href')).toBe(`${PATH}?chips=openNow`);
  const form = panel.getByLabelText<HTMLInputElement>('Day').form!;
  expect([form.getAttribute('action'), form.method]).toEqual([PATH, 'get']);
  expect(new URLSearchParams(new FormData(form) as never).toString()).toBe(
    'chips=openNow&when=2026-11-21&when=16%3A00',
  );
  await choose(panel.getByLabelText('Time, if you know it'), '17:30');
  await submit(form);
  expect(location.path).toBe(`${PATH}?chips=openNow&when=2026-11-21T17%3A30`);
  expect(names()).toEqual([]);
  await press(screen.getByText('Sunday'));
  expect(location.path).toBe(`${PATH}?chips=openNow&when=2026-11-22`);
  expect(screen.getAllByText('Open Sunday · 10:00–17:00')).toHaveLength(2);
});

// This test comes first, because the page keeps the last position.
test('D-30 from New York the list keeps its order and says why', async () => {
  stubPosition(40.7128, -74.006);
  await open('?within=10');
  const before = names();
  await press(screen.getByRole('checkbox', { name: 'Near me' }));
  expect(names()).toEqual(before);
  expect(screen.getByText(/^You are outside London\. Choose “Near…”/)).toBeTruthy();
  expect(screen.queryByText(/ walk, /)).toBeNull();
  expect(screen.getByText('4 attractions')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('rating');
});

test('a walking limit is in the URL, applies once the position is known, and ends with "Near me"', async () => {
  const getCurrentPosition = stubPosition();
  const { location } = await open('?within=10&chips=openNow');
  screen.getByText('Choose “Near me” to see only places within a 10-minute walk.');
  screen.getByText('2 attractions');
  const near = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Near me' });
  expect([near().checked, getCurrentPosition.mock.calls.length]).toEqual([false, 0]);
  await press(near());
  expect(names()).toEqual(['Open and free']);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 attractions within 10 minutes, nearest first');
  expect([chip(/^Open now/).textContent, chip(/^Open late/).textContent, chip(/^Free/).textContent]).toEqual([
    'Open now, 1, chosen',
    'Open late, 0',
    'Free, 1',
  ]);
  const limits = within(screen.getByRole('radiogroup', { name: 'Minutes on foot' }));
  await press(limits.getByRole('radio', { name: 'Any' }));
  expect([names().length, location.path]).toEqual([2, `${PATH}?chips=openNow`]);
  await press(limits.getByRole('radio', { name: '5' }));
  expect([names().length, location.path]).toEqual([1, `${PATH}?chips=openNow&within=5`]);
  await press(near());
  expect([names().length, location.path]).toEqual([2, `${PATH}?chips=openNow`]);
  expect(screen.queryByText(/minutes on foot/)).toBeNull();
});

test('"Near me" requests the position on click and sorts by distance; the URL does not change', async () => {
  const getCurrentPosition = stubPosition();
  const { location, requests } = await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press(screen.getByRole('checkbox', { name: 'Near me' }));
  expect(names().slice(0, 2)).toEqual(['Open and free', 'Open and dear']);
  expect(screen.getByText(/about 1 min walk/)).toBeTruthy();
  expect(location.path).toBe(PATH);
  expect(requests.join()).not.toContain('51.5');
});

test('LIST-02 "Near me" sorts by "Nearest"; another sort turns it off', async () => {
  stubPosition();
  const { location } = await open();
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  const shown = () => sort.selectedOptions[0]!.textContent;
  expect(shown()).toBe('Top Rated');
  await press(screen.getByRole('checkbox', { name: 'Near me' }));
  expect(shown()).toBe('Nearest');
  expect(names()[0]).toBe('Open and free');
  await choose(sort, 'rating');
  expect(shown()).toBe('Top Rated');
  expect([...sort.options].map(({ text }) => text)).toEqual(['Top Rated', 'Most Reviewed', 'Alphabetical']);
  expect(names()).toEqual(['Open and dear', 'Open and free', 'Shut and free', 'Lift']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Near me' }).checked).toBe(false);
  expect(location.path).toBe(PATH);
});

test('a page shows known and unknown facts about access and prices', async () => {
  await openPage(
    77,
    listingResponse({ facts: { stepFreeEntrance: 'yes', lift: 'no', admission: { adult: 12.5, child: 6 } } }),
  );
  const access = region('Access');
  const value = (term: string) => access.getByText(term).nextElementSibling!.textContent;
  expect([value('Step-free entrance'), value('Lift'), value('Not known:')]).toEqual([
    'Yes',
    'No',
    'accessible toilet, hearing loop, pram-friendly, toilets, cloakroom',
  ]);
  expect(screen.getAllByText('Adult £12.50, child £6')).toHaveLength(1);
  expect(fact('Tickets')).toContain('Adult £12.50, child £6');
  expect(region('Before you go').getAllByText('Not known:')).toHaveLength(1);
});

function openingHours() {
  const hours = region('Opening hours');
  const row = (day: string | RegExp) => hours.getByText(day).nextElementSibling!.textContent;
  return { hours, rows: ['Thursday', /^Friday/, 'Saturday'].map(row) };
}

test("D-44 the weekly hours mark today and show today's exception", async () => {
  clockAt();
  await openPage(77, listingResponse({ hours: { ...week, sat: [], dates: { '11-20': ['12:00-15:00'] } } }));
  const { hours, rows } = openingHours();
  expect(rows).toEqual(['10:00–17:00', '12:00–15:00', 'Closed']);
  expect(hours.getByText(/^Friday/).parentElement!.getAttribute('aria-current')).toBe('date');
});

test('D-91 the row of today says that a holiday is not confirmed', async () => {
  clockAt(Date.UTC(2027, 0, 1, 12));
  await openPage(77, listingResponse({ hours: week }));
  const { rows } = openingHours();
  expect(rows).toEqual(['10:00–17:00', '10:00–17:00, holiday not confirmed', '10:00–17:00']);
  quickInfo().getByText('Usual hours, holiday not confirmed');
});

test('D-44 the hours of the season are shown with its last day', async () => {
  clockAt();
  const winter = { ...closed, thu: ['11:00-15:00'], fri: ['11:00-15:00'] };
  const seasons = [{ from: '11-01', to: '02-28', ...winter }];
  await openPage(77, listingResponse({ hours: { ...week, seasons } }));
  const { hours, rows } = openingHours();
  expect(rows).toEqual(['11:00–15:00', '11:00–15:00', 'Closed']);
  hours.getByText(/These hours apply until 28 February 2027\./);
  quickInfo().getByText('Open now · until 15:00');
});

test('D-44 without weekly hours there is no table', async () => {
  await openPage(77, listingResponse({ hoursSummary: 'Selected dates' }));
  expect(screen.queryByRole('region', { name: 'Opening hours' })).toBeNull();
  expect(fact('Opening hours')).toBeTruthy();
});

test('hours, price, address and station are in Visitor Information, and the bar of sections links to it', async () => {
  const station = { name: 'Testford', stepFree: 'yes' } as const;
  const facts = { station, minutesNeeded: [60, 90], admission: { adult: 12, adultTo: 14, year: 2025 } };
  await openPage(77, listingResponse({ facts, stations: ['Testford (Red)'] }));
  expect(fact('Nearest tube')).toBe('Testford (Red)Testford, step-free');
  expect(fact('Tickets')).toContain('Adult from £12 to £14 (2025)');
  expect(quickInfo().getByText('from £12')).toBeTruthy();
  expect(region('Before you go').queryByText(/Testford|£12/)).toBeNull();
  const bar = within(screen.getByRole('navigation', { name: 'Sections' }));
  const targets = bar.getAllByRole<HTMLAnchorElement>('link').map(({ hash }) => hash.slice(1));
  expect(targets).toEqual(['visitor-information', 'about', 'access', 'best-time', 'nearby']);
  for (const id of targets) expect(document.getElementById(id)).not.toBeNull();
});
