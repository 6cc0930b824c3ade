import { expectFrameAccessible, frameStates } from '../../support/frameStates';
import { expect, test } from '../../support/test';
import { setTextSize } from '../../support/wholePage';

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
  ['dark', 1280],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('D-51 axe finds nothing in any state of the frame', async ({ page, consoleErrors }) => {
      await expectFrameAccessible(page);
      expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
    });
  });
}

test('nothing scrolls sideways at 320 px, menus open or closed', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/nowhere');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const open of Object.values(frameStates)) {
    await open(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
  consoleErrors.splice(0);
});

for (const width of [390, 1280]) {
  test(`D-51 the header is complete with text at 200 % at ${width} px`, async ({ page }) => {
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
