import { expectFrameAccessible } from '../support/frameStates';
import { expect, test } from '../support/test';

test.describe('light, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('D-51 axe finds nothing in any part of the frame', async ({ page, consoleErrors }) => {
    await expectFrameAccessible(page);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
});

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

test('whatever a screen draws stays below header and footer', async ({ page }) => {
  await page.goto('/top-london-pubs');
  await page.locator('main [data-screen]').evaluate((screen) => {
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; inset: -200vh 0; z-index: 2147483647; background: red';
    screen.append(box);
  });
  for (const part of ['banner', 'contentinfo'] as const) {
    const link = page.getByRole(part).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
  }
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
