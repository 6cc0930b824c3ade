import type { Page, Route } from '@playwright/test';
import { frameStates } from '../support/frameStates';
import { places } from '../support/places';
import { go } from '../support/test';

/** One state of one place, photographed at every width, by day and by night. */
export interface Shot {
  place: string;
  state: string;
  open(page: Page): Promise<void>;
  /** What is opened on the page, anew at every width. */
  act?(page: Page): Promise<void>;
  /** What is seen at first, not the whole page. */
  viewport?: boolean;
}

/** What services do instead of answering. */
const answers: Record<string, (route: Route) => unknown> = {
  loading: () => {},
  error: (route) => route.fulfill({ status: 503, json: { statusCode: 503, error: 'Service Unavailable' } }),
  // What is a list comes without entries; single records stay.
  empty: async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: Array.isArray(answer) ? [] : answer });
  },
};

/** Comes from another page of the site: the data of a served page is in it. */
const arrive = async (page: Page, path: string, answer: (route: Route) => unknown) => {
  await page.goto('/planner');
  await page.route('**/api/**', answer);
  await go(page, path);
  await page.locator('main [data-module]').waitFor();
};

const full: Shot[] = places.map(({ name, path }) => ({
  place: name,
  state: 'full',
  open: async (page) => void (await page.goto(path)),
}));

/** Screens that wait for a service; the pubs come with their module (D-45). */
const SERVED = new Set([
  'home',
  'attractions',
  'top-attractions',
  'tower-of-london',
  'attraction',
  'search',
  'map',
  'dashboard',
]);

const waiting: Shot[] = places
  .filter(({ name }) => SERVED.has(name))
  .flatMap(({ name, path }) =>
    Object.entries(answers).map(([state, answer]) => ({
      place: name,
      state,
      open: (page) => arrive(page, path, answer),
    })),
  );

const toast = (email: string) => async (page: Page) => {
  const field = page.getByLabel('Email address');
  await field.fill(email);
  await field.press('Enter');
  await page.locator('[data-toasts] li').waitFor();
};

/** What can be open in the frame. */
const frame: Record<string, (page: Page) => Promise<void>> = {
  menu: frameStates['a menu']!,
  notices: frameStates['the notices']!,
  privacy: frameStates['the privacy notice']!,
  toast: toast('ada@example.com'),
  'toast-destructive': toast('ada@example'),
  settings: async (page) => {
    const large = page.getByRole('button', { name: 'Display settings' });
    if (await large.isVisible()) return large.click();
    await frameStates['a menu']!(page);
    await page.getByText('Display settings').last().click();
  },
  'glass-header': (page) => page.evaluate(() => scrollTo(0, 120)),
};

const framed: Shot[] = Object.entries(frame).map(([state, act]) => ({
  place: 'frame',
  state,
  act,
  viewport: true,
  open: async (page) => void (await page.goto('/search?query=zzzz')),
}));

/** A list or the map with its quick choices made. */
const CHOICES: Record<string, string> = {
  attractions: '/london-attractions?chips=free%2CstepFree',
  'top-pubs': '/top-london-pubs?chips=openLate',
  search: '/search?query=museum&chips=free',
  map: '/map?chips=free',
};

const choices: Shot[] = Object.entries(CHOICES).map(([place, path]) => ({
  ...{ place, state: 'choices' },
  open: async (page) => void (await page.goto(path)),
}));

const openCrawl = async (page: Page) => {
  const crawl = page.locator('[data-crawl]');
  if ((await crawl.getAttribute('open')) === null) await crawl.locator('summary').click();
};

/** What a visitor has opened or chosen on a page. */
const chosen: Shot[] = [
  ...choices,
  {
    place: 'search',
    state: 'suggestions',
    viewport: true,
    open: async (page) => void (await page.goto('/search')),
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search London' }).fill('tow');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    place: 'map',
    state: 'place',
    viewport: true,
    open: async (page) => void (await page.goto('/map?area=Greenwich&place=30')),
  },
  {
    place: 'map',
    state: 'tips',
    viewport: true,
    open: async (page) => void (await page.goto('/map')),
    act: (page) => page.getByRole('button', { name: 'Map Tips' }).click(),
  },
  {
    place: 'top-pubs',
    state: 'crawl',
    open: async (page) => void (await page.goto('/top-london-pubs')),
    act: openCrawl,
  },
  {
    place: 'top-pubs',
    state: 'print-crawl',
    open: async (page) => void (await page.goto('/top-london-pubs')),
    act: async (page) => {
      await page.emulateMedia({ media: null });
      await openCrawl(page);
      // The browser's own dialog would end what the button hides.
      await page.evaluate(() => (window.print = () => {}));
      await page.getByRole('button', { name: 'Print the crawl order' }).click();
      await page.emulateMedia({ media: 'print' });
    },
  },
];

const PRINTED = ['attractions', 'top-attractions', 'top-pubs', 'pub-detail', 'tower-of-london', 'attraction'];

const printed: Shot[] = full
  .filter(({ place }) => PRINTED.includes(place))
  .map((shot) => ({ ...shot, state: 'print', act: (page) => page.emulateMedia({ media: 'print' }) }));

export const shots = [...full, ...waiting, ...framed, ...chosen, ...printed];
