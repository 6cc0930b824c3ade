import type { Page } from '@playwright/test';
import { expect, holdBack, test } from '../support/test';

test.use({ visitor: false, viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const category = (page: Page) => page.getByRole('group', { name: 'Show' }).getByRole('checkbox').first();
const week = (page: Page) => page.getByRole('radio', { name: 'This Week' });

const interactions: [
  name: string,
  path: string,
  act: (page: Page) => Promise<void>,
  effect: (page: Page) => Promise<void>,
][] = [
  [
    'a search on the home page',
    '/',
    async (page) => {
      await page.getByRole('combobox').first().pressSequentially('tower');
      await page.keyboard.press('Enter');
    },
    async (page) => {
      await expect(page).toHaveURL(/\/search\?query=tower$/);
      await expect(page.getByRole('combobox').first()).toHaveValue('tower');
    },
  ],
  [
    'pausing the slides, which dims the button at once',
    '/',
    async (page) => {
      const pause = page.getByRole('button', { name: 'Pause the slides' });
      await pause.hover();
      await page.mouse.down();
      await expect(pause).toHaveCSS('opacity', '0.4');
      await page.mouse.up();
    },
    async (page) => {
      const play = page.getByRole('button', { name: 'Play the slides' });
      await expect(play).toHaveCSS('opacity', '1');
    },
  ],
  [
    'opening the menu makes the page behind it inert',
    '/top-attractions',
    (page) => menu(page).click(),
    async (page) => {
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
    },
  ],
  [
    'hiding a category on the map',
    '/map',
    (page) => category(page).click(),
    async (page) => {
      await expect(category(page)).not.toBeChecked();
      const list = page.getByRole('region', { name: 'In view' });
      await expect(list.getByRole('link', { name: 'British Museum' })).toHaveCount(0);
    },
  ],
  [
    'another view of the results, which needs no script',
    '/search',
    async (page) => {
      await page.getByRole('radio', { name: 'List view' }).check();
      await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
    },
    async (page) => {
      await expect(page).toHaveURL('/search?view=list');
      await expect(page.getByRole('radio', { name: 'List view' })).toBeChecked();
      await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
    },
  ],
  [
    'another period of the dashboard',
    '/analytics',
    (page) => week(page).check(),
    async (page) => {
      await expect(week(page)).toBeChecked();
      await expect(page.getByText('from last week')).toHaveCount(4);
    },
  ],
];

test('ANA-04 before scripts, a button beside the periods leads to the figures of another one', async ({
  page,
}) => {
  await holdBack(page, /\.js$/);
  await page.goto('/analytics', { waitUntil: 'commit' });
  await week(page).check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/[?&]period=week/);
  await expect(page.getByText("This week, in the city's time zone.")).toBeVisible();
  await expect(week(page)).toBeChecked();
});

for (const [name, path, act, effect] of interactions) {
  test(`no interaction is lost while ${path} loads: ${name}`, async ({ page }) => {
    const releaseScripts = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await act(page);
    releaseScripts();
    await effect(page);
  });
}
