import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const slideNames = [
  'London, in the best light',
  'The river keeps the lights on',
  'Be on the bridge by seven',
];

/** The slide in view: the only one that is not inert. */
const current = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

/** Opens the home page and waits until its slides can move. */
async function openHome(page: Page) {
  await page.goto('/');
  await expect(page.locator('[aria-roledescription="slide"] img')).toHaveCount(3);
}

test('HOME-01 HOME-05 HOME-06 the slides move on every 6000 ms, the first time from when it was seen, and wrap', async ({
  page,
}) => {
  // A page that the browser renders shows its first slide from then on.
  await expect
    .poll(async () => (await page.request.get('/')).text())
    .toContain('aria-roledescription="slide"');
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await expect(current(page).getByText(slideNames[0]!)).toBeVisible();
  const moves: { second: number; slide: string | null }[] = [];
  for (let slide: string | null = '1 of 3'; moves.length < 3; ) {
    await page.clock.runFor(1000);
    const now = await current(page).getAttribute('aria-label');
    if (now === slide) continue;
    slide = now;
    moves.push({ second: await page.evaluate(() => Math.round(performance.now() / 1000)), slide });
  }
  expect(moves.map(({ slide }) => slide)).toEqual(['2 of 3', '3 of 3', '1 of 3']);
  const [first, second, third] = moves.map((move) => move.second);
  // A move is seen up to a second after it was made.
  expect(first).toBeGreaterThanOrEqual(6);
  expect(first).toBeLessThanOrEqual(8);
  for (const gap of [second! - first!, third! - second!]) expect(Math.abs(gap - 6)).toBeLessThanOrEqual(1);
  await expect(current(page).getByText(slideNames[0]!)).toBeVisible();
});

test('HOME-07 HOME-08 buttons wrap at both ends, dots select', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '3 of 3');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '2 of 3');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
  for (const number of [2, 3, 1]) {
    const dot = page.getByRole('button', { name: new RegExp(`^Slide ${number}`) });
    await dot.click();
    await expect(current(page)).toHaveAttribute('aria-label', `${number} of 3`);
    await expect(dot).toHaveAttribute('aria-current', 'true');
  }
});

test('HOME-09 paused slides stay; play moves them again', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.getByRole('button', { name: 'Play the slides' }).click();
  await page.clock.runFor(6500);
  await expect(current(page)).toHaveAttribute('aria-label', '2 of 3');
});

test('HOME-03 suggestions are reached by keyboard and lie above what follows', async ({ page }) => {
  await openHome(page);
  const field = current(page).getByRole('combobox', { name: 'Search London' });
  await field.fill('tower');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('Tower of London');
  await field.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/attraction/1');
});

test('HOME-02 HOME-07 what is typed survives the next slide and is searched for from there', async ({
  page,
}) => {
  await openHome(page);
  await current(page).getByRole('combobox').fill('ravens');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '2 of 3');
  const field = current(page).getByRole('combobox');
  await expect(field).toHaveValue('ravens');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?query=ravens');
});

test('HOME-05 slides that began while the page was printed move on afterwards', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.clock.install();
  await openHome(page);
  await page.emulateMedia({ media: 'screen' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(current(page)).toHaveAttribute('aria-label', '2 of 3', { timeout: 1 });
  }).toPass();
});

test("NEWS-04 an address that is none brings a destructive toast, not the browser's own bubble, and sends nothing", async ({
  page,
}) => {
  await openHome(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    // Statistics, and what the page tells of its modules, go on.
    const isOwn = /\/api\/(analytics|modules)\//.test(request.url());
    if (request.method() === 'POST' && !isOwn) sent.push(request.url());
  });
  const field = page.getByLabel('Email address');
  const toast = page.locator('[data-toasts] li');
  for (const text of ['', 'ada', 'ada@example', 'ada lovelace@example.com']) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('Invalid email');
    await expect(toast).toContainText('Please enter a valid email address.');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(field).toHaveValue(text);
    // The next address brings a toast of its own.
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

test('HOME-01 HOME-02 HOME-10 without JavaScript the first slide, its search and the cards are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('article').first()).toContainText('Tower of London');
  await page.getByRole('combobox').first().fill('tower');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL('/search?query=tower');
  await context.close();
});
