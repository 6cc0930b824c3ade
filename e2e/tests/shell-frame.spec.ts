import type { Page } from '@playwright/test';
import { axeOf } from '../support/axe';
import { expect, test } from '../support/sharedPage';
import { setTextSize } from '../support/wholePage';

/** What is open while axe looks at it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the frame at rest': async () => {},
  'a menu': async (page) => {
    const small = page.getByRole('button', { name: 'Menu', exact: true });
    const large = page.getByRole('button', { name: 'Discover menu' });
    await ((await small.isVisible()) ? small.click() : large.press('Enter'));
  },
  'the notices': (page) => page.getByRole('button', { name: /^Notices/ }).click(),
  'the privacy notice': (page) => page.getByRole('button', { name: 'Privacy' }).click(),
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('D-51 axe finds nothing in any part of the frame', async ({ page, consoleErrors }) => {
        await page.goto('/nowhere');
        for (const [state, open] of Object.entries(states)) {
          await open(page);
          const { violations } = await axeOf(page).analyze();
          expect(violations.map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
          await page.keyboard.press('Escape');
        }
        expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
      });
    });
  }
}

test('nothing scrolls sideways at 320 px, menus open or closed', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/nowhere');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const open of Object.values(states)) {
    await open(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
  consoleErrors.splice(0);
});

for (const width of [390, 1280]) {
  test(`D-51 with text at 200 % nothing of the bar is lost at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/top-london-pubs');
    await setTextSize(page, '200%');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByText('Visitor guide')).toBeInViewport({ ratio: 1 });
    await menu.click();
    await expect(page.getByRole('link', { name: 'All attractions' }).first()).toBeInViewport({ ratio: 1 });
  });
}

test('D-35 opting out of statistics with one press stays for the next page', async ({ page }) => {
  await page.goto('/top-london-pubs');
  await page.getByRole('button', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Turn statistics off' }).click();
  await expect(page.getByText('Statistics are off: nothing about your visit is stored.')).toBeVisible();
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'statistics', value: 'off' }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Privacy' }).click();
  await expect(page.getByRole('button', { name: 'Turn statistics on' })).toBeVisible();
});

test('D-22 the data saver holds back the pictures of the menus and stays', async ({ page }) => {
  await page.goto('/top-london-pubs');
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('switch', { name: 'Data saver' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Discover menu' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Tower of London' }).first()).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test('the debug switch outlines every module, from the address and from the keyboard', async ({ page }) => {
  await page.goto('/top-london-pubs?teams');
  const pubs = page.locator('[data-module="pubs"]');
  await expect(pubs).toHaveAttribute('data-team', /^pubs \d+\.\d+\.\d+\S* · \S/);
  await page.keyboard.press('Shift+Alt+T');
  await expect(pubs).not.toHaveAttribute('data-team');
});

test('print leaves header, footer and toasts out', async ({ page }) => {
  await page.goto('/pub/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the frame has its links and its privacy notice', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/top-london-pubs');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(8);
  await page.getByRole('button', { name: 'Privacy' }).click();
  await expect(page.locator('#privacy')).toContainText('Global Privacy Control');
  await context.close();
});
