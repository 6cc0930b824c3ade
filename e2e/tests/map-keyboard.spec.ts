import type { Page } from '@playwright/test';
import { map, marker, open } from '../support/map';
import { expect, expectLoaded, test } from '../support/test';

test('Tab, Enter and Escape control markers; arrows pan and plus and minus zoom; the wheel zooms only a focused map', async ({
  page,
}) => {
  await open(page);
  const position = async () => (await marker(page, 1).boundingBox())!;
  const gap = async () => (await position()).x - (await marker(page, 6).boundingBox())!.x;
  const [scroll, first] = [await page.evaluate(() => scrollY), await gap()];
  await pointAtGround(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll + 300);
  expect(await gap()).toBeCloseTo(first, 0);
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

  await marker(page, 1).focus();
  for (const rank of [2, 3, 4, 5, 6, 7, 8]) {
    await page.keyboard.press('Tab');
    await expect(marker(page, rank)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Tate Modern' });
  await expect(popup).toBeFocused();
  await expectLoaded(popup.locator('img'));
  await expect(marker(page, 8)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(marker(page, 8)).toBeFocused();

  await map(page).getByRole('application').focus();
  const before = await position();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => before.x - (await position()).x).toBeGreaterThan(100);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => before.y - (await position()).y).toBeGreaterThan(100);
  const apart = await gap();
  await page.keyboard.press('+');
  await expect.poll(gap).toBeGreaterThan(apart * 1.8);
  await page.keyboard.press('-');
  await expect.poll(gap).toBeLessThan(apart * 1.2);

  await pointAtGround(page);
  await page.mouse.wheel(0, -300);
  await expect.poll(gap).toBeGreaterThan(apart * 1.4);
});

async function pointAtGround(page: Page): Promise<void> {
  const point = await map(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let x = left + width / 3; x < left + width; x += 20)
      for (let y = top + height / 3; y < top + height; y += 20)
        if (document.elementFromPoint(x, y)?.matches('canvas, .ol-viewport *:not(button, a, button *, a *)'))
          return { x, y };
    throw new Error('No point of the map shows its ground.');
  });
  await page.mouse.move(point.x, point.y);
}
