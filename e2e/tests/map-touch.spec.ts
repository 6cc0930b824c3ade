import type { Page } from '@playwright/test';
import { map, marker, ready } from '../support/map';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/map');
  await ready(page);
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Fingers that move together over the map, as a touch screen reports them. */
async function drag(page: Page, fingers: number, by: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const box = (await map(page).boundingBox())!;
  const points = (part: number) =>
    Array.from({ length: fingers }, (_, id) => ({
      id,
      x: box.x + box.width / 2 + id * 60 + by.x * part,
      y: box.y + box.height * 0.75 + by.y * part,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
  }
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

test('one finger scrolls the page past the map, which says that it takes two', async ({ page }) => {
  await open(page);
  const hint = map(page).getByText('Use two fingers to move the map');
  await expect(hint).toHaveCount(0);
  const before = await page.evaluate(() => scrollY);
  const lift = await drag(page, 1, { x: 0, y: -160 });
  await expect(hint).toBeVisible();
  await lift();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
  await expect(hint).toHaveCount(0);
});

test('MAP-08 two fingers move the map and not the page', async ({ page }) => {
  await open(page);
  const before = (await marker(page, 2).boundingBox())!;
  const scroll = await page.evaluate(() => scrollY);
  const lift = await drag(page, 2, { x: -90, y: -60 });
  await expect(map(page).getByText('Use two fingers to move the map')).toHaveCount(0);
  await lift();
  // A marker has no box while the map draws it anew.
  const moved = async () => before.x - ((await marker(page, 2).boundingBox())?.x ?? before.x);
  await expect.poll(moved).toBeGreaterThan(50);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test('a tap opens a marker, with its opening state', async ({ page }) => {
  await open(page);
  await marker(page, 1).tap();
  const sheet = page.getByRole('complementary', { name: 'About Tower of London' });
  await expect(sheet.getByText(/^(Open now|Opens|Closed)/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
});
