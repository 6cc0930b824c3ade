import type { Page } from '@playwright/test';
import { map, marker, open } from '../support/map';
import { expect, expectLoaded, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Drags fingers over the map. @returns lifts them */
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

test('MAP-08 CONST-12 one finger scrolls the page, two move the map; a tap opens a sheet below its marker, with opening state and picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const hint = map(page).getByText('Use two fingers to move the map');
  const scroll = () => page.evaluate(() => scrollY);

  await test.step('two fingers', async () => {
    const before = (await marker(page, 2).boundingBox())!;
    const offset = await scroll();
    const lift = await drag(page, 2, { x: -90, y: -60 });
    await expect(hint).toHaveCount(0);
    await lift();
    // A marker has no box while the map redraws it.
    const moved = async () => before.x - ((await marker(page, 2).boundingBox())?.x ?? before.x);
    await expect.poll(moved).toBeGreaterThan(50);
    expect(await scroll()).toBe(offset);
  });

  await test.step('one finger', async () => {
    await expect(hint).toHaveCount(0);
    const offset = await scroll();
    const lift = await drag(page, 1, { x: 0, y: -160 });
    await expect(hint).toBeVisible();
    await lift();
    await expect.poll(scroll).toBeGreaterThan(offset + 80);
    await expect(hint).toHaveCount(0);
  });

  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await marker(page, 7).tap();
  const sheet = page.getByRole('complementary', { name: 'About Westminster Abbey' });
  await expect(sheet.getByText(/^(Open now|Opens|Last entry|Usual|Closed)/)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Explore Westminster Abbey' })).toBeVisible();
  await expectLoaded(sheet.locator('img'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    const box = (await sheet.boundingBox())!;
    const pin = (await marker(page, 7).boundingBox())!;
    expect(pin.y + pin.height).toBeLessThanOrEqual(box.y);
    expect(box.width).toBeGreaterThan(380);
  }).toPass({ timeout: 5000 });
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
