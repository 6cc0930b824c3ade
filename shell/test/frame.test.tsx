import type { Fetch, ReleaseChange } from '@guide/contracts/api';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import '../src/frame/teams/TeamOutlines';
import { HostContext, useHost } from '@guide/contracts/module';
import { buildMenus, buildQuickLinks } from '../src/frame/header/menus';
import { OfflineStatus } from '../src/frame/offline/OfflineStatus';
import { fulfilled } from '../src/loader/loader';
import { offlineStore } from '../src/offline/bundle/offlineStore';
import { writeCookie } from '../src/settings/cookie';
import { createSettingsStore } from '../src/settings/settings';
import { open, page, scrollPage } from './support/page';
import { site } from './support/site';

const errors = jest.fn();
let requested: string[] = [];
let respond = async () => Response.json([]);
globalThis.fetch = (input) => {
  requested.push(String(input));
  return respond();
};
beforeEach(() => {
  requested = [];
  errors.mockClear();
  jest.spyOn(console, 'error').mockImplementation(errors);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('GEN-05 GEN-06 A page has one header, main area and footer, and a toast region outside the main area', () => {
  const { container } = open('/map');
  for (const part of ['header', 'main', 'footer']) expect(container.querySelectorAll(part)).toHaveLength(1);
  expect(container.querySelector('[data-toasts]')).not.toBeNull();
  expect(container.querySelector('main [data-toasts]')).toBeNull();
});

test.each(['/', '/nowhere'])('D-51 %s hydrates without errors and has no style attributes', async (path) => {
  const html = renderToString(page(path));
  expect(html).not.toContain(' style=');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root')!, page(path), { onRecoverableError: errors }),
  );
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('GEN-08 The frame names no other city', () => {
  expect(renderToString(page('/nowhere'))).not.toMatch(/london/i);
});

test('Developers see the latest release changes with actor and reason', async () => {
  const changes: ReleaseChange[] = [
    {
      module: 'pubs',
      action: 'halt',
      version: '1.1.0',
      at: '2026-11-22T10:30:00.000Z',
      by: 'gateway',
      reason: '7 of 40 pages failed',
    },
    {
      module: 'pubs',
      action: 'share',
      version: '1.1.0',
      at: '2026-11-22T10:00:00.000Z',
      by: 'team',
      percent: 10,
      commit: 'abc1234',
    },
    { module: 'map', action: 'promote', version: '1.0.0', at: '2026-11-21T09:00:00.000Z', by: 'start' },
  ];
  respond = async () => Response.json(changes);
  await act(async () => open('/?teams'));
  const list = await screen.findByLabelText('Release history');
  expect(requested).toEqual(['/api/modules/changes']);
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '2026-11-22 10:30 UTC: pubs 1.1.0 halted by the gateway: 7 of 40 pages failed',
    '2026-11-22 10:00 UTC: pubs 1.1.0 live for 10 % by its team from abc1234',
    '2026-11-21 09:00 UTC: map 1.0.0 live for everybody by npm start',
  ]);
});

const links = [
  ['All attractions', '/new-haven-attractions'],
  ['Top 10 attractions', '/top-attractions'],
  ['Museums', '/new-haven-attractions?subcategory=Museum'],
  ['Historical sites', '/new-haven-attractions?subcategory=Historical'],
  ['Parks', '/new-haven-attractions?subcategory=Park'],
  ['Interactive map', '/map'],
  ['Attraction directory', '/attractions'],
];

test('FOOT-01 FOOT-02 FOOT-03 FOOT-04 FOOT-05 FOOT-06 FOOT-07 D-75 The footer has its links and names the source of ratings', () => {
  open('/');
  const footer = document.querySelector('footer')!;
  const shown = [...footer.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(shown).toEqual(expect.arrayContaining(links));
  screen.getByText('Pictures, ratings and review counts are the guide’s own');
  screen.getByText(/^Ratings and review counts are the guide’s own estimates. No visitor gave them/);
});

test('The footer links to the credits of a city that has some', () => {
  const linksToCredits = () =>
    screen.queryAllByText('Credits and licences').map((link) => link.getAttribute('href'));
  const { unmount } = open('/');
  expect(linksToCredits()).toEqual([]);
  unmount();
  open('/', { site: { ...site, textCredits: [] } });
  expect(linksToCredits()).toEqual(['/credits']);
});

test.each([
  [2026, Date.UTC(2027, 0, 1, 4, 59)],
  [2027, Date.UTC(2027, 0, 1, 5)],
])('FOOT-08 The footer shows the year %i until midnight in the city, and the copyright', (year, now) => {
  open('/', { now });
  screen.getByText(`© ${year} New Haven Tourist Guide. All rights reserved.`);
});

const glassy = () => document.querySelector('header')!.hasAttribute('data-scrolled');

test('NAV-02 CONST-02 The bar is translucent after 20 px of scrolling', () => {
  open('/');
  expect(glassy()).toBe(false);
  scrollPage(20);
  expect(glassy()).toBe(false);
  scrollPage(21);
  expect(glassy()).toBe(true);
  scrollPage(0);
  expect(glassy()).toBe(false);
});

test('NAV-13 NAV-14 NAV-15 D-22 The header has search, three notices and Display settings', () => {
  open('/');
  const header = within(document.querySelector('header')!);
  expect(header.getByLabelText('Search').getAttribute('href')).toBe('/search');
  const bell = header.getByLabelText('Notices, 3 new');
  expect(bell.textContent).toBe('3');
  const notices = document.getElementById(bell.getAttribute('popovertarget')!)!;
  expect([...notices.querySelectorAll('li')].map((item) => item.textContent)).toEqual(
    site.notices.map(({ title, text }) => title + text),
  );
  const display = header.getAllByLabelText('Display settings')[0]!;
  const settings = within(document.getElementById(display.getAttribute('popovertarget')!)!);
  settings.getByRole('radiogroup', { name: 'Theme', hidden: true });
  settings.getByRole('switch', { name: 'Data saver', hidden: true });
});

test('NAV-17 NAV-18 GEN-01 D-79 The mobile menu begins with four screens, has three links per group and no sign-in', () => {
  const { container } = open('/');
  const toggle = screen.getByLabelText('Menu', { selector: 'button' });
  const menu = document.getElementById(toggle.getAttribute('popovertarget')!)!;
  const groups = [...menu.querySelectorAll('section')];
  expect(groups.map((group) => group.querySelector('h2')!.textContent)).toEqual([
    'Discover',
    'Dining',
    'Plan',
  ]);
  for (const group of groups) expect(group.querySelectorAll('li')).toHaveLength(3);
  const first = [...menu.querySelectorAll('a')].slice(0, 4).map((link) => link.getAttribute('href'));
  expect(first).toEqual(['/top-attractions', '/top-new-haven-pubs', '/map', '/search']);
  expect(container.textContent).not.toMatch(/sign ?in|log ?in|account/i);
});

const root = document.documentElement;
const settings = () => within(document.getElementById('display-settings')!);
const choose = (name: string) => fireEvent.click(settings().getByRole('radio', { name, hidden: true }));
const saver = () => settings().getByRole<HTMLInputElement>('switch', { name: 'Data saver', hidden: true });

const Echo = () => <p data-testid="echo">{JSON.stringify(useHost().settings)}</p>;
const echo = { screen: () => fulfilled({ head: () => ({ title: 'T', description: 'D' }), Component: Echo }) };
const echoed = () => JSON.parse(screen.getByTestId('echo').textContent!);

afterEach(() => {
  for (const name of ['theme', 'saver']) writeCookie(name, null);
});

test('D-22 A chosen theme applies at once, also in modules, and is remembered', () => {
  open('/', {}, echo);
  expect(root.hasAttribute('data-theme')).toBe(false);
  choose('Dark');
  expect(root.dataset.theme).toBe('dark');
  expect(echoed().theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(settings().getByRole<HTMLInputElement>('radio', { name: 'Dark', hidden: true }).checked).toBe(true);

  choose('System');
  expect(root.hasAttribute('data-theme')).toBe(false);
  expect(document.cookie).not.toContain('theme=');
});

test('D-22 The data saver applies at once, also in modules, and is remembered', () => {
  open('/', {}, echo);
  fireEvent.click(saver());
  expect(echoed().dataSaver).toBe(true);
  expect(root.hasAttribute('data-save-data')).toBe(true);
  expect(document.cookie).toContain('saver=on');
  fireEvent.click(saver());
  expect(echoed().dataSaver).toBe(false);
  expect(root.hasAttribute('data-save-data')).toBe(false);
  expect(document.cookie).toContain('saver=off');
});

const popovers = () => [...document.querySelectorAll<HTMLElement>('header nav [popover], #menu')];
const openAll = () =>
  act(() => {
    for (const popover of popovers()) popover.togglePopover(true);
  });
const { landmarks } = site.menus;
const withPictures = landmarks.map((link) => ({ ...link, imageUrl: `/images/${link.label}.svg` }));
const pictured = { site: { ...site, menus: { ...site.menus, landmarks: withPictures } } };
const thumbnails = () => document.querySelectorAll('header img, header [data-state]').length;

test.each([
  [false, true],
  [true, false],
])('D-22 With the data saver %p, it is %p that opened menus have thumbnails', (dataSaver, hasThumbnails) => {
  open('/', { ...pictured, settings: { theme: 'system', dataSaver } });
  expect(saver().checked).toBe(dataSaver);
  openAll();
  expect(thumbnails() > 0).toBe(hasThumbnails);
});

test('D-79 A menu that has not been open has the same links as an opened one, but no pictures, icons and notes', () => {
  open('/', pictured);
  const linksOf = () =>
    popovers().map((popover) =>
      [...popover.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
    );
  const plain = [...document.querySelectorAll('header li a')];
  const links = linksOf();
  expect(links.map((menu) => menu.length > 5)).toEqual([true, true, true, true]);
  expect(thumbnails()).toBe(0);
  const [discover] = popovers();
  const first = discover!.querySelector('li a')!;
  const { label, note } = landmarks[0]!;
  expect([first.textContent, first.children.length]).toEqual([label, 0]);
  openAll();
  expect(linksOf()).toEqual(links);
  expect(first.textContent).toBe(`${label}${note}`);
  expect(first.querySelectorAll('img').length).toBe(1);
  // Links keep their elements, and with them the focus.
  expect([...document.querySelectorAll('header li a')]).toEqual(plain);
});

test('A menu that a visitor opened before hydration, which sends only `toggle`, is completed too', () => {
  open('/', pictured);
  const [discover] = popovers();
  fireEvent(discover!, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(discover!.querySelectorAll('img')).toHaveLength(landmarks.length);
});

test('Pages do not share settings stores', () => {
  const [first, second] = [
    createSettingsStore({ theme: 'system', dataSaver: false }),
    createSettingsStore({ theme: 'dark', dataSaver: true }),
  ];
  first.setState({ theme: 'light' });
  expect(second.getState()).toEqual({ theme: 'dark', dataSaver: true });
});

/** Simulates the popover event, because jsdom has no popovers. */
function openNotice(fetch?: Fetch) {
  open('/', {}, {}, fetch);
  const id = screen.getByText('Privacy', { selector: 'button' }).getAttribute('popovertarget')!;
  const notice = document.getElementById(id)!;
  fireEvent(
    notice,
    Object.assign(createEvent('beforetoggle', notice, { bubbles: false }), { newState: 'open' }),
  );
  return within(notice);
}

const turn = (state: 'on' | 'off') => ({ name: `Turn statistics ${state}`, hidden: true });

afterEach(() => {
  writeCookie('statistics', null);
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

test('D-35 Visitors opt out of statistics and in again with one press each', () => {
  const notice = openNotice();
  notice.getByText('Statistics are on. Your visit is counted.');
  fireEvent.click(notice.getByRole('button', turn('off')));
  expect(document.cookie).toContain('statistics=off');
  notice.getByText('Statistics are off. Nothing about your visit is stored.');
  fireEvent.click(notice.getByRole('button', turn('on')));
  expect(document.cookie).not.toContain('statistics');
  notice.getByText('Statistics are on. Your visit is counted.');
});

test('D-35 D-62 The privacy notice names each cookie with purpose and lifetime', () => {
  const text = openNotice().getByRole('heading', { name: 'Privacy', hidden: true }).parentElement!
    .textContent;
  for (const sentence of [
    'first page view sets one cookie, “session”',
    'stops working at midnight, and is deleted when you close the browser',
    '“visitor”, keeps you on one version until you close the browser',
    'We do not store your name or your network address',
    'Until shortly after midnight, we also store the kind of your browser and system',
    'theme, data saver and statistics are cookies too, each for a year',
  ])
    expect(text).toContain(sentence);
});

test('D-35 Opting out sends a request that deletes the session cookie; opting in sends nothing', () => {
  const sent: string[] = [];
  const notice = openNotice(async (path, init) => {
    sent.push(`${init?.method} ${path} ${init?.body}`);
    return Response.json({ ok: true });
  });
  sent.length = 0;
  fireEvent.click(notice.getByRole('button', turn('off')));
  expect(sent).toEqual(['POST /api/analytics/batch {}']);
  fireEvent.click(notice.getByRole('button', turn('on')));
  expect(sent).toHaveLength(1);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('D-35 With %s nothing is stored and there is no choice', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  const notice = openNotice();
  notice.getByText(/asks us not to track you/);
  expect(notice.queryByRole('button', { name: /Turn statistics/, hidden: true })).toBeNull();
});

describe('menus', () => {
  const menus = buildMenus(site);
  const inMenus = menus.flatMap(({ groups, sidebar }) =>
    [...groups, sidebar].flatMap(({ links = [] }) => links),
  );
  const targets = inMenus.map(({ to }) => to);

  test('NAV-03 NAV-04 NAV-05 NAV-06 Three top menus with their links and badges', () => {
    expect(menus.map(({ label, to, badge }) => [label, to, badge?.text])).toEqual([
      ['Discover', '/new-haven-attractions', 'Popular'],
      ['Dining', '/restaurants', 'New'],
      ['Plan', '/planner', undefined],
    ]);
  });

  test('NAV-08 NAV-09 NAV-10 NAV-12 GEN-07 The mega-menus have attractions, map, planner and favorites', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) expect(targets).toContain(`/attraction/${id}`);
    expect(targets).toEqual(expect.arrayContaining(['/restaurant/101', '/pub/1', '/map', '/planner']));
    expect(targets).toContain('/favorites');
    expect(inMenus.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Itinerary planner', 'Favorites']),
    );
  });

  test('Entries of modules are in the last menu on all screens, in the language of the page', () => {
    const entry = { path: '/events', label: 'Events', labels: { de: 'Veranstaltungen' } };
    const modules = {
      pubs: { module: 'pubs', claims: { menu: { path: '/crawls', label: 'Crawls' } } },
      events: { module: 'events', claims: { menu: entry } },
      map: { module: 'map' },
    };
    const labels = (links: { label: string; to: string }[]) =>
      links.slice(-2).map(({ label, to }) => [label, to]);
    const plan = buildMenus(site, modules).at(-1)!;
    const shown = [
      ['Events', '/events'],
      ['Crawls', '/crawls'],
    ];
    expect(labels(plan.groups[0]!.links)).toEqual(shown);
    expect(labels(plan.mobileLinks)).toEqual(shown);
    const german = { ...site, language: { code: 'de', dir: 'ltr' as const } };
    expect(JSON.stringify(buildMenus(german as typeof site, modules))).toContain('"Veranstaltungen"');
  });

  test('NAV-18 CONST-02 At most three links per menu on small screens', () => {
    for (const { mobileLinks } of menus) expect(mobileLinks).toHaveLength(3);
    const few = { ...site, menus: { ...site.menus, landmarks: site.menus.landmarks.slice(0, 2), pubs: [] } };
    expect(buildMenus(few).map(({ mobileLinks }) => mobileLinks.length)).toEqual([2, 2, 3]);
    expect(menus[1]!.mobileLinks.map(({ to }) => to)).toEqual([
      '/pub/1',
      '/restaurant/101',
      '/restaurant/102',
    ]);
  });

  test('a city without pubs, restaurants and transport has no link to them', () => {
    const { transport, menus, ...city } = site;
    const without = { ...city, menus: { ...menus, restaurants: [], pubs: [] } };
    const links = JSON.stringify([buildMenus(without), buildQuickLinks(without)]);
    expect(buildMenus(without).map(({ label }) => label)).toEqual(['Discover', 'Plan']);
    expect(buildQuickLinks(without).map(({ label }) => label)).toEqual(['Top 10', 'Map', 'Search']);
    expect(links).not.toMatch(/pub|restaurant/i);
    expect(links).not.toContain(transport!.url);
    const onlyPubs = { ...site, menus: { ...menus, restaurants: [] } };
    const dining = buildMenus(onlyPubs).find(({ label }) => label === 'Dining')!;
    expect([dining.to, dining.all, dining.footer.to]).toEqual([
      '/top-new-haven-pubs',
      'Top 10 pubs',
      '/top-new-haven-pubs',
    ]);
    const onlyRestaurants = { ...site, menus: { ...menus, pubs: [] } };
    expect(JSON.stringify(buildMenus(onlyRestaurants))).not.toMatch(/pub/i);
  });

  test('a city without ratings has highlights instead of a top ten', () => {
    const without = { ...site, offers: { ...site.offers, ratings: false } };
    expect(buildQuickLinks(without)[0]).toMatchObject({ label: 'Highlights', to: '/top-attractions' });
    expect(buildMenus(without)[0]!.footer.label).toBe('Highlights');
  });

  test('areas have the words of the page’s language, and their links the English ones', () => {
    open('/', { site: { ...site, words: { 'Old Town': 'Altstadt' } } });
    openAll();
    const [first] = document.querySelectorAll('header a[href="/attraction/1"]');
    expect(first!.textContent).toBe('attraction 1Altstadt');
    expect(screen.getByText('Altstadt', { selector: 'a' }).getAttribute('href')).toBe(
      '/new-haven-attractions?area=Old%20Town',
    );
  });

  test('D-88 In a city without restaurants no menu leads to them', () => {
    const without = buildMenus({ ...site, menus: { ...site.menus, restaurants: [] } });
    const links = without.flatMap(({ to, groups, sidebar, mobileLinks }) => [
      to,
      ...[...groups, sidebar, { links: mobileLinks }].flatMap(({ links = [] }) => links.map(({ to }) => to)),
    ]);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((to) => to.startsWith('/restaurant'))).toEqual([]);
    expect(JSON.stringify(without)).not.toMatch(/restaurant/i);
  });

  const bar = () => document.querySelector<HTMLElement>('nav[aria-label="Main"]')!;
  const toggle = (name: string) => bar().querySelector<HTMLElement>(`button[aria-label="${name} menu"]`)!;
  const item = (name: string) => toggle(name).closest('li')!;
  const panel = (name: string) => document.getElementById(toggle(name).getAttribute('popovertarget')!)!;
  const isOpen = (name: string) => panel(name).dataset.open === 'true';

  /** React derives `pointerenter` and `pointerleave` from these; jsdom has no PointerEvent. */
  const point = (direction: 'over' | 'out', name: string, pointerType: 'mouse' | 'touch') =>
    fireEvent(
      item(name),
      Object.assign(new MouseEvent(`pointer${direction}`, { bubbles: true }), { pointerType }),
    );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('NAV-07 Hovering opens a menu after 150 ms, leaving it for 150 ms closes it', () => {
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

  test('NAV-07 Crossing a menu does not open it', () => {
    open('/');
    point('over', 'Dining', 'mouse');
    wait(100);
    point('out', 'Dining', 'mouse');
    wait(500);
    expect(isOpen('Dining')).toBe(false);
  });

  test('NAV-07 A touch does not open a menu', () => {
    open('/');
    point('over', 'Discover', 'touch');
    wait(1000);
    expect(isOpen('Discover')).toBe(false);
  });

  test('NAV-07 Down on the button opens the menu and enters it; inside, the browser handles the key', () => {
    open('/');
    expect(fireEvent.keyDown(toggle('Plan'), { key: 'ArrowDown' })).toBe(false);
    const links = panel('Plan').querySelectorAll('a');
    expect([isOpen('Plan'), document.activeElement]).toEqual([true, links[0]]);
    links[1]!.focus();
    expect(fireEvent.keyDown(links[1]!, { key: 'ArrowDown' })).toBe(true);
    expect(document.activeElement).toBe(links[1]);
  });

  test('D-79 A press on the button does not close a menu that hovering opened, the next press does', () => {
    open('/');
    point('over', 'Plan', 'mouse');
    wait(150);
    const notPrevented = () => fireEvent.click(toggle('Plan'));
    expect([notPrevented(), notPrevented()]).toEqual([false, true]);
  });

  test.each([
    ['/new-haven-attractions', ['Discover']],
    ['/new-haven-attractions-map', ['Discover']],
    ['/restaurants', ['Dining']],
    ['/restaurant/101', []],
    ['/planner/today', ['Plan']],
    ['/', []],
  ])('NAV-16 At %s the active menus are %j', (path, active) => {
    open(path);
    const current = [...bar().querySelectorAll('a[aria-current="page"]')];
    expect(current.map(({ textContent }) => textContent!.replace(/Popular|New/, ''))).toEqual(active);
  });
});

test.each([
  [new Date(2026, 10, 20, 0, 5), 'Stored today at 00:05 · '],
  [new Date(2026, 10, 19, 23, 55), 'Stored on 19 November at 23:55 · '],
])('D-37 The panel of the download stored at %p begins "%s"', (storedAt, text) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 0, 10) });
  const counts = { attractions: 1, pubs: 2, restaurants: 3 };
  const bundle = { id: 'a', files: [], counts, storedAt: storedAt.toISOString() };
  const guide = { site: { ...site, locale: 'en-GB' } };
  render(<OfflineStatus />, {
    wrapper: ({ children }) => <HostContext value={guide as never}>{children}</HostContext>,
  });
  act(() => offlineStore.setState({ status: { state: 'ready', bundle, missing: 0 } }));
  expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${text}`));
  jest.useRealTimers();
});

test('D-22 A setting is stored for a year, for the whole site and with SameSite', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('theme', 'dark');
  writeCookie('theme', null);
  expect(written.mock.calls).toEqual([
    ['theme=dark; Path=/; SameSite=Lax; Max-Age=31536000'],
    ['theme=; Path=/; SameSite=Lax; Max-Age=0'],
  ]);
});
