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
      await expect(page.getByRole('combobox').first()).toHaveValue('tower');
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
    name: 'a category is taken off the map',
    path: '/map',
    ready: (page) => page.getByRole('group', { name: 'Show' }).getByRole('checkbox').first(),
    act: (page) => page.getByRole('group', { name: 'Show' }).getByRole('checkbox').first().click(),
    effect: async (page) => {
      await expect(page.getByRole('group', { name: 'Show' }).getByRole('checkbox').first()).not.toBeChecked();
      await expect(
        page.getByRole('region', { name: 'In view' }).getByRole('link', { name: 'British Museum' }),
      ).toHaveCount(0);
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
];

/** Has a slow line and processor from now on. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Does something with a page that loads slowly, and expects the effect of a page that has loaded. */
export async function expectNotLost(page: Page, { path, ready, act, effect }: Interaction): Promise<void> {
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(ready(page)).toBeVisible();
  await act(page);
  await effect(page);
}
