import { map, open } from '../../support/map';
import { expect, test } from '../../support/test';
import { pixels, zoomIn } from '../../support/tiles';

test('the map has its own dark colours instead of a filter', async ({ page }) => {
  const light = async () => {
    const data = await pixels(page);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page);
  await zoomIn(page).click();
  await zoomIn(page).click();
  expect(await light()).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(light).toBeLessThan(90);
  const filter = await map(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => getComputedStyle(canvas).filter);
  expect(filter).toBe('none');
});
