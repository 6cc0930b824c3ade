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
  const picture = popup.locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
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
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.abs(before.x - (await at()).x)).toBeLessThan(5);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => before.y - (await at()).y).toBeGreaterThan(100);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Math.abs(before.y - (await at()).y)).toBeLessThan(5);
  const apart = await gap();
  await page.keyboard.press('+');
  await expect.poll(gap).toBeGreaterThan(apart * 1.8);
  await page.keyboard.press('-');
  await expect.poll(gap).toBeLessThan(apart * 1.2);
});

test('the page scrolls when the wheel turns over a map without focus', async ({ page }) => {
  await open(page);
  // A point of the ground: markers and controls are not the map.
  const point = await map(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let x = left + 40; x < left + width - 40; x += 20)
      for (let y = top + 40; y < top + height - 40; y += 20)
        if (element.contains(document.elementFromPoint(x, y)?.closest('[role=application]') ?? null))
          if (!document.elementFromPoint(x, y)!.closest('button, a')) return { x, y };
    throw new Error('No point of the map shows its ground');
  });
  const scale = map(page)
    .getByText(/^[\d,]+ k?m$/)
    .first();
  const [before, zoom] = [await page.evaluate(() => scrollY), await scale.textContent()];
  const at = (await marker(page, 1).boundingBox())!;
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 300);
  expect((await marker(page, 1).boundingBox())!.y).toBeCloseTo(at.y - 300, 0);
  expect(await scale.textContent()).toBe(zoom);

  // With the focus, the wheel zooms the map instead.
  await map(page).getByRole('application').focus();
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.wheel(0, -300);
  await expect(scale).not.toHaveText(zoom!);
});
