import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { menusOf } from '../src/frame/header/menus';
import { open } from './support/page';
import { site } from './support/site';

const menus = menusOf(site);
const inMenus = menus.flatMap(({ groups, sidebar }) =>
  [...groups, sidebar].flatMap(({ links = [] }) => links),
);
const targets = inMenus.map(({ to }) => to);

test('NAV-03 NAV-04 NAV-05 NAV-06 three top menus, where each leads, and its badge', () => {
  expect(menus.map(({ label, to, badge }) => [label, to, badge?.text])).toEqual([
    ['Discover', '/new-haven-attractions', 'Popular'],
    ['Dining', '/restaurants', 'New'],
    ['Plan', '/planner', undefined],
  ]);
});

test('NAV-08 NAV-09 NAV-10 NAV-12 GEN-07 the mega-menus hold places, map, planner and favorites', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) expect(targets).toContain(`/attraction/${id}`);
  expect(targets).toEqual(expect.arrayContaining(['/restaurant/101', '/pub/1', '/map', '/planner']));
  expect(targets).toContain('/favorites');
  expect(inMenus.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Itinerary planner', 'Favorites']),
  );
});

test('NAV-18 CONST-02 at most three items per group on small screens', () => {
  for (const { mobileLinks } of menus) expect(mobileLinks).toHaveLength(3);
  const few = { ...site, menus: { ...site.menus, landmarks: site.menus.landmarks.slice(0, 2), pubs: [] } };
  expect(menusOf(few).map(({ mobileLinks }) => mobileLinks.length)).toEqual([2, 2, 3]);
});

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const toggle = (name: string) => bar().getByRole('button', { name: `${name} menu` });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';
const item = (name: string) => toggle(name).closest('li')!;

/** React makes `pointerenter` and `pointerleave` of these; jsdom has no PointerEvent. */
const point = (way: 'over' | 'out', name: string, pointerType: 'mouse' | 'touch') =>
  fireEvent(item(name), Object.assign(new MouseEvent(`pointer${way}`, { bubbles: true }), { pointerType }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('NAV-07 a resting mouse opens a menu after 150 ms, going away with intent closes it', () => {
  open('/');
  point('over', 'Discover', 'mouse');
  wait(149);
  expect(isOpen('Discover')).toBe(false);
  wait(1);
  expect(isOpen('Discover')).toBe(true);

  point('out', 'Discover', 'mouse');
  wait(100);
  point('over', 'Discover', 'mouse');
  wait(1000);
  expect(isOpen('Discover')).toBe(true);

  point('out', 'Discover', 'mouse');
  wait(150);
  expect(isOpen('Discover')).toBe(false);
});

test('NAV-07 crossing another menu on the way does not switch, resting on it does', () => {
  open('/');
  fireEvent.click(toggle('Discover'));
  point('over', 'Dining', 'mouse');
  wait(100);
  point('out', 'Dining', 'mouse');
  point('over', 'Discover', 'mouse');
  wait(500);
  expect([isOpen('Discover'), isOpen('Dining')]).toEqual([true, false]);
  point('over', 'Dining', 'mouse');
  wait(150);
  expect([isOpen('Discover'), isOpen('Dining')]).toEqual([false, true]);
});

test('NAV-07 a touch does not count as hovering', () => {
  open('/');
  point('over', 'Discover', 'touch');
  wait(1000);
  expect(isOpen('Discover')).toBe(false);
});

test('D-51 the button opens and closes; a press on a menu that the mouse opened leaves it open', () => {
  open('/');
  fireEvent.click(toggle('Plan'));
  expect(isOpen('Plan')).toBe(true);
  fireEvent.click(toggle('Plan'));
  expect(isOpen('Plan')).toBe(false);

  point('over', 'Plan', 'mouse');
  wait(150);
  fireEvent.click(toggle('Plan'));
  expect(isOpen('Plan')).toBe(true);
});

test('D-51 Escape closes and gives the focus back to the trigger; a press elsewhere closes', () => {
  open('/');
  fireEvent.click(toggle('Discover'));
  const place = bar().getByRole('link', { name: /attraction 1/ });
  act(() => place.focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(isOpen('Discover')).toBe(false);
  expect(document.activeElement).toBe(toggle('Discover'));

  fireEvent.click(toggle('Discover'));
  fireEvent.pointerDown(document.body);
  expect(isOpen('Discover')).toBe(false);
});

test('a choice closes the menu', () => {
  open('/');
  fireEvent.click(toggle('Discover'));
  fireEvent.click(bar().getByRole('link', { name: /attraction 5/ }));
  expect(isOpen('Discover')).toBe(false);
});

test.each([
  ['/new-haven-attractions', ['Discover']],
  ['/new-haven-attractions-map', ['Discover']],
  ['/restaurants', ['Dining']],
  ['/restaurant/101', []],
  ['/planner/today', ['Plan']],
  ['/', []],
])('NAV-16 at %s the active menus are %j', (path, active) => {
  open(path);
  const current = bar()
    .queryAllByRole('link', { current: 'page' })
    .map((link) => link.textContent!.replace(/Popular|New/, ''));
  expect(current).toEqual(active);
});
