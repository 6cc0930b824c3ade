import { expect, type Page } from '@playwright/test';

/** Lighthouse's slow 4G, and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** What a visitor does while a page loads, and what comes of it. */
export interface Interaction {
  name: string;
  path: string;
  /** Is in sight before anything is done. */
  ready: (page: Page) => ReturnType<Page['locator']>;
  act: (page: Page) => Promise<void>;
  effect: (page: Page) => Promise<void>;
}

export const interactions: Interaction[] = [
  {
    name: 'text typed into the search of the home page is searched for',
    path: '/',
    ready: (page) => page.getByRole('combobox').first(),
    async act(page) {
      await page.getByRole('combobox').first().pressSequentially('tower', { delay: 30 });
      await page.keyboard.press('Enter');
    },
    effect: async (page) => {
      await expect(page).toHaveURL(/\/search\?query=tower$/);
      await expect(page.getByRole('searchbox').first()).toHaveValue('tower');
    },
  },
  {
    name: 'text typed into the search of the home page stays and brings suggestions',
    path: '/',
    ready: (page) => page.getByRole('combobox').first(),
    act: (page) => page.getByRole('combobox').first().pressSequentially('tower', { delay: 30 }),
    effect: async (page) => {
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('combobox').first()).toHaveValue('tower');
    },
  },
  {
    name: 'the next slide of the home page',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Next slide' }),
    async act(page) {
      await page.getByRole('button', { name: 'Next slide' }).click();
    },
    effect: async (page) => {
      await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'the menu opens, and the page behind it is inert',
    path: '/top-attractions',
    ready: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    effect: async (page) => {
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
    },
  },
  {
    name: 'an area chosen on the list of attractions',
    path: '/london-attractions',
    ready: (page) => page.getByLabel('Area'),
    async act(page) {
      await page.getByLabel('Area').selectOption('Westminster');
    },
    effect: async (page) => {
      await expect(page).toHaveURL(/area=Westminster/);
      await expect(page.getByLabel('Area')).toHaveValue('Westminster');
    },
  },
  {
    name: 'an address that is none, sent to the newsletter with the Enter key',
    path: '/london-attractions',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    async act(page) {
      await page.getByLabel('Email address').pressSequentially('ada@example', { delay: 20 });
      await page.keyboard.press('Enter');
    },
    effect: async (page) => {
      await expect(page.locator('[data-toasts] li')).toContainText('Please enter a valid email address.');
      await expect(page.getByLabel('Email address')).toHaveValue('ada@example');
      await expect(page).toHaveURL(/\/london-attractions$/);
    },
  },
  {
    name: 'a picture of an attraction opens in the page',
    path: '/tower-of-london',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    act: (page) => page.locator('a[aria-haspopup="dialog"]').first().click(),
    effect: (page) => expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible(),
  },
  {
    name: 'statistics are turned off at the foot of a pub',
    path: '/pub/1',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    async act(page) {
      await page.getByRole('button', { name: 'Privacy' }).click();
      await page.getByRole('button', { name: 'Turn statistics off' }).click();
    },
    effect: (page) => expect(page.getByRole('button', { name: 'Turn statistics on' })).toBeVisible(),
  },
  {
    name: 'the list view of search results',
    path: '/search?query=tower',
    ready: (page) => page.getByRole('button', { name: 'List view' }),
    act: (page) => page.getByRole('button', { name: 'List view' }).click(),
    effect: async (page) => {
      await expect(page).toHaveURL(/view=list/);
      await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a category is taken off the map',
    path: '/map',
    ready: (page) => page.getByRole('group', { name: 'Show' }).getByRole('button').first(),
    act: (page) => page.getByRole('group', { name: 'Show' }).getByRole('button').first().click(),
    effect: (page) =>
      expect(page.getByRole('group', { name: 'Show' }).getByRole('button').first()).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
  },
  {
    name: 'another period of the dashboard by the arrow key',
    path: '/analytics',
    ready: (page) => page.getByRole('tab').first(),
    async act(page) {
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
    },
    effect: (page) => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'the Tab key goes on from where it was',
    path: '/top-london-pubs',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    async act(page) {
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
    },
    async effect(page) {
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(await focused()).toBe('Search');
    },
  },
  {
    name: 'a pin of the still picture of the map',
    path: '/map',
    ready: (page) => page.getByRole('link', { name: /^1\. Tower of London/ }),
    act: (page) => page.getByRole('link', { name: /^1\. Tower of London/ }).click(),
    effect: async (page) => {
      await expect(page).toHaveURL(/\/map$/);
      await expect(page.getByRole('complementary', { name: 'About Tower of London' })).toBeVisible();
    },
  },
  {
    name: 'another period of the dashboard',
    path: '/analytics',
    ready: (page) => page.getByRole('tab', { name: 'This Week' }),
    act: (page) => page.getByRole('tab', { name: 'This Week' }).click(),
    effect: async (page) => {
      await expect(page.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('from last week')).toHaveCount(4);
    },
  },
  {
    name: 'a link is followed',
    path: '/pub/1',
    ready: (page) => page.getByRole('link', { name: /^Back to Top/ }),
    act: (page) => page.getByRole('link', { name: /^Back to Top/ }).click({ noWaitAfter: true }),
    effect: async (page) => {
      await expect(page).toHaveURL(/\/top-london-pubs$/);
      await expect(page.getByRole('heading', { level: 1, name: /Historic London Pubs/ })).toBeVisible();
    },
  },
];

/** Has a slow line and processor from now on. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Does something with a page that loads slowly, and expects the effect of a page that has loaded. */
export async function expectNotLost(
  page: Page,
  { path, ready, act, effect }: Interaction,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(ready(page)).toBeVisible();
  await before();
  await act(page);
  await effect(page);
}

/** Those that every run of the tests does; a long run does the others, and all at other moments too. */
export const usualInteractions = new Set([
  'text typed into the search of the home page is searched for',
  'the menu opens, and the page behind it is inert',
  'a category is taken off the map',
  'another period of the dashboard',
]);
