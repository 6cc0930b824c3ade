import sharp from 'sharp';
import { blockOtherHosts, map, marker, open, ready } from '../../support/map';
import { expect, test } from '../../support/test';

test.beforeEach(({ page, baseURL }) => blockOtherHosts(page, baseURL));

test('MAP-08 a long drag shows no blank area', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 2; step += 1) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible();
  const box = (await map(page).boundingBox())!;
  const [x, y] = [box.x + box.width - 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width * 0.8, y, { steps: 12 });
  const strip = { x: box.x + box.width - 120, y: box.y + 60, width: 100, height: box.height - 120 };
  const data = await sharp(await page.screenshot({ clip: strip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Set<number>();
  for (let offset = 0; offset < data.length; offset += 3) colours.add(data.readUIntBE(offset, 3));
  await page.mouse.up();
  expect(colours.size).toBeGreaterThan(50);
});

test('CONST-12 this map starts at zoom 12', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  // In central London a pixel is 23.8 m at zoom 12, so 2 km are 84 px.
  const scale = map(page).getByText('2 km', { exact: true });
  await expect(scale).toBeVisible();
  const widthPx = Math.round((await scale.boundingBox())!.width);
  expect(widthPx).toBeGreaterThanOrEqual(83);
  expect(widthPx).toBeLessThanOrEqual(85);
});

test('D-33 the map of a large city requests only the places in view', async ({ page }) => {
  const requested: string[] = [];
  await page.goto('/search');
  await page.route('**/api/map/features*', async (route) => {
    const url = new URL(route.request().url());
    requested.push(url.searchParams.get('bbox') ?? 'city');
    const response = await route.fetch();
    // Simulates a service that omits nearly all of 5,000 places.
    if (!url.searchParams.has('bbox')) {
      const json = ((await response.json()) as unknown[]).slice(0, 1);
      await route.fulfill({ response, json, headers: { ...response.headers(), 'x-total-count': '5000' } });
    } else await route.fulfill({ response });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: /map/i }).first().click();
  await ready(page);
  await expect(marker(page, 8)).toBeVisible();
  const list = page.getByRole('region', { name: 'In view' });
  await expect(list.getByRole('link', { name: 'Hampton Court Palace' })).toHaveCount(0);
  const boxes = () => [...new Set(requested)].filter((box) => box !== 'city');
  expect(boxes()).toEqual([expect.stringMatching(/^-0\.\d\d,51\.\d\d,0\.\d\d,51\.\d\d$/)]);
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => boxes().length).toBe(2);
  await expect(marker(page, 8)).toBeVisible();
});

test('CONST-12 markers are 32 px, and popups are up to 280 px wide, complete and not under a control', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 760, height: 800 });
  await open(page);
  const size = await marker(page, 1).evaluate((button: HTMLElement) => [
    button.offsetWidth,
    button.offsetHeight,
  ]);
  expect(size).toEqual([32, 32]);
  const frame = (await map(page).boundingBox())!;
  const controls = (await map(page).getByRole('button', { name: 'Zoom in' }).locator('..').boundingBox())!;
  for (const rank of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await marker(page, rank).dispatchEvent('click');
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    // The map pans in the next frame.
    await expect(async () => {
      const box = (await popup.boundingBox())!;
      expect(Math.round(box.width)).toBe(248);
      expect(box.x).toBeGreaterThan(controls.x + controls.width);
      expect(box.y).toBeGreaterThanOrEqual(frame.y);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    }).toPass({ timeout: 5000 });
    await page.keyboard.press('Escape');
  }
});

test('the list shows the places in view and opens their popups', async ({ page }) => {
  await open(page);
  const list = page.getByRole('region', { name: 'In view' });
  // Far rows get their buttons when they are near.
  await list.getByRole('link', { name: 'The Lamb', exact: true }).scrollIntoViewIfNeeded();
  await list.getByRole('button', { name: 'Show The Lamb on the map' }).click();
  await expect(page.getByRole('dialog', { name: 'The Lamb' })).toBeVisible();
  const count = async () => Number.parseInt((await list.getByRole('status').textContent()) ?? '', 10);
  const before = await count();
  await page.keyboard.press('Escape');
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(count).toBeLessThan(before);
});

test('the page ends with its footer, however long the list is', async ({ page }) => {
  await open(page, '/map?area=Westminster');
  const list = page.getByRole('region', { name: 'In view' });
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(60);
  const below = await page.evaluate(() => {
    const { bottom } = document.querySelector('footer')!.getBoundingClientRect();
    return document.documentElement.scrollHeight - (bottom + scrollY);
  });
  expect(below).toBeLessThanOrEqual(1);
});
