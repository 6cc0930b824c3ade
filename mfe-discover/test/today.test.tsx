import listings from '@guide/city/listings.json' with { type: 'json' };
import { openingState, rightNow } from '@guide/contracts/place';
import { createSearch } from '@guide/contracts/search';
import { NOON, testSite } from '@guide/module/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { todayOf } from '../src/api/today';
import Home from '../src/screens/Home';
import { LISTING, listingResponse, open } from './support/attractionPage';
import { clockAt, visit } from './support/visit';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const place = (id: number, name: string, fields: object) => ({ ...LISTING, id, name, ...fields });
const places = [
  place(1, 'Late', { hours: week('10:00-22:00') }),
  place(2, 'Later', { hours: week('10:00-23:00') }),
  place(7, 'Never closed', { hours: week('00:00-24:00') }),
  place(8, 'Park', { hours: week('05:00-00:00'), facts: { setting: 'outdoor' } }),
  place(3, 'Last entry', { hours: { ...week('10:00-13:00'), lastEntryMinutes: 30 } }),
  place(4, 'Let in no more', { hours: { ...week('10:00-12:20'), lastEntryMinutes: 30 } }),
  place(5, 'Not on Fridays', { hours: { ...week('10:00-17:00'), fri: [] } }),
  place(6, 'Who knows', {}),
];
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);
afterEach(() => {
  jest.useRealTimers();
});

test("places open late, with a last entry soon, or closed today, in the city's time zone", () => {
  const today = todayOf(places as never, NOON, testSite);
  expect(today.day).toBe('2026-11-20');
  expect(names(today.openLate)).toEqual(['Later', 'Late', 'Never closed', 'Park']);
  expect(today.lastEntry.map(({ name, at }) => [name, new Date(at).toISOString()])).toEqual([
    ['Last entry', '2026-11-20T12:30:00.000Z'],
  ]);
  expect(names(today.closed)).toEqual(['Not on Fridays']);
});

test('D-91 nothing is open late, closed or open for a meal by its usual hours on a public holiday', async () => {
  const evening = Date.UTC(2026, 10, 20, 19);
  const pub = place(9, 'A pub', { category: 'pub', hours: week('12:00-23:00') });
  const hours = { ...week('05:00-00:00'), holidaysAsUsual: true };
  const known = place(10, 'A known park', { hours });
  const holiday = { ...testSite, holidays: { '11-20': { notice: 'Nothing runs.' } } };
  const today = todayOf([...places, pub, known] as never, evening, holiday);
  expect([today.pubs, today.restaurants, today.lastEntry, today.closed]).toEqual([[], [], [], []]);
  expect(names(today.openLate)).toEqual(['A known park']);
  expect(names(todayOf([...places, pub] as never, evening, testSite).pubs)).toEqual(['A pub']);
  clockAt(Date.UTC(2026, 11, 25, 12));
  visit(Home, { path: '/', responses: { '/api/listings': { body: [known] } } });
  expect(within(await screen.findByRole('region', { name: /^Friday/ })).getByText(/^No tube/)).toBeTruthy();
});

test('a pub with an open end is open for dinner without a closing time, one by appointment is not', async () => {
  const evening = Date.UTC(2026, 10, 20, 19);
  const places = [
    place(9, 'Local', { category: 'pub', hours: week('18:00+') }),
    place(10, 'Tasting room', { category: 'pub', hours: { ...week('12:00-23:00'), byAppointment: true } }),
  ];
  clockAt(evening);
  visit(Home, { path: '/', responses: { '/api/listings': { body: places } } });
  const today = within(await screen.findByRole('region', { name: /^Friday/ }));
  expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Localclosing time not fixed',
  ]);
});

test('the home page links to all places that are open late', async () => {
  clockAt();
  visit(Home, { path: '/', responses: { '/api/listings': { body: places } } });
  const today = within(await screen.findByRole('region', { name: /^Friday/ }));
  expect(today.getByText('Friday 20 November, 12:00').textContent).toBe('Friday 20\u00a0November, 12:00');
  expect(today.getByText('until 23:00')).toBeTruthy();
  expect(today.getByText('12:30, in 30 min')).toBeTruthy();
  expect(today.getByRole('link', { name: 'All 4 open late' }).getAttribute('href')).toBe(
    '/london-attractions?chips=openLate',
  );
});

test('a railway station is counted as open late, but not shown for an evening', async () => {
  clockAt();
  const station = place(9, 'Station', { hours: { ...week('05:00-00:00'), kind: 'railway' } });
  visit(Home, { path: '/', responses: { '/api/listings': { body: [station, ...places.slice(0, 2)] } } });
  const today = within(await screen.findByRole('region', { name: /^Friday/ }));
  expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lateruntil 23:00',
    'Lateuntil 22:00',
  ]);
  expect(today.getByRole('link', { name: 'All 3 open late' })).toBeTruthy();
});

test('a station alone is no reason to show the section', async () => {
  clockAt();
  const station = place(9, 'Station', { hours: { ...week('05:00-00:00'), kind: 'railway' } });
  visit(Home, { path: '/', responses: { '/api/listings': { body: [station] } } });
  await screen.findByRole('heading', { name: 'Top 10 Attractions' });
  expect(screen.queryByRole('region', { name: /^Friday/ })).toBeNull();
});

test('one place that is open late has no link to all', async () => {
  clockAt();
  visit(Home, { path: '/', responses: { '/api/listings': { body: places.slice(0, 1) } } });
  const today = within(await screen.findByRole('region', { name: /^Friday/ }));
  expect(today.getByText('until 22:00')).toBeTruthy();
  expect(today.queryByText(/^All 1/)).toBeNull();
});

test("D-44 the day of 00:30 in summer is the city's, not that of UTC", () => {
  const at = Date.UTC(2026, 6, 3, 23, 30);
  const today = todayOf(
    [place(1, 'Not on Saturdays', { hours: { ...week('10:00-17:00'), sat: [] } })] as never,
    at,
    testSite,
  );
  expect([today.day, names(today.closed)]).toEqual(['2026-07-04', ['Not on Saturdays']]);
});

test('D-44 closing times are shown as on cards: "all day" or "until midnight"', async () => {
  clockAt();
  const always = week('00:00-24:00');
  const long = week('10:00-24:00');
  const squares = [place(26, 'A square', { hours: always }), place(8, 'A bar', { hours: long })];
  visit(Home, { path: '/', responses: { '/api/listings': { body: squares } } });
  const today = within(await screen.findByRole('region', { name: /^Friday/ }));
  expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A baruntil midnight',
    'A squareall day',
  ]);
  for (const hours of [always, long]) {
    const [, openingText] = openingState(hours, rightNow(NOON), testSite).text.split(' · ');
    expect(today.getByText(openingText!)).toBeTruthy();
  }
});

const EATING = ['Pubs open now', 'Restaurants open now'];
const OPEN_NOW = ['/search?category=pub&chips=openNow', '/restaurants?chips=openNow'];

test.each([
  ['10:00', ['Open late tonight', 'Closed today'], ['/london-attractions?chips=openLate']],
  ['13:00', EATING.concat('Open late tonight'), OPEN_NOW.concat('/london-attractions?chips=openLate')],
  ['19:00', EATING.concat('Open late tonight'), OPEN_NOW.concat('/london-attractions?chips=openLate')],
  ['21:45', EATING, OPEN_NOW],
  ['23:00', EATING, OPEN_NOW.slice(0, 1)],
  ['03:00', ['Open late tonight', 'Closed today'], ['/london-attractions?chips=openLate']],
])('on a Friday at %s the home page lists %j, with links to all of them', async (time, titles, paths) => {
  const now = Date.parse(`2026-11-20T${time}Z`);
  clockAt(now);
  visit(Home, { path: '/' });
  const today = within(await screen.findByRole('region', { name: /^Friday/ }));
  expect(today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  if (titles.includes('Pubs open now')) expect(today.queryByText('all day')).toBeNull();
  const all = today.queryAllByRole('link', { name: /^All/ });
  expect(all.map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('at night the home page lists the pubs and restaurants that the search shows as open now', () => {
  const now = Date.parse('2026-11-20T22:15Z');
  const { pubs, restaurants } = todayOf(listings as never, now, testSite);
  const search = createSearch(listings as never);
  for (const [category, open] of Object.entries({ pub: pubs, restaurant: restaurants })) {
    const { results } = search.search({ category, chips: 'openNow' } as never, { now, calendar: testSite });
    expect(names(open).sort()).toEqual(names(results).sort());
    expect(open.length).toBeGreaterThan(0);
  }
  expect(pubs.slice(0, 3).every(({ at }) => at === Date.parse('2026-11-21T00:00Z'))).toBe(true);
});

test('nearby places show whether they are open on arrival', async () => {
  clockAt();
  const at = { lat: 51.5, lng: -0.1 };
  const near = [
    place(77, 'A Place', at),
    place(2, 'Open still', { lat: 51.503, lng: -0.1, hours: week('10:00-23:00') }),
    place(3, 'Shut by then', { lat: 51.504, lng: -0.1, hours: week('10:00-12:05') }),
    place(4, 'A pub', { lat: 51.501, lng: -0.1, category: 'pub', pubId: 3 }),
  ];
  await open(77, { ...listingResponse(at), '/api/map/features': { body: near } });
  const nearbySection = within(await screen.findByRole('region', { name: 'Within 15 minutes on foot' }));
  const links = nearbySection.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(1)).toEqual(['/pub/3', '/attraction/2', '/attraction/3']);
  expect(nearbySection.getByText('Open when you get there · until 23:00')).toBeTruthy();
  expect(nearbySection.getByText('Closed when you get there')).toBeTruthy();
});

test('the bar has booking and directions, or only directions if there are no tickets', async () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Booking and directions' }));
  const { unmount, events } = await open(1);
  expect(
    bar()
      .getAllByRole('link')
      .map(({ textContent }) => textContent!.split(' (')[0]),
  ).toEqual(['Book Tower of London', 'Directions']);
  bar().getAllByRole('link')[0]!.click();
  expect(events.map(({ name }) => name)).toEqual(['booking_click']);
  unmount();
  await open(11);
  expect(bar().getAllByRole('link')).toHaveLength(1);
});
