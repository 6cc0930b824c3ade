import { expectFrameAccessible } from '../support/frameStates';
import { expect, test } from '../support/test';

test.describe('light, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('D-51 axe finds nothing in any state of the frame', async ({ page, consoleErrors }) => {
    await expectFrameAccessible(page);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
});

test('a screen cannot cover header and footer', async ({ page }) => {
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
