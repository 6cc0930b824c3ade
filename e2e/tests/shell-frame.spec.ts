import { expectFrameAccessible } from '../support/frameStates';
import { expect, test } from '../support/test';

test.describe('light, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('D-51 axe finds nothing in any state of the frame', async ({ page, consoleErrors }) => {
    await expectFrameAccessible(page);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
});

test('D-22 D-35 theme, data saver and opt-out from statistics are kept; teams are outlined; screens cannot cover header and footer', async ({
  page,
}) => {
  await page.goto('/top-london-pubs?teams');
  await test.step('teams are outlined until the keyboard shortcut', async () => {
    const pubs = page.locator('[data-module="pubs"]');
    await expect(pubs).toHaveAttribute('data-team', /^pubs \d+\.\d+\.\d+\S* · \S/);
    await page.keyboard.press('Shift+Alt+T');
    await expect(pubs).not.toHaveAttribute('data-team');
  });
  await test.step('a screen cannot cover header and footer', async () => {
    await page.locator('main [data-screen]').evaluate((screen) => {
      const box = document.createElement('div');
      box.id = 'cover';
      box.style.cssText = 'position: absolute; inset: -200vh 0; z-index: 2147483647; background: red';
      screen.append(box);
    });
    for (const part of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(part).getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      await link.click({ trial: true });
    }
    await page.evaluate(() => document.getElementById('cover')!.remove());
  });
  await test.step('choices', async () => {
    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('button', { name: 'Turn statistics off' }).click();
    await expect(page.getByText('Statistics are off. Nothing about your visit is stored.')).toBeVisible();
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'statistics', value: 'off' }),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('switch', { name: 'Data saver' }).click();
    await page.mouse.click(20, 700);
    await expect(page.locator('#display-settings')).toBeHidden();
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Discover menu' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Tower of London' }).first()).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Privacy' }).click();
  await expect(page.getByRole('button', { name: 'Turn statistics on' })).toBeVisible();
});
