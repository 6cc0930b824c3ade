import type { Page, Route } from '@playwright/test';
import { frameStates } from '../support/frameStates';
import { sitePages } from '../support/sitePages';
import { go } from '../support/test';

export interface Shot {
  name: string;
  state: string;
  open(page: Page): Promise<void>;
  act?(page: Page): Promise<void>;
  viewport?: boolean;
}

/** Replacements for API responses, by state. */
const responses: Record<string, (route: Route) => unknown> = {
  loading: () => {},
  error: (route) => route.fulfill({ status: 503, json: { statusCode: 503, error: 'Service Unavailable' } }),
  empty: async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: Array.isArray(body) ? [] : body });
  },
};

/** Navigates from another page, because a served page contains its data and reads nothing from the API. */
const navigate = async (page: Page, path: string, respond: (route: Route) => unknown) => {
  await page.goto('/not-found');
  await page.route(/\/api\//, respond);
  await go(page, path);
  await page.locator('main [data-module]').waitFor();
};

const full: Shot[] = sitePages.map(({ name, path }) => ({
  name,
  state: 'full',
  open: async (page) => void (await page.goto(path)),
}));

/** Pages that read the API. Pubs are part of their module (D-45). */
const API_PAGES = new Set([
  'home',
  'attractions',
  'restaurants',
  'top-attractions',
  'tower-of-london',
  'attraction',
  'search',
  'map',
  'dashboard',
]);

const waiting: Shot[] = sitePages
  .filter(({ name }) => API_PAGES.has(name))
  .flatMap(({ name, path }) =>
    Object.entries(responses).map(([state, respond]) => ({
      name,
      state,
      open: (page) => navigate(page, path, respond),
    })),
  );

const toast = (email: string) => async (page: Page) => {
  const field = page.getByLabel('Email address');
  await field.fill(email);
  await field.press('Enter');
  await page.locator('[data-toasts] li').waitFor();
};

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
  name: 'frame',
  state,
  act,
  viewport: true,
  open: async (page) => void (await page.goto('/search?query=zzzz')),
}));

const CHIP_PATHS: Record<string, string> = {
  attractions: '/london-attractions?chips=free%2CstepFree',
  'top-pubs': '/top-london-pubs?chips=openLate',
  search: '/search?query=museum&chips=free',
  map: '/map?chips=free',
};

const withChips: Shot[] = Object.entries(CHIP_PATHS).map(([name, path]) => ({
  name,
  state: 'chips',
  open: async (page) => void (await page.goto(path)),
}));

const openCrawl = async (page: Page) => {
  const crawl = page.locator('[data-crawl]');
  if ((await crawl.getAttribute('open')) === null) await crawl.locator('summary').click();
};

const opened: Shot[] = [
  ...withChips,
  {
    name: 'search',
    state: 'suggestions',
    viewport: true,
    open: async (page) => void (await page.goto('/search')),
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search London' }).fill('tow');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'map',
    state: 'place',
    viewport: true,
    open: async (page) => void (await page.goto('/map?area=Greenwich&place=30')),
  },
  {
    name: 'map',
    state: 'tips',
    viewport: true,
    open: async (page) => void (await page.goto('/map')),
    act: (page) => page.getByRole('button', { name: 'Map Tips' }).click(),
  },
  {
    name: 'top-pubs',
    state: 'crawl',
    open: async (page) => void (await page.goto('/top-london-pubs')),
    act: openCrawl,
  },
  {
    name: 'top-pubs',
    state: 'print-crawl',
    open: async (page) => void (await page.goto('/top-london-pubs')),
    act: async (page) => {
      await page.emulateMedia({ media: null });
      await openCrawl(page);
      // The browser's print dialog would restore what the button hides.
      await page.evaluate(() => (window.print = () => {}));
      await page.getByRole('button', { name: 'Print the crawl order' }).click();
      await page.emulateMedia({ media: 'print' });
    },
  },
];

const PRINTED = ['attractions', 'top-attractions', 'top-pubs', 'pub-detail', 'tower-of-london', 'attraction'];

const printed: Shot[] = full
  .filter(({ name }) => PRINTED.includes(name))
  .map((shot) => ({ ...shot, state: 'print', act: (page) => page.emulateMedia({ media: 'print' }) }));

export const shots = [...full, ...waiting, ...framed, ...opened, ...printed];
