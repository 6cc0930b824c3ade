import home from '@guide/city/home.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import Home from '../src/screens/Home';
import { HeroSlide } from '../src/screens/Home/hero/HeroSlide';
import { press, setUp, visit } from './support/visit';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

async function open(responses = {}) {
  const visited = visit(Home, { path: '/', responses });
  await act(async () => {});
  return visited;
}
/** The field of the first slide; Testing Library also finds those of inert slides. */
const search = () => screen.getAllByLabelText<HTMLInputElement>('Search London')[0]!;
const section = (name: string) => within(screen.getByRole('region', { name }));

test('HOME-03 a search opens /search?query= with trimmed, URL-encoded text', async () => {
  const { location } = await open();
  fireEvent.change(search(), { target: { value: '  ravens & crowns  ' } });
  fireEvent.submit(search().form!);
  expect(location.path).toBe('/search?query=ravens%20%26%20crowns');
});

test('HOME-04 blank text neither navigates nor sends a request, on any slide', async () => {
  jest.useFakeTimers();
  try {
    const { location, requests, events, container } = await open();
    const visits = location.visits;
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const before = requests.length;
    const fields = [...container.querySelectorAll<HTMLInputElement>('input[name="query"]')];
    expect(fields.length).toBe(3);
    for (const text of ['', ' ', ' \t  ', '\u00a0'])
      for (const field of fields) {
        fireEvent.change(field, { target: { value: 'x' } });
        fireEvent.change(field, { target: { value: text } });
        expect(fireEvent.submit(field.form!)).toBe(false);
        await act(() => jest.advanceTimersByTimeAsync(1000));
      }
    expect([...requests.slice(before), ...events]).toEqual([]);
    expect([location.path, location.visits]).toEqual(['/', visits]);
  } finally {
    jest.useRealTimers();
  }
});

test('HOME-02 HOME-05 all slides share the search text, and their forms have their own names', async () => {
  const { container, location } = await open();
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[name="query"]')];
  const landmarks = fields.map(({ form }) => form!.getAttribute('aria-label'));
  expect(landmarks).toEqual(['Search on slide 1', 'Search on slide 2', 'Search on slide 3']);
  fireEvent.change(fields[0]!, { target: { value: 'ravens' } });
  expect(fields.map(({ value }) => value)).toEqual(['ravens', 'ravens', 'ravens']);
  fireEvent.change(fields[1]!, { target: { value: 'ravens of' } });
  expect(fields.map(({ value }) => value)).toEqual(['ravens of', 'ravens of', 'ravens of']);
  fireEvent.submit(fields[2]!.form!);
  expect(location.path).toBe('/search?query=ravens%20of');
});

test('HOME-02 text typed before hydration is kept on every slide', async () => {
  const { page, context } = setUp({ path: '/' });
  await Home.load!(context);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(Home));
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name="query"]')];
  fields[0]!.value = 'tow';
  const hydrated = await act(async () => hydrateRoot(root, page(Home)));
  expect(fields.map(({ value }) => value)).toEqual(['tow', 'tow', 'tow']);
  await act(async () => hydrated.unmount());
  root.remove();
});

test('HOME-03 suggestions: arrow keys move, Enter opens the chosen place, Escape closes the list', async () => {
  const { location } = await open();
  fireEvent.change(search(), { target: { value: 'tower' } });
  const options = await screen.findAllByRole('option');
  expect(options.slice(0, 2).map((option) => option.textContent)).toEqual([
    expect.stringContaining('Tower of London'),
    expect.stringContaining('Tower Bridge'),
  ]);
  expect([search().role, search().getAttribute('aria-expanded')]).toEqual(['combobox', 'true']);
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  expect(search().getAttribute('aria-activedescendant')).toBe(options[1]!.id);
  expect(options[1]!.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(search(), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.keyDown(search(), { key: 'ArrowUp' });
  const last = screen.getAllByRole('option').at(-1)!;
  expect(search().getAttribute('aria-activedescendant')).toBe(last.id);
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(location.path).toBe(last.getAttribute('href'));
});

test.each([
  ['west', [/^Westminster Abbey/, /^Westminster Pier/]],
  ['tow', [/^Tower of London/, /^Tower Bridge/]],
  ['cheap eats', [/^Budget \(£\), Restaurants \(\d+\)/]],
  ['westminster pub', [/^Pubs & Bars in Westminster \(3\)/, /^Pubs & Bars within 10 minutes of Westminster/]],
  ['russell square', [/^\d+ places within 10 minutes of Russell Square/]],
])(
  'HOME-03 suggestions for %j: names with this prefix first, categories if nothing matches',
  async (text, first) => {
    await open();
    fireEvent.change(search(), { target: { value: text } });
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options.slice(0, first.length)).toEqual(first.map((name) => expect.stringMatching(name)));
    expect(new Set(options).size).toBe(options.length);
  },
);

test('HOME-04 an empty field offers popular searches on click, without a request', async () => {
  const { location, requests } = await open();
  const before = requests.length;
  fireEvent.click(search());
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options[0]).toBe('Open nowPopular search');
  expect(requests.length).toBe(before);
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(location.path).toBe('/search?chips=openNow');
});

test('HOME-03 the search works if suggestions fail', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { location } = await open({ '/api/search/suggestions': { status: 500, body: 'down' } });
  fireEvent.change(search(), { target: { value: 'tower' } });
  fireEvent.submit(search().form!);
  expect(location.path).toBe('/search?query=tower');
});

test('HOME-10 HOME-11 CONST-01 four featured cards link to /attraction/{id}', async () => {
  const { requests } = await open();
  const featured = section('Start with these four');
  await featured.findByText('British Museum');
  const links = featured.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
  const attractions = links.filter((to) => to?.startsWith('/attraction/'));
  expect(attractions.sort()).toEqual([1, 2, 3, 4].map((id) => `/attraction/${id}`));
  expect(requests).toContain('GET /api/listings?category=attraction&featured=true');
});

test('HOME-02 HOME-12 HOME-13 HOME-14 HOME-15 HOME-21 D-32 D-63 D-84 three slides with a search form, the statistics, the map widget with its toggle off', async () => {
  const { container } = await open();
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')];
  const forms = slides.map((slide) => slide.querySelectorAll('form[action="/search"]').length);
  expect(forms).toEqual([1, 1, 1]);
  for (const [figure, label] of [
    ['100+', 'Unique Locations'],
    ['2M+', 'Happy Visitors'],
    ['50K+', 'Photo Moments'],
    ['98%', '5-Star Reviews'],
  ] as const)
    expect(screen.getByText(label).nextSibling?.textContent).toBe(figure);
  const samples = screen.getAllByText('Sample').map(({ parentElement }) => parentElement!.textContent);
  expect(samples).toEqual(['Happy Visitors Sample', '5-Star Reviews Sample']);
  const map = section('One map for all of it');
  expect(map.getByRole('link', { name: 'Open the full map' }).getAttribute('href')).toBe('/map');
  const widget = container.querySelector<HTMLElement>('[data-widget="map/AttractionsMap"]')!;
  expect(JSON.parse(widget.dataset.props!)).toEqual({ top10Only: false });
  await press(await within(widget).findByRole('switch', { name: 'Top 10 Only' }));
  expect(JSON.parse(widget.dataset.props!)).toEqual({ top10Only: true });
});

test.each([0, 1, 2])('HOME-01 slide %i has the h1 of the page while it is shown', (shown) => {
  const noField = {
    count: 3,
    searchText: '',
    onSearchText() {},
    hydrated: false,
    overlay: { current: null },
  };
  const Slides = () =>
    home.slides.map((slide, index) => (
      <HeroSlide key={slide.title} slide={slide} index={index} current={index === shown} {...noField} />
    ));
  visit({ ...Home, Component: () => <Slides /> }, { path: '/' });
  const [heading, ...others] = screen.getAllByRole('heading', { level: 1, hidden: true });
  expect([heading!.textContent, others]).toEqual([home.slides[shown]!.title, []]);
  expect(heading!.closest('[inert]')).toBeNull();
});

test('HOME-16 HOME-17 HOME-18 HOME-19 HOME-20 three tabs with three places and a link each', async () => {
  await open();
  const experiences = section('Curated Experiences');
  const tabs = experiences.getAllByRole<HTMLInputElement>('radio');
  expect(tabs.map(({ labels }) => labels![0]!.textContent)).toEqual([
    'Top Attractions',
    'Fine Dining',
    'Historic Pubs',
  ]);
  expect(tabs.map(({ checked }) => checked)).toEqual([true, false, false]);
  const seen: [string, number][] = [];
  for (const { labels } of tabs) {
    const places = await experiences.findByRole('list', { name: labels![0]!.textContent! });
    const links = within(places.parentElement!).getAllByRole('link');
    seen.push([links.at(-1)!.getAttribute('href')!, within(places).getAllByRole('article').length]);
  }
  expect(seen).toEqual([
    ['/london-attractions', 3],
    ['/restaurants', 3],
    ['/top-london-pubs', 3],
  ]);
});

test('ENT-19 WIDGET-14 next to the static map are the fifteen best rated places, ranked ones first', async () => {
  await open();
  const list = within(screen.getByRole('list', { name: 'Top 10 Attractions' }));
  const places = await list.findAllByRole('link');
  expect(places).toHaveLength(15);
  expect(places.slice(0, 8).map((link) => link.textContent![0])).toEqual([...'12345678']);
  expect(places[0]!.textContent).toBe('1Tower of LondonTower Hill');
  expect(places[0]!.getAttribute('href')).toBe('/tower-of-london');
  expect(places[4]!.getAttribute('href')).toBe('/attraction/5');
  expect(screen.getByText('Showing 15 attractions')).toBeTruthy();
});

test('without featured places there is no section for them', async () => {
  await open({ '/api/listings?category=attraction&featured=true': { body: [] } });
  await screen.findByRole('region', { name: 'Curated Experiences' });
  await waitFor(() => expect(screen.queryByText('Start with these four')).toBeNull());
});

test('HOME-22 a text is shown while featured attractions load', async () => {
  await open({ '/api/listings?category=attraction&featured=true': () => new Promise<never>(() => {}) });
  expect(screen.getByText("Loading London's finest...")).toBeTruthy();
});

test('D-28 failed requests show errors with a retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let down = true;
  const { requests } = await open({
    '/api/listings': () => (down ? { status: 500, body: 'no database' } : { body: [] }),
  });
  const featured = within(await screen.findByRole('region', { name: 'Start with these four' }));
  const retry = await featured.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/no database/)).toBeNull();
  expect(log).toHaveBeenCalledWith('500: no database');
  down = false;
  const before = requests.length;
  fireEvent.click(retry);
  await waitFor(() =>
    expect(section('Start with these four').queryByRole('button', { name: 'Try again' })).toBeNull(),
  );
  expect(requests.length).toBe(before + 1);
});

test('D-50 D-26 title, search action and first picture in the head', async () => {
  const { context } = setUp({ path: '/' });
  await Home.load!(context);
  const head = Home.head(context)!;
  expect(head.title).toBe('Home | London Tourist Guide');
  expect(head.image).toBe('/images/hero-1.svg');
  expect(head.preloadImage?.srcSet).toContain('/images/hero-1.svg?auto=format&fit=crop&w=800&q=80 800w');
  expect(JSON.stringify(head.jsonLd)).toContain('"urlTemplate":"/search?query={search_term_string}"');
  expect(JSON.stringify(head.jsonLd)).not.toContain('aggregateRating');
});

test('HOME-09 the focus stays when the pause button becomes the play button', async () => {
  await open();
  const pause = screen.getByLabelText('Pause the slides');
  pause.focus();
  fireEvent.click(pause);
  expect(document.activeElement).toBe(screen.getByLabelText('Play the slides'));
});

test('HOME-06 D-52 the slides rest while the mouse is over them or a control of theirs has the focus', async () => {
  const { container } = await open();
  const row = container.querySelector('[aria-live]')!;
  const rests = () => row.getAttribute('aria-live') === 'polite';
  const pause = screen.getByLabelText('Pause the slides');
  // React makes `pointerenter` and `pointerleave` of these; jsdom has no PointerEvent.
  const point = (way: 'over' | 'out', pointerType: 'mouse' | 'touch') =>
    fireEvent(row, Object.assign(new MouseEvent(`pointer${way}`, { bubbles: true }), { pointerType }));
  point('over', 'touch');
  expect(rests()).toBe(false);
  point('over', 'mouse');
  expect(rests()).toBe(true);
  point('out', 'mouse');
  expect(rests()).toBe(false);
  fireEvent.focus(pause);
  expect(rests()).toBe(true);
  fireEvent.blur(pause);
  expect(rests()).toBe(false);
  fireEvent.click(pause);
  expect(rests()).toBe(true);
});

test('a removed listing is omitted from its list', async () => {
  const [, removed] = home.experiences.attractions;
  const { context } = setUp({ path: '/' });
  const all = await context.api.listings();
  const body = all.filter(({ id }) => id !== removed);
  await open({ '/api/listings': { body } });
  const list = await section('Curated Experiences').findByRole('list', { name: 'Top Attractions' });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
});

/** Gives the slides a size, which jsdom lacks. @returns the visible slide */
function layOutSlides(container: Element) {
  const viewport = container.querySelector('[aria-roledescription=slide]')!.parentElement!;
  Object.defineProperties(viewport, { clientWidth: { value: 390 }, scrollWidth: { value: 3 * 390 } });
  const dots = () => screen.getAllByRole('link', { name: /^Slide \d:/ });
  const selected = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  return { viewport, dots, selected };
}

test('HOME-07 HOME-08 D-52 buttons, dots and swipes select slides; slides on the way are not selected', async () => {
  const { container } = await open();
  const { viewport, dots, selected } = layOutSlides(container);
  const scrollTo = (left: number) => {
    viewport.scrollLeft = left;
    fireEvent.scroll(viewport);
  };
  fireEvent.click(screen.getByLabelText('Previous slide'));
  expect([selected(), viewport.scrollLeft]).toEqual([2, 780]);
  scrollTo(390);
  expect(selected()).toBe(2);
  scrollTo(780);
  const next = screen.getByRole('button', { name: 'Next slide' });
  // The link works before hydration.
  expect(next.getAttribute('href')).toBe('#slide-1');
  fireEvent.keyDown(next, { key: ' ' });
  expect([selected(), viewport.scrollLeft]).toEqual([0, 0]);
  scrollTo(0);
  fireEvent.click(dots()[1]!);
  expect([selected(), viewport.scrollLeft]).toEqual([1, 390]);
  scrollTo(390);
  scrollTo(780);
  expect(selected()).toBe(2);
  const inert = [...viewport.children].map((slide) => slide.hasAttribute('inert'));
  expect(inert).toEqual([true, true, false]);
});

test('HOME-07 slides of pages that are read from right to left follow to the left', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const { container } = await open();
    const { viewport, dots, selected } = layOutSlides(container);
    fireEvent.click(dots()[1]!);
    expect([selected(), viewport.scrollLeft]).toEqual([1, -390]);
    viewport.scrollLeft = -780;
    fireEvent.touchStart(viewport);
    fireEvent.scroll(viewport);
    expect(selected()).toBe(2);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('HOME-07 two quick presses move two slides, although the first has not arrived', async () => {
  const { container } = await open();
  const { viewport, selected } = layOutSlides(container);
  // A smooth scroll has hardly begun.
  Object.defineProperty(viewport, 'scrollLeft', { get: () => 0, set: () => {} });
  const next = screen.getByRole('button', { name: 'Next slide' });
  fireEvent.click(next);
  fireEvent.click(next);
  expect(selected()).toBe(2);
});

test('HOME-05 HOME-06 HOME-09 slides advance every 6000 ms and wrap, unless paused or touched', async () => {
  jest.useFakeTimers();
  try {
    const { page, context } = setUp({ path: '/' });
    await Home.load!(context);
    const { container } = render(page(Home));
    const { viewport, selected } = layOutSlides(container);
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      await act(() => jest.advanceTimersByTimeAsync(5999));
      seen.push(selected());
      await act(() => jest.advanceTimersByTimeAsync(1));
    }
    expect(seen).toEqual([0, 1, 2, 0]);
    fireEvent.touchStart(viewport);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(selected()).toBe(1);
    // A touch that scrolls the page ends with `touchcancel`.
    for (const [end, slide] of [
      ['touchCancel', 2],
      ['touchEnd', 0],
    ] as const) {
      fireEvent[end](viewport);
      await act(() => jest.advanceTimersByTimeAsync(6000));
      expect([end, selected()]).toEqual([end, slide]);
      fireEvent.touchStart(viewport);
    }
    fireEvent.touchEnd(viewport);
    fireEvent.click(screen.getByLabelText('Pause the slides'));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(selected()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('HOME-01 a slide that was swiped to before hydration stays', async () => {
  const { page, context } = setUp({ path: '/' });
  await Home.load!(context);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(Home));
  layOutSlides(root).viewport.scrollLeft = 780;
  const hydrated = await act(async () => hydrateRoot(root, page(Home)));
  expect(root.querySelector('[aria-current]')!.getAttribute('href')).toBe('#slide-3');
  await act(async () => hydrated.unmount());
  root.remove();
});

test('D-88 in a city without restaurants there is no tab for them', async () => {
  const city = { menus: { ...site.menus, restaurants: [] } };
  visit(Home, { path: '/', city });
  const experiences = within(await screen.findByRole('region', { name: 'Curated Experiences' }));
  const tabs = experiences.getAllByRole<HTMLInputElement>('radio');
  expect(tabs.map(({ labels }) => labels![0]!.textContent)).toEqual(['Top Attractions', 'Historic Pubs']);
  await act(async () => {});
});
