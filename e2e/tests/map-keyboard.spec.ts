import { map, marker, open } from '../support/map';
import { expect, test } from '../support/test';

test('Tab reaches the markers in rank order, Enter opens, Escape gives the focus back', async ({ page }) => {
  await open(page);
  await marker(page, 1).focus();
  for (const rank of [2, 3, 4, 5, 6, 7, 8]) {
    await page.keyboard.press('Tab');
    await expect(marker(page, rank)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Tate Modern' });
  await expect(popup).toBeFocused();
  await expect(marker(page, 8)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(marker(page, 8)).toBeFocused();
});

test('arrows pan, plus and minus zoom', async ({ page }) => {
  await open(page);
  await map(page).getByRole('application').focus();
  const at = async () => (await marker(page, 1).boundingBox())!;
  const gap = async () => (await at()).x - (await marker(page, 6).boundingBox())!.x;
  const before = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => before.x - (await at()).x).toBeGreaterThan(100);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => before.y - (await at()).y).toBeGreaterThan(100);
  const apart = await gap();
  await page.keyboard.press('+');
  await expect.poll(gap).toBeGreaterThan(apart * 1.8);
  await page.keyboard.press('-');
  await expect.poll(gap).toBeLessThan(apart * 1.2);
});

test('the page scrolls when the wheel turns over a map without focus', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => scrollY);
  const box = (await map(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
});
