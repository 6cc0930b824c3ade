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

test('HOME-01 HOME-05 HOME-06 the slides move on every 6000 ms and wrap', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  for (const name of [...slideNames.slice(1), slideNames[0]!]) {
    await page.clock.runFor(6000);
    await expect(current(page).getByText(name)).toBeVisible();
    await page.clock.runFor(2000);
  }
});

test('HOME-07 HOME-08 buttons wrap at both ends, dots select', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '3 of 3');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.getByRole('button', { name: /^Slide 2/ }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '2 of 3');
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
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

test('HOME-04 blank text does nothing', async ({ page }) => {
  await openHome(page);
  const field = current(page).getByRole('combobox');
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL('/');
});

test('HOME-01 HOME-02 HOME-10 without JavaScript the first slide, its search and the cards are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('article').first()).toContainText('British Museum');
  await page.getByRole('combobox').first().fill('tower');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL('/search?query=tower');
  await context.close();
});

test('HOME-22 arriving from another page shows the loading text until the cards come', async ({ page }) => {
  await page.goto('/attraction/12');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/listings?*featured=true', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText("Loading London's finest...")).toBeVisible();
  release();
  await expect(page.getByText("Loading London's finest...")).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Start with these four' })).toBeVisible();
});

test('LIST-08 D-9 choices stand in the URL; back and forward undo and redo them', async ({ page }) => {
  await page.goto('/london-attractions');
  const count = page.locator('form [role="status"]');
  const all = await count.textContent();
  await page.getByLabel('Area').selectOption('South Bank');
  await expect(page).toHaveURL('/london-attractions?area=South+Bank');
  await page.getByLabel('Sort by').selectOption('Alphabetical');
  await expect(page).toHaveURL('/london-attractions?area=South+Bank&sort=name');
  const few = await count.textContent();
  expect(few).not.toBe(all);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/london-attractions');
  await expect(count).toHaveText(all!);
  await page.goForward();
  await expect(page.getByLabel('Area')).toHaveValue('South Bank');
  await expect(count).toHaveText(few!);
});

test('LIST-11 LIST-12 D-15 an unknown area says so and can be cleared', async ({ page }) => {
  for (const area of ['Nowhere', '%00']) {
    await page.goto(`/london-attractions?area=${area}`);
    await expect(page.getByText('No attractions found')).toBeVisible();
    await page.getByRole('link', { name: 'Show all attractions' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('ATT-15 the Quick Info sidebar stays in view on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tower-of-london');
  await page.getByRole('heading', { name: 'Visitor Information' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Quick Info' })).toBeInViewport({ ratio: 0.9 });
});

test('ATT-03 the gallery opens in a full view that the keyboard leads through and out of', async ({
  page,
}) => {
  await page.goto('/tower-of-london');
  const pictures = page.getByRole('region', { name: 'Pictures of Tower of London' }).getByRole('link');
  await expect(pictures).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  await expect(view).toContainText('1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(view).toContainText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test('D-19 ATT-08 booking opens in a new tab and is counted', async ({ page, context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/tower-of-london');
  await page.waitForLoadState('networkidle');
  const counted = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/analytics/event') && !!request.postData()?.includes('booking_click'),
  );
  const opened = context.waitForEvent('page');
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Book Tickets/ })
    .click();
  expect((await opened).url()).toContain('hrp.org.uk');
  await counted;
});

for (const [id, path, text] of [
  ['ATT-39', '/attraction/999999', "We couldn't find the attraction you're looking for."],
  ['GATT-02', '/attraction/12abc', "We couldn't find the attraction you're looking for."],
  ['D-38', '/attraction/0', "We couldn't find the attraction you're looking for."],
]) {
  test(`${id} ATT-38 ATT-41 ${path} answers 404 with its message`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path!);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Attraction Not Found' })).toBeVisible();
    await expect(page.getByText(text!)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true);
    await page.getByRole('link', { name: 'View All Attractions' }).click();
    await expect(page).toHaveURL('/london-attractions');
  });
}

test('D-40 without a network an attraction offers "Try again", and it helps', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/london-attractions');
  await page.route('**/api/listings/5', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: "St Paul's Cathedral" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attraction Not Found' })).toBeVisible();
  await page.unroute('**/api/listings/5');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "St Paul's Cathedral" })).toBeVisible();
  expect(consoleErrors.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
});

for (const path of ['/', '/london-attractions', '/top-attractions', '/london-eye', '/attraction/101']) {
  test(`GEN no sideways scroll on ${path} at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
