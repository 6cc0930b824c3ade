import { type Screen, Slot, type SlotPlace, useHost, useQuery } from '@guide/contracts/module';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fulfilled, LoadError, type Loader, serverLoader } from '../src/loader/loader';
import { ModuleBoundary } from '../src/loader/ModuleBoundary';
import { readServedContent } from '../src/loader/ServedScreen';
import { pinScroll } from '../src/navigation/pinScroll';
import { matchRoute } from '../src/routes';
import { suggestedLinks } from '../src/screens/suggestedLinks';
import { InView } from './support/inView';
import { failedLoad, open, page, pageState, release } from './support/page';
import { site } from './support/site';

const main = () => document.querySelector('main')!;
const title = () => main().querySelector('h1')!.textContent;
const targets = (selector = 'a') =>
  [...main().querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('NF-01 NF-02 NF-03 ERR-10 An unknown path shows Page Not Found with links to home, attractions, pubs and the map', () => {
  open('/nowhere');
  expect(title()).toBe('Page Not Found');
  screen.getByText(
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  );
  expect(screen.getByText('Return to Home').closest('a')!.getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page Not Found | New Haven Tourist Guide');
  expect(targets()).toEqual(
    expect.arrayContaining(['/new-haven-attractions', '/top-new-haven-pubs', '/map']),
  );
});

/** What search engines read: whether the page may be indexed, and its canonical path. */
const indexing = () => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return [
    document.head.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
    canonical && new URL(canonical.href).pathname,
  ];
};

test('D-50 Page Not Found has a search box and is not indexed; the page after it is', async () => {
  open('/nowhere');
  expect(indexing()).toEqual(['noindex', null]);
  const box = within(main()).getByLabelText<HTMLInputElement>('Search New Haven');
  fireEvent.change(box, { target: { value: ' pizza & co ' } });
  await act(async () => fireEvent.submit(box.form!));
  expect(title()).toBe('A screen');
  expect(indexing()).toEqual([undefined, '/search']);
});

const LIST = '/new-haven-attractions';

test.each([
  ['/restaurant/7', '/restaurants'],
  ['/restaurant/07/', '/restaurants'],
  ['/planner', '/#today'],
  ['/favorites', '/#today'],
  ['/restaurant/none', LIST],
  ['/nowhere', LIST],
])('D-70 Page Not Found at %s suggests %s first', (path, first) => {
  open(path);
  expect(title()).toBe('Page Not Found');
  const links = targets('ul a');
  expect(links[0]).toBe(first);
  expect(new Set(links).size).toBe(links.length);
});

test('D-70 Page Not Found at the planner leads to Today, the map, the top ten and the crawl', () => {
  open('/planner');
  expect(targets('ul a')).toEqual(['/#today', '/map', '/top-attractions', '/top-new-haven-pubs#pub-crawl']);
});

test('In a city without pubs, their paths are Page Not Found, which does not lead to them', () => {
  const without = { ...site, menus: { ...site.menus, pubs: [] } };
  for (const path of ['/pub/1', '/pub', '/top-new-haven-pubs', '/planner', '/nowhere']) {
    const links = suggestedLinks(without, path).map(({ to }) => to);
    expect([path, links.filter((to) => to.includes('pub'))]).toEqual([path, []]);
    if (path !== '/planner') expect([path, matchRoute(without, path, {})]).toEqual([path, null]);
  }
});

test('D-88 In a city without restaurants, Page Not Found does not lead to them', () => {
  const without = { ...site, menus: { ...site.menus, restaurants: [] } };
  open('/restaurant/7', { site: without });
  expect(targets('ul a')[0]).toBe(LIST);
});

const footerLink = (text: string) => within(document.querySelector('footer')!).getByText(text).closest('a')!;

async function leaveForSlowScreen() {
  let arrive = () => {};
  const Slow = () => {
    const [data, setData] = useState(false);
    useEffect(() => {
      arrive = () => setData(true);
    }, []);
    return data ? <h1>At last</h1> : <p>On its way</p>;
  };
  const slow = { head: () => ({ title: 'Slow', description: 'A screen' }), Component: Slow };
  open('/planner', {}, { screen: () => fulfilled(slow) });
  const link = footerLink('Top 10 attractions');
  link.focus();
  await act(async () => void fireEvent.click(link));
  return { arrive: () => act(async () => arrive()) };
}

const announced = () => document.querySelector('[data-route-announcer]')!.textContent;

test('D-51 A late heading gets the focus and is announced', async () => {
  const { arrive } = await leaveForSlowScreen();
  expect(announced()).toBe('');
  await arrive();
  expect(document.activeElement).toBe(screen.getByText('At last', { selector: 'h1' }));
  expect(announced()).toBe('At last');
});

test('D-51 A late heading does not take a moved focus', async () => {
  const { arrive } = await leaveForSlowScreen();
  const museums = footerLink('Museums');
  museums.focus();
  await arrive();
  expect(announced()).toBe('At last');
  expect(document.activeElement).toBe(museums);
});

jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  jest.clearAllMocks();
});

const screenOf = (text: string): Screen => ({
  head: () => ({ title: text, description: text }),
  Component: () => <h1>{text}</h1>,
});
const throwing: Screen = {
  ...screenOf('broken'),
  Component: () => {
    throw new Error('thrown while rendering');
  },
};
/** A loader that returns these screens one after another; the last one stays. */
function loaderOf(...screens: (() => Promise<Screen>)[]): Partial<Loader> & { step(): void } {
  let current = screens[0]!();
  let next = 1;
  const step = () => {
    current = (screens[next] ?? screens.at(-1)!)();
    next += 1;
  };
  return { screen: () => current, resetFailures: jest.fn(step), markFailed: jest.fn(step), step };
}
const FAILURE = 'This part of the guide could not be loaded';

test('D-28 D-50 A module that fails to load is replaced by a message, and its retry button reloads it', async () => {
  const loader = loaderOf(
    () => failedLoad(),
    () => fulfilled(screenOf('Here again')),
  );
  open('/', {}, loader);
  expect(await screen.findByText(FAILURE, { selector: 'h1, h2' })).toBeTruthy();
  expect(document.title).toBe(`${FAILURE} | New Haven Tourist Guide`);
  expect(document.querySelectorAll('body header, body footer')).toHaveLength(2);
  expect(screen.getByText('Go to the home page').closest('a')).toBeTruthy();
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Here again', { selector: 'h1, h2' })).toBeTruthy();
  expect(document.title).toBe('Here again');
  expect(loader.resetFailures).toHaveBeenCalledTimes(1);
});

test('In development an edit reloads a failed screen, but not a working one', async () => {
  const loader = loaderOf(
    () => fulfilled(throwing),
    () => failedLoad(),
    () => fulfilled(screenOf('Mended')),
  );
  open('/', {}, loader);
  expect(await screen.findByText(FAILURE, { selector: 'h1, h2' })).toBeTruthy();
  act(() => void dispatchEvent(new Event('guide:edit-shown')));
  expect(await screen.findByText('Mended', { selector: 'h1, h2' })).toBeTruthy();
  expect(loader.resetFailures).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new Event('guide:edit-shown')));
  expect(loader.resetFailures).toHaveBeenCalledTimes(1);
});

test.each([
  ['no screen', '<p>words</p>'],
  ['a screen of no module', '<div data-screen="Home">words</div>'],
  ['a module without a screen', '<div data-module="discover">words</div>'],
  ['a screen elsewhere', '<section><div data-module="discover" data-screen="Home">words</div></section>'],
])('A page with %s has no served content', (_what, html) => {
  const served = document.createElement('div');
  served.innerHTML = `<main id="main">${html}</main>`;
  document.body.append(served);
  expect(readServedContent()).toBeNull();
  served.remove();
});

test("The server renders the page's screen, or leaves it to the browser", () => {
  const htmlWith = (loader: Loader) => renderToString(page('/', {}, loader));
  expect(htmlWith(serverLoader(screenOf('From the server')))).toContain('<h1>From the server</h1>');
  const open = htmlWith(serverLoader(null));
  expect(open).toContain('Loading');
  expect(open).toMatch(/<noscript>.*<a href="\/">Try again<\/a>.*<\/noscript>/);
  expect(open).not.toContain(FAILURE);
});

test('D-28 A release that throws while rendering is replaced by another release', async () => {
  const loader = loaderOf(
    () => fulfilled(throwing),
    () => fulfilled(screenOf('The release before')),
  );
  open('/', {}, loader);
  expect(await screen.findByText('The release before', { selector: 'h1, h2' })).toBeTruthy();
  expect(loader.markFailed).toHaveBeenCalledWith(
    'discover',
    'Home',
    expect.objectContaining({ message: 'thrown while rendering' }),
  );
});

test('D-28 Another page does not show the failure of the previous page', () => {
  const Late = (): ReactNode => {
    throw new LoadError(new Error('gone'), new Promise(() => {}));
  };
  const boundaryAt = (path: string, children: ReactNode) => (
    <ModuleBoundary resetKey={path} onFault={() => {}} onRetry={() => {}} fallback={() => <p>failed</p>}>
      {children}
    </ModuleBoundary>
  );
  const { rerender } = render(boundaryAt('/map', <Late />));
  rerender(boundaryAt('/map', <p>there</p>));
  expect(screen.getByText('failed')).toBeTruthy();
  rerender(boundaryAt('/search', <p>there</p>));
  expect(screen.getByText('there')).toBeTruthy();
});

test('D-28 A late module is shown without a retry', async () => {
  let arrive = () => {};
  const later = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loader = loaderOf(
    () => failedLoad(later),
    () => fulfilled(screenOf('Late but here')),
  );
  open('/', {}, loader);
  await screen.findByText(FAILURE, { selector: 'h1, h2' });
  loader.step();
  arrive();
  expect(await screen.findByText('Late but here', { selector: 'h1, h2' })).toBeTruthy();
});

const Unseen = globalThis.IntersectionObserver;
function showObserved() {
  Object.assign(globalThis, { IntersectionObserver: InView });
}
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Unseen });
});

const withWidget: Screen = {
  ...screenOf('With a widget'),
  Component: () => {
    const { Widget } = useHost();
    return <Widget module="map" name="Places" props={{ count: 3 }} fallback={<p>still picture</p>} />;
  },
};

test('A widget shows its fallback until it is near the viewport', async () => {
  const Places = ({ count }: { count: number }) => <p>{count} places</p>;
  const loader: Partial<Loader> = {
    screen: () => fulfilled(withWidget),
    widget: () => fulfilled(Places as never),
  };
  const far = open('/', {}, loader);
  const fallback = screen.getByText('still picture');
  expect(fallback.closest('[data-widget]')?.getAttribute('data-widget')).toBe('map/Places');
  far.unmount();
  showObserved();
  open('/', {}, loader);
  expect(await screen.findByText('3 places')).toBeTruthy();
});

test('A failed widget shows its fallback, and the screen stays', async () => {
  const Broken = () => {
    throw new Error('thrown in a widget');
  };
  const markFailed = jest.fn();
  const resetFailures = jest.fn();
  let current: Promise<never> = fulfilled(Broken as never);
  showObserved();
  open(
    '/',
    {},
    {
      screen: () => fulfilled(withWidget),
      widget: () => current,
      markFailed: (module, name, error) => {
        markFailed(module, name, error.message);
        current = failedLoad();
      },
      resetFailures,
    },
  );
  expect(await screen.findByText('still picture')).toBeTruthy();
  expect(markFailed).toHaveBeenCalledWith('map', expect.any(String), 'thrown in a widget');
  act(() => void dispatchEvent(new Event('guide:edit-shown')));
  expect(resetFailures.mock.calls).toEqual([['map']]);
});

describe('slots', () => {
  beforeEach(showObserved);

  const withCards: Screen = {
    head: () => ({ title: 'Cards', description: 'Cards' }),
    Component: () => (
      <ul>
        {['Tower', 'Abbey'].map((name) => (
          <li key={name}>
            {name}
            <Slot name="place-actions" props={{ place: { name, listingId: 7 } }} />
          </li>
        ))}
      </ul>
    ),
  };
  const filledBy = (...modules: string[]) => ({
    modules: {
      ...pageState.modules,
      ...Object.fromEntries(
        modules.map((module) => [
          module,
          { ...release(module), claims: { paths: [], slots: { 'place-actions': module } } },
        ]),
      ),
    },
  });
  const Save = ({ place }: { place: SlotPlace }) => <button type="button">{`Save ${place.name}`}</button>;
  const Broken = () => {
    throw new Error('thrown in a slot');
  };
  const loader = (widgets: Record<string, unknown>): Partial<Loader> => ({
    screen: () => fulfilled(withCards),
    widget: (_module, name) => (widgets[name] ?? new Promise(() => {})) as never,
  });

  test('D-67 An unclaimed slot renders nothing on the server and in the browser', () => {
    expect(renderToString(page('/', {}, loader({})))).not.toContain('data-slot');
    open('/', {}, loader({}));
    expect(document.querySelector('[data-slot]')).toBeNull();
  });

  test('D-67 Every module that claims a slot shows its widget there, sorted by module name', async () => {
    const Note = () => <span>note</span>;
    open('/', filledBy('save', 'note'), loader({ save: fulfilled(Save), note: fulfilled(Note) }));
    expect(await screen.findByText('Save Tower')).toBeTruthy();
    expect(screen.getByText('Save Abbey')).toBeTruthy();
    const slots = [...document.querySelectorAll('li:first-child [data-slot]')];
    expect(slots.map((slot) => slot.textContent)).toEqual(['note', 'Save Tower']);
  });

  test('A slot of a module has the size of its release, in the served page and in the browser', async () => {
    const Hint = () => <p>Tonight: a concert</p>;
    const withSlots: Screen = {
      ...withCards,
      Component: () => (
        <>
          <Slot name="discover/home" props={{}} />
          <Slot name="discover/gone" props={{}} />
        </>
      ),
    };
    const state = {
      modules: {
        ...pageState.modules,
        discover: { ...release('discover'), slots: { home: 'panel' as const } },
        events: {
          ...release('events'),
          claims: { slots: { 'discover/home': 'Hint', 'discover/gone': 'Hint' } },
        },
      },
    };
    const loading = { ...loader({ Hint: fulfilled(Hint) }), screen: () => fulfilled(withSlots) };
    const reserved = /<div class="panel" data-slot="discover\/home"/;
    expect(renderToString(page('/', state, loading))).toMatch(reserved);
    open('/', state, loading);
    expect((await screen.findByText('Tonight: a concert')).closest('.panel')).toBeTruthy();
    expect(document.querySelectorAll('[data-slot]')).toHaveLength(1);
  });

  test('D-67 Served pages reserve space for widgets, also for failed ones', async () => {
    const state = filledBy('save', 'broken');
    const widgets: Record<string, unknown> = { save: fulfilled(Save), broken: fulfilled(Broken) };
    const served = renderToString(page('/', state, loader({})));
    expect(served.match(/data-slot="place-actions"/g)).toHaveLength(4);
    const markFailed = jest.fn<Loader['markFailed']>(() => {
      widgets.broken = failedLoad();
    });
    open('/', state, { ...loader(widgets), markFailed });
    expect(await screen.findByText('Save Tower')).toBeTruthy();
    expect(markFailed).toHaveBeenCalledWith('broken', 'broken', expect.any(Error));
    expect(document.querySelectorAll('li [data-slot]')).toHaveLength(4);
    expect(screen.getByText('Abbey')).toBeTruthy();
  });
});

describe('the declared query', () => {
  /** Shows the query that a module reads, as text and as a number of nodes. */
  function Query() {
    const [search] = useSearchParams();
    return (
      <ul aria-label={useLocation().search}>
        {[...search].map(([name, value]) => (
          <li key={name}>{`${name} ${value}`}</li>
        ))}
      </ul>
    );
  }
  const queryScreen = { head: () => ({ title: 'A screen', description: 'Of a module' }), Component: Query };
  const modules = { screen: () => fulfilled(queryScreen) };
  const claims = { screens: { Home: { query: ['day', 'walk'] } } };
  const state = { modules: { discover: { ...release('discover'), claims } } };
  const namesIn = (root: ParentNode) => [...root.querySelectorAll('main li')].map((item) => item.textContent);

  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('Undeclared query parameters are hidden on the server and in the browser, so hydration succeeds', async () => {
    // The gateway renders only the declared query.
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page('/?day=2&walk=yes', state, modules));
    expect(namesIn(root)).toEqual(['day 2', 'walk yes']);
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(root, page('/?walk=yes&secret=1&day=2', state, modules), { onRecoverableError });
    });
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(namesIn(root)).toEqual(['day 2', 'walk yes']);
  });

  test('Modules without declarations, and modules in development, read the whole query', () => {
    const undeclared = { modules: { discover: release('discover') } };
    for (const input of [undeclared, { ...state, moduleOrigins: ['http://localhost:4200'] }]) {
      const { container, unmount } = open('/?secret=1&day=2', input, modules);
      expect(namesIn(container)).toEqual(['secret 1', 'day 2']);
      unmount();
    }
  });
});

test.each([
  ...['wheel', 'touchstart', 'pointerdown', 'keydown'].map((name) => ({ name, ms: 0 })),
  { name: 'nothing', ms: 5000 },
])('A restored page stays at its position until $name, or for 5 s', ({ name, ms }) => {
  const observer = { observe() {}, disconnect: jest.fn() };
  Object.assign(window, { ResizeObserver: jest.fn(() => observer) });
  jest.useFakeTimers();
  const pin = pinScroll(() => 0);
  jest.advanceTimersByTime(4999);
  fireEvent(document.body, new Event('pointermove', { bubbles: true }));
  expect(pin.isPinned()).toBe(true);
  if (ms > 0) jest.advanceTimersByTime(1);
  else fireEvent(document.body, new Event(name, { bubbles: true }));
  expect([pin.isPinned(), observer.disconnect.mock.calls.length]).toEqual([false, 1]);
  jest.useRealTimers();
});

test('The title changes when the data of a screen arrives', async () => {
  let resolveData = (_name: string) => {};
  const Place = () => {
    const { data } = useQuery({
      queryKey: ['place'],
      queryFn: () =>
        new Promise<string>((resolve) => {
          resolveData = resolve;
        }),
    });
    return <h1>{data}</h1>;
  };
  const head: Screen['head'] = ({ queries }) => ({
    title: queries.getQueryData<string>(['place']) ?? 'On its way',
    description: 'A screen',
  });
  open('/map', {}, { screen: () => fulfilled({ head, Component: Place }) });
  await act(async () => {});
  await act(async () => resolveData('The tower'));
  expect(document.title).toBe('The tower');
});
