import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** The slide in view: the only one that is not inert. */
const current = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

/** Opens the home page and waits until its slides can move. */
async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.locator('[aria-roledescription="slide"] img')).toHaveCount(3);
}

test('D-52 the pointer and the focus hold the slides', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(13_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.mouse.move(5, 5);
  await current(page).getByRole('combobox').focus();
  await page.clock.runFor(13_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
});

test('D-52 under reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
});

test('HOME-04 blank text does nothing: no navigation, no request', async ({ page }) => {
  await openHome(page);
  const entries = await page.evaluate(() => history.length);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The page's vitals and its release's vote are sent whenever they are there, and files are loaded ahead.
    if (/\/api\/(?!analytics|modules)/.test(request.url())) sent.push(request.url());
  });
  for (const text of ['', '   ']) {
    const field = current(page).getByRole('combobox');
    await field.fill(text);
    await field.press('Enter');
    await current(page).getByRole('button', { name: 'Search', exact: true }).click();
  }
  // Suggestions are requested for real text: a request for blank text would have come before.
  await current(page).getByRole('combobox').fill('tower');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(sent.filter((url) => new URL(url).searchParams.get('query') !== 'tower')).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL('/');
});
