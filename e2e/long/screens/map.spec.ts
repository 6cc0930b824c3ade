import sharp from 'sharp';
import { blockOtherHosts, map, marker, open } from '../../support/map';
import { expect, holdBack, test } from '../../support/test';

test.beforeEach(({ page, baseURL }) => blockOtherHosts(page, baseURL));

test('MAP-13 D-54 an unknown area has a heading and no card', async ({ page }) => {
  await open(page, '/map?area=Atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Atlantis');
  await expect(page.getByText('London Area Guide')).toHaveCount(0);
  await expect(marker(page, 1)).toBeVisible();
});

test('MAP-09 D-53 All Areas has a tooltip and shows the whole city', async ({ page }) => {
  await open(page, '/map?area=Greenwich');
  const button = page.getByRole('button', { name: 'All Areas' });
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('View the entire London map');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await button.click();
  await expect(page).toHaveURL(/\/map$/);
  const list = page.getByRole('region', { name: 'In view' });
  await expect(list.getByRole('link', { name: 'British Museum' })).toBeVisible();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(list.getByRole('link', { name: 'Natural History Museum' })).toHaveCount(0);
  await button.click();
  await expect(list.getByRole('link', { name: 'Natural History Museum' })).toBeVisible();
});

test('MAP-14 the map fills 70% of the viewport height, and shows the selected area', async ({ page }) => {
  for (const height of [700, 1000]) {
    for (const path of ['/map', '/map?area=Kensington']) {
      await page.setViewportSize({ width: 1280, height });
      await open(page, path);
      expect((await map(page).boundingBox())!.height).toBeCloseTo(height * 0.7, 0);
    }
  }
  // Number 6 is the only ranked place in Kensington.
  const frame = (await map(page).boundingBox())!;
  const inFrame = async (rank: number) => {
    const box = (await marker(page, rank).boundingBox())!;
    return (
      box.x > frame.x &&
      box.y > frame.y &&
      box.x + box.width < frame.x + frame.width &&
      box.y + box.height < frame.y + frame.height
    );
  };
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8];
  await expect.poll(() => Promise.all(ranks.map(inFrame))).toEqual(ranks.map((rank) => rank === 6));
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`MAP-14 at ${width} px the map fills its frame at the smallest zoom`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open(page);
    const zoomOut = map(page).getByRole('button', { name: 'Zoom out' });
    // `click` would wait for ever once the button is disabled.
    await expect(async () => {
      await zoomOut.dispatchEvent('click');
      await expect(zoomOut).toHaveAttribute('aria-disabled', 'true', { timeout: 1 });
    }).toPass({ intervals: [50] });
    const { data, info } = await sharp(await map(page).screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let part = 0; part < 64; part += 1) {
      const [left, top] = [(part % 8) / 8, Math.floor(part / 8) / 8];
      const colours = new Set<number>();
      for (let y = Math.floor(top * info.height); y < (top + 0.125) * info.height - 1; y += 1) {
        for (let x = Math.floor(left * info.width); x < (left + 0.125) * info.width - 1; x += 1) {
          colours.add(data.readUIntBE((y * info.width + x) * 3, 3));
        }
      }
      expect([left, top, colours.size > 12]).toEqual([left, top, true]);
    }
  });
}

test('a place in the address is selected and in view, with its opening state', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/attraction/30');
  await page.getByRole('link', { name: 'Show on the map' }).click();
  await expect(page).toHaveURL('/map?area=Greenwich&place=30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Greenwich');
  await expect(page.getByText('London Area Guide')).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'National Maritime Museum' });
  await expect(popup.getByText(/^(Open now|Opens|Last entry|Usual|Closed)/)).toBeVisible();
  await expect(popup).toBeInViewport({ ratio: 0.999 });
  // The popup takes the focus only after a press on a marker.
  await expect(popup).not.toBeFocused();
  await page.getByRole('button', { name: 'Back to Full Map' }).click();
  await expect(popup).toHaveCount(0);
  await page.goBack();
  await expect(popup).toBeVisible();
  for (const place of ['9999', 'x', '-1']) {
    await open(page, `/map?area=Greenwich&place=${place}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await open(page, '/map?place=30');
  await expect(popup).toBeInViewport({ ratio: 0.999 });
});

test("a row's pin scrolls to the map and opens the place", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const list = page.getByRole('region', { name: 'In view' });
  // Far rows get their pins when they are near.
  await list.getByRole('link', { name: 'Cutty Sark' }).scrollIntoViewIfNeeded();
  const pin = list.getByRole('button', { name: 'Show Cutty Sark on the map' });
  await pin.scrollIntoViewIfNeeded();
  await pin.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await pin.click();
  const popup = page.getByRole('dialog', { name: 'Cutty Sark' });
  await expect(popup).toBeInViewport({ ratio: 0.999 });
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect
    .poll(async () => (await popup.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height);
});

test('the list says that it is loading, then the number of places', async ({ page }) => {
  await page.goto('/search');
  const release = await holdBack(page, '**/api/map/features*');
  await page.getByRole('contentinfo').getByRole('link', { name: /map/i }).first().click();
  const list = page.getByRole('region', { name: 'In view' });
  await expect(list.getByRole('status')).toHaveText('Loading places…');
  await expect(list).not.toContainText('Nothing here');
  release();
  await expect(list.getByRole('status')).toHaveText(/^\d+ places shown$/);
});

test.describe('MAP-08 D-33 tips about areas', () => {
  test('hover, focus and tap show the names of areas', async ({ page }) => {
    await open(page, '/map?area=Soho');
    const box = (await map(page).boundingBox())!;
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const tip = map(page)
      .getByRole('status')
      .filter({ hasText: /^Soho$/ });
    await expect(tip).toHaveCount(0);
    await expect(async () => {
      // A marker under the pointer hides the area's name, so try several points.
      await page.mouse.move(middle[0] - 40, middle[1] - 60);
      for (const [x, y] of [
        [0, 0],
        [45, 25],
        [-45, 30],
        [30, -45],
      ] as const) {
        await page.mouse.move(middle[0] + x, middle[1] + y);
        if (await tip.isVisible()) return;
      }
      throw new Error('No point of Soho shows its name.');
    }).toPass();
    await page.mouse.move(5, 5);
    await expect(tip).toHaveCount(0);
    await page.getByRole('switch', { name: 'Walking times' }).focus();
    await page.keyboard.press('Tab');
    await expect(tip).toBeVisible();
  });
});
