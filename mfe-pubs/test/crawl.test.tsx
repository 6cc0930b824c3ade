import site from '@guide/city/site.json' with { type: 'json' };
import type { Pub } from '@guide/contracts/api';
import { type MapStill, positionInStill } from '@guide/contracts/city/map-still';
import { metresOnFoot, type Point } from '@guide/contracts/place';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { pubs } from '../src/content/pubs';
import { crawlMap, DISC, HEIGHT, WIDTH } from '../src/crawl/crawlMap';
import { crawlOrder } from '../src/crawl/crawlOrder';
import { eveningName, evenings } from '../src/crawl/evenings';
import { shortestWalk } from '../src/crawl/shortestWalk';
import TopPubs from '../src/screens/TopPubs';
import { Crawl } from '../src/screens/TopPubs/Crawl';
import { CrawlLength } from '../src/screens/TopPubs/CrawlChoices';
import { clockAt, Frame, noService, setUpNoon, visit } from './support/visit';

setUpNoon();

const lengthOf = (order: number[], places: readonly Point[]) =>
  order.slice(1).reduce((sum, to, index) => sum + metresOnFoot(places[order[index]!]!, places[to]!), 0);

function* permutations(items: number[]): Generator<number[]> {
  if (items.length <= 1) yield items;
  for (const [index, first] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

test('a crawl of seven pubs is the shortest of all 5,040 orders', () => {
  const places = pubs.slice(0, 7).map(({ coordinates }) => coordinates);
  const order = shortestWalk(places);
  const all = [...permutations([0, 1, 2, 3, 4, 5, 6])].map((order) => lengthOf(order, places));
  expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(lengthOf(order, places)).toBeCloseTo(Math.min(...all), 6);
});

const everyPub = () => true;
const namesOf = (list: readonly Pub[], isOpen = everyPub) =>
  crawlOrder(list, isOpen).map(({ pub }) => pub.name);

test('the crawl skips closed pubs and does not depend on the order of the list, except in direction', () => {
  const forth = namesOf(pubs);
  expect(forth).toHaveLength(10);
  const others = pubs.filter(({ id }) => id !== 2);
  expect(crawlOrder(pubs, ({ id }) => id !== 2)).toEqual(crawlOrder(others, everyPub));
  expect([forth, forth.toReversed()]).toContainEqual(namesOf(pubs.toReversed()));
});

test.each([0, 1])('a crawl of %d open pubs has no walk', (count) => {
  const stops = crawlOrder(pubs, ({ id }) => id <= count);
  expect(stops.map(({ metresToNext }) => metresToNext)).toEqual(Array(count).fill(null));
});

test('evenings end at long walks and have at most four pubs', () => {
  const named = evenings(crawlOrder(pubs, everyPub)).map((part) => [eveningName(part, {}), part.length]);
  expect(named).toEqual([
    ['Southwark to City of London', 3],
    ['Bloomsbury to Soho', 3],
    ['Hampstead', 2],
  ]);
  const dense = pubs.map((pub, index) => ({ ...pub, coordinates: { lat: 51.5, lng: index / 1000 } }));
  const parts = evenings(crawlOrder(dense, everyPub));
  expect(parts.map(({ length }) => length)).toEqual([3, 4, 3]);
  expect(parts.flat()).toHaveLength(10);
});

test.each([
  [35, [4]],
  [36, [2, 2]],
])('a walk of %i minutes leaves evenings of %j pubs', (minutes, lengths) => {
  const walks = [100, minutes * 80, 100, null];
  const stops = walks.map((metresToNext, index) => ({ pub: pubs[index]!, metresToNext }));
  expect(evenings(stops).map(({ length }) => length)).toEqual(lengths);
});

const mapStill = site.mapStill as MapStill;
const inFrame = ([x, y]: readonly [number, number]) =>
  x >= DISC && x <= WIDTH - DISC && y >= DISC && y <= HEIGHT - DISC;

test('the map of an evening shows its pubs at their positions on the static map', () => {
  const all = evenings(crawlOrder(pubs, everyPub));
  expect(all.flat()).toHaveLength(8);
  for (const evening of all) {
    const places = evening.map(({ coordinates }) => coordinates);
    const { positions, background } = crawlMap(places, mapStill);
    expect(positions.every(inFrame)).toBe(true);
    const { x, y, width, height } = background!;
    for (const [index, { lng, lat }] of places.entries()) {
      const [across, down] = positionInStill(mapStill, lng, lat);
      expect(positions[index]![0]).toBeCloseTo(x + (across / mapStill.size[0]) * width, 6);
      expect(positions[index]![1]).toBeCloseTo(y + (down / mapStill.size[1]) * height, 6);
    }
  }
});

test('no disc on the map covers the number of another, not even for pubs at the same position', () => {
  const places = pubs.map(({ coordinates }) => coordinates);
  for (const all of [places, [places[0]!, places[0]!]]) {
    const { positions, background } = crawlMap(all, undefined);
    expect(background).toBeUndefined();
    expect(positions.every(inFrame)).toBe(true);
    for (const [index, [x, y]] of positions.entries()) {
      for (const spot of positions.slice(index + 1))
        expect(Math.hypot(spot[0] - x, spot[1] - y)).toBeGreaterThan(1.9 * DISC);
    }
  }
});

test('the length of a crawl of one pub has neither distance nor plural', () => {
  const stop = { pub: pubs[0]!, metresToNext: null };
  const shown = (stops: Parameters<typeof CrawlLength>[0]['stops']) =>
    render(
      <Frame fetch={noService}>
        <CrawlLength stops={stops} />
      </Frame>,
    );
  expect(shown([stop]).container.textContent).toBe('1 pub');
  const walk = [{ ...stop, metresToNext: 900 }, stop];
  expect(shown(walk).container.textContent).toMatch(/^2 pubs · about 900 m · 1\d min on foot$/);
});

test('links choose an evening or all pubs; the choice is in the URL', () => {
  const container = show('/top-london-pubs');
  const choices = within(screen.getByRole('list', { name: 'Pub crawls' }));
  const links = choices.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')!.split('?')[1])).toEqual([
    'crawl=1#pub-crawl',
    'crawl=2#pub-crawl',
    'crawl=3#pub-crawl',
    'crawl=all#pub-crawl',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
  fireEvent.click(links[2]!);
  expect(summary(container)).toMatch(/^Hampstead2 pubs/);
  expect(container.querySelector('details')!.open).toBe(true);
  fireEvent.click(links[3]!);
  expect(summary(container)).toContain('10 pubs');
  expect(container.querySelector('details')!.open).toBe(true);
});

/** Renders the crawl. @param path - default: of all pubs */
const show = (path = '/top-london-pubs?crawl=all') =>
  render(
    <Frame fetch={noService} path={path}>
      <Crawl pubs={pubs} onPrint={() => {}} />
    </Frame>,
  ).container;
const summary = (container: Element) => container.querySelector('summary')!.textContent;
const stops = () => [...document.querySelectorAll('ol > li')].map((stop) => stop.textContent!);

const numbers = () => screen.queryByRole('img', { name: 'Map of the crawl' })?.textContent;

test('the crawl before a choice is collapsed and at most 3 km long', () => {
  const container = show('/top-london-pubs');
  expect(container.querySelector('details')!.open).toBe(false);
  expect(Number(/about ([\d.]+) km/.exec(summary(container)!)![1])).toBeLessThanOrEqual(3);
});

test('PUBS-12 the crawl shows length and time, its stops show hours and the next walk, its map has numbers', () => {
  const container = show();
  const metres = crawlOrder(pubs, everyPub).reduce((sum, { metresToNext }) => sum + (metresToNext ?? 0), 0);
  expect(summary(container)).toContain(`10 pubs · about ${(metres / 1000).toFixed(1)} km · `);
  expect(summary(container)).toMatch(/ · \d+ h( \d+ min)? on foot$/);
  expect(stops()).toHaveLength(10);
  expect(stops().every((stop) => /\d\d:\d\d–\d\d:\d\d/.test(stop))).toBe(true);
  expect(stops().filter((stop) => /about .* on foot to /.test(stop))).toHaveLength(9);
  expect(stops().find((stop) => stop.includes('The Churchill Arms'))).toContain('or take the tube');
  expect(numbers()).toBe('12345678910');
});

test('PUBS-12 the crawl skips pubs that are closed on the chosen day', () => {
  const container = show();
  const summaryOfToday = summary(container);
  const day = screen.getByRole('combobox', { name: 'Day of the crawl' });
  expect(within(day).getAllByRole('option')[0]!.textContent).toBe('Today, Friday 20 November');
  fireEvent.change(day, { target: { value: 'sun' } });
  expect(stops()).toHaveLength(9);
  expect(stops().some((stop) => stop.includes('Ye Olde Cheshire Cheese,'))).toBe(false);
  expect(container.textContent).toContain('Closed that day: Ye Olde Cheshire Cheese.');
  expect(summary(container)).toContain('9 pubs');
  expect(summary(container)).not.toBe(summaryOfToday);
  expect(numbers()).toBe('123456789');
});

test('PUBS-12 if all pubs are closed there are no stops, no length and no map', () => {
  clockAt(Date.parse('2026-12-25T12:00Z'));
  const container = show();
  expect(stops()).toHaveLength(0);
  expect(summary(container)).toBe('The shortest way round0 pubs');
  expect(numbers()).toBeUndefined();
});

test('PUBS-12 D-9 day, crawl and chips are combined in the URL; Back undoes a change', async () => {
  const path = '/top-london-pubs?chips=stepFree&crawl=1';
  const { location } = visit(TopPubs, { path });
  const day = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day of the crawl' });
  expect(day().form!.querySelector<HTMLInputElement>('[name=chips]')!.value).toBe('stepFree');
  fireEvent.change(day(), { target: { value: 'sun' } });
  expect(location.path).toBe(`${path}&day=sun`);
  fireEvent.click(screen.getByRole('link', { name: /^Step-free/ }));
  expect(location.path).toBe('/top-london-pubs?crawl=1&day=sun');
  fireEvent.click(screen.getByRole('link', { name: /^Hampstead/ }));
  expect(location.path).toBe('/top-london-pubs?crawl=3&day=sun');
  expect(day().value).toBe('sun');
  await act(async () => location.go(-3));
  expect(day().value).toBe('fri');
  expect(location.path).toBe(path);
});

test('with an unknown crawl and day in the URL, the first crawl of today is shown, collapsed', () => {
  const { container } = visit(TopPubs, { path: '/top-london-pubs?crawl=9&day=noday' });
  expect(container.querySelector('details')!.open).toBe(false);
  expect(summary(container)).toContain('3 pubs');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day of the crawl' }).value).toBe('fri');
});

test('a button prints only the crawl; the list is visible again afterwards', () => {
  let hidden: Element | null = null;
  const { container } = visit(TopPubs);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    hidden = container.querySelector('[data-print="hide"] article');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Print the crawl order' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(hidden).not.toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(container.querySelector('[data-print="hide"] article')).toBeNull();
});

test('a crawl is shared as one link to the map, with the open pubs in their order', async () => {
  const share = jest.fn(async (_data: { url: string }) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show('/top-london-pubs?crawl=1');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share the crawl' })));
  const names = [...document.querySelectorAll('ol > li p:first-child')].map(({ textContent }) => textContent);
  const ids = names.map((name) => pubs.find((pub) => pub.name === name)!.id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new URL(share.mock.calls[0]![0].url).hash).toBe(`#places=${ids.map((id) => `p${id}`).join()}`);
});
