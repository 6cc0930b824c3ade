/** A visitor plans a day on a phone. A tap includes a key of the on-screen keyboard that sends a form, but no typing. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../support/axe';
import { expectNothingShifts } from '../support/layoutStability';
import { expect, test } from '../support/test';
import { atRest } from '../support/wholePage';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const MAX_TAPS = 6;

/** Counts the taps of a task. */
function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    expectFewTaps: () => expect(taps).toBeLessThanOrEqual(MAX_TAPS),
  };
}

/** The next day, from tomorrow on, with one of these weekdays (0: Sunday), "2026-12-05". */
function next(...weekdays: number[]): string {
  const date = new Date();
  do date.setUTCDate(date.getUTCDate() + 1);
  while (!weekdays.includes(date.getUTCDay()));
  return date.toISOString().slice(0, 10);
}
// Today is another day a week later, which the row of days does not have.
const SATURDAY = next(...(new Date().getUTCDay() === 6 ? [0] : [6]));
const MONDAY = next(...(new Date().getUTCDay() === 1 ? [2] : [1]));

const day = (page: Page, date: string) =>
  page.getByRole('list', { name: 'Day', exact: true }).locator(`a[href*="when=${date}"]`);
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const planner = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Itinerary planner/ });

test('a first day from Paddington on a Saturday takes six taps from the home page', async ({ page }) => {
  const { tap, expectFewTaps } = thumb();
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(planner(page));
  await page.waitForURL('**/planner');
  await tap(page.getByRole('button', { name: 'Near…' }));
  await expect(page.getByLabel('Start near')).toBeFocused();
  await page.keyboard.type('Paddington');
  await tap(page.getByRole('button', { name: 'Show', exact: true }));
  await page.waitForURL(/from=/);
  await tap(day(page, SATURDAY));
  await page.waitForURL(new RegExp(`when=${SATURDAY}`));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const first = card(page, 'A first day');
  await expect(first).toContainText(/\d+ min walk from Paddington/);
  await tap(first.getByRole('button', { name: /^Use this day/ }));
  expectFewTaps();
  await expect(page.getByRole('heading', { level: 1, name: 'A day in London' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /walk from Paddington/ })).toHaveCount(1);
  await expect(page.getByText('The best order')).toHaveCount(0);
});

test('a rainy Monday with two children takes five taps from the home page, and its calendar file one more', async ({
  page,
}) => {
  const { tap, expectFewTaps } = thumb();
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(planner(page));
  await page.waitForURL('**/planner');
  await tap(day(page, MONDAY));
  await page.waitForURL(new RegExp(`when=${MONDAY}`));
  await tap(page.getByRole('link', { name: 'With children' }));
  await page.waitForURL(/chips=children/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const rainy = card(page, 'A rainy day');
  const names = await rainy.getByRole('list').getByRole('link').allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(2);
  await tap(rainy.getByRole('button', { name: /^Use this day/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'A day in London' })).toBeVisible();
  const download = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Calendar' }));
  const text = await readFile(await (await download).path(), 'utf8');
  expectFewTaps();
  const calendar = text.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  for (const name of names) expect(calendar).toContain(name);
  expect(calendar).toContain(`DTSTART:${MONDAY.replaceAll('-', '')}T`);
});

test('three pubs are kept and sent to a friend in six taps from the home page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { tap, expectFewTaps } = thumb();
  await page.goto('/');
  const experiences = page.getByRole('region', { name: 'Curated Experiences' });
  await tap(experiences.getByRole('radio', { name: 'Historic Pubs' }));
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    const pub = experiences.getByRole('article').nth(index);
    // Hearts load near the window.
    await pub.scrollIntoViewIfNeeded();
    const heart = pub.getByRole('button', { name: /^Save / });
    names.push((await heart.innerText()).replace('Save ', ''));
    await tap(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Your favourites' }));
  await tap(page.getByRole('button', { name: 'Share', exact: true }));
  expectFewTaps();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  for (const name of names) await expect(page.getByRole('main').getByText(name).first()).toBeAttached();
});

test('ticked favourites are announced by their number, by keyboard too, and shared as one link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    const saved = [1, 4, 201, 205].map((listing) => ({ name: String(listing), listing }));
    localStorage.setItem('guide.planner', JSON.stringify({ version: 1, saved, days: [] }));
  });
  await page.goto('/favorites');
  const tower = page.getByRole('checkbox', { name: 'Choose Tower of London' });
  await tower.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 place is chosen')).toBeAttached();
  const box = page.locator('label', { has: page.getByRole('checkbox', { name: 'Choose The George Inn' }) });
  const { width, height } = (await box.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await box.tap();
  await expect(page.getByText('2 places are chosen')).toBeAttached();
  const bar = page.getByRole('region', { name: 'Chosen places' });
  await expect(bar).toBeInViewport();
  for (const control of await bar.getByRole('button').all())
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect((await runAxe(page)).faults).toEqual([]);
  await bar.getByRole('button', { name: 'Share' }).tap();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/map#places=(1,201|201,1)$/);
});

test('D-51 axe finds nothing on the suggestions, light and dark', async ({ page }) => {
  await page.goto('/planner');
  await expect(page.getByRole('button', { name: /^Use this day/ }).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    expect((await runAxe(page)).faults).toEqual([]);
  }
});

test.describe('before the first touch', () => {
  // Browsers do not report shifts soon after a key press.
  test.use({ visitor: false, isMobile: false });

  test('nothing shifts while the suggestions are hydrated', async ({ page, consoleErrors }) => {
    await expectNothingShifts(page, '/planner');
    consoleErrors.splice(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the planner shows suggested days, also for another day, and says what it needs', async ({ page }) => {
    await page.goto('/planner');
    await expect(page.getByText(/this page needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('button', { name: /^Use this day/ })).toHaveCount(0);
    await day(page, MONDAY).tap();
    await page.waitForURL(new RegExp(`when=${MONDAY}`));
    await expect(day(page, MONDAY)).toHaveAttribute('aria-current', 'true');
    await page.goto('/favorites');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
});
