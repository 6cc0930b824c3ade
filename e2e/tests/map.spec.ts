import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/test';

const map = (page: Page) => page.getByRole('region', { name: 'Map of London' });
const marker = (page: Page, rank: number) =>
  map(page).getByRole('button', { name: new RegExp(`^${rank}\\. `) });
const ready = (page: Page) => expect(map(page)).toHaveAttribute('data-map', 'ready');

async function open(page: Page, path = '/map') {
  await page.goto(path);
  await ready(page);
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.route(
    (url) => url.origin !== new URL(baseURL!).origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
});

test('EXT-01 the map is complete without any outside or failed request; the report says how soon', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/map', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screen = Date.now();
  await ready(page);
  await expect(marker(page, 8)).toBeVisible();
  test.info().annotations.push({ type: 'ms from screen to map', description: String(Date.now() - screen) });
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(failed).toEqual([]);
});

test('EXT-01 the map comes as one script of at most 120 KB with gzip, and only where a map is', async ({
  page,
}) => {
  const scripts: Promise<{ name: string; code: string }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/modules/map/') || !pathname.endsWith('.js')) return;
    scripts.push(response.text().then((code) => ({ name: path.basename(pathname), code })));
  });
  for (const without of ['/top-london-pubs', '/london-attractions', '/tower-of-london']) {
    await page.goto(without);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  }
  await page.goto('/map');
  await ready(page);
  const loaded = await Promise.all(scripts);
  // The screen's own scripts are small; the city's map is no script but its data.
  const drawing = loaded.filter(
    ({ code }) => /VectorImage|imageRatio/.test(code) && !code.includes('River Thames'),
  );
  const sizes = loaded.map(({ name, code }) => `${name} ${(gzipSync(code).length / 1024).toFixed(1)} KB`);
  test.info().annotations.push({ type: 'gzip', description: sizes.join(', ') });
  const total = drawing.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThanOrEqual(120 * 1024);
});

test('MAP-01 MAP-02 MAP-15 MAP-16 MAP-17 MAP-20 the whole city: heading, intro, area cards, footer', async ({
  page,
}) => {
  await page.goto('/map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive London Map');
  await expect(
    page.getByText(
      "Navigate through London's diverse neighborhoods and find the perfect places to visit during your trip.",
    ),
  ).toBeVisible();
  const section = page.getByRole('region', { name: 'Popular London Areas' });
  const areas = (await (await page.request.get('/api/areas')).json()) as { name: string }[];
  await expect(section.getByRole('article')).toHaveCount(areas.length);
  const card = section.getByRole('article').filter({ hasText: 'City of London' }).first();
  await expect(card.getByText('London Area', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Explore City of London' })).toHaveAttribute(
    'href',
    '/map?area=City%20of%20London',
  );
  const clamp = await card
    .locator('p')
    .nth(1)
    .evaluate((text) => getComputedStyle(text).webkitLineClamp);
  expect(clamp).toBe('3');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('MAP-03 MAP-04 MAP-10 MAP-11 MAP-12 MAP-18 D-53 one area: heading, intro, card, no grid, and back', async ({
  page,
}) => {
  await open(page, '/map?area=Kensington');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Kensington');
  await expect(
    page.getByText('Discover the best attractions, restaurants, and entertainment in Kensington.'),
  ).toBeVisible();
  const card = page.getByRole('article', { name: 'Kensington' });
  await expect(card.getByText('London Area Guide')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Map Navigation Tips' })).toBeVisible();
  await expect(card.locator('img').first()).toHaveAttribute('src', /auto=format&fit=crop&w=800&q=80/);
  await expect(page.getByText('Popular London Areas')).toHaveCount(0);
  await card.getByRole('button', { name: 'Back to Full Map' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive London Map');
});

test('MAP-13 D-54 an unknown area has its heading and no card', async ({ page }) => {
  await open(page, '/map?area=Atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Atlantis');
  await expect(page.getByText('London Area Guide')).toHaveCount(0);
  await expect(marker(page, 1)).toBeVisible();
});

test('MAP-05 the area follows the address, also back and forward, without a reload', async ({ page }) => {
  await open(page, '/map');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const list = page.getByRole('region', { name: 'In view' });
  await page.getByRole('link', { name: 'Explore Greenwich' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Greenwich');
  await expect(list.getByRole('link', { name: 'Cutty Sark' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'British Museum' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive London Map');
  await expect(list.getByRole('link', { name: 'British Museum' })).toBeVisible();
  await page.goForward();
  await expect(list.getByRole('link', { name: 'British Museum' })).toHaveCount(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('MAP-06 MAP-07 Map Tips opens and closes the four tips', async ({ page }) => {
  await page.goto('/map');
  await ready(page);
  const button = page.getByRole('button', { name: 'Map Tips' });
  const panel = page.getByRole('region', { name: 'How to Use the Interactive Map' });
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel.getByRole('listitem')).toHaveText([
    'Click markers to view location details',
    'Use filters to show specific venue types',
    'Hover over areas to see neighborhood names',
    'Drag the map to navigate around London',
  ]);
  await button.click();
  await expect(panel).toHaveCount(0);
});

test.describe('MAP-08 D-33 the four tips are true', () => {
  test('click markers to view location details', async ({ page }) => {
    await open(page);
    await marker(page, 2).click();
    const popup = page.getByRole('dialog', { name: 'London Eye' });
    await expect(popup.getByRole('link', { name: 'Explore London Eye' })).toHaveAttribute(
      'href',
      '/attraction/2',
    );
  });

  test('use filters to show specific venue types', async ({ page }) => {
    await open(page);
    const list = page.getByRole('region', { name: 'In view' });
    await page.getByRole('button', { name: 'Attractions', exact: true }).click();
    await expect(marker(page, 1)).toHaveCount(0);
    await expect(list.getByRole('link', { name: 'Rules' })).toBeVisible();
    await page.getByRole('button', { name: 'Restaurants' }).click();
    await expect(list.getByRole('link', { name: 'Rules' })).toHaveCount(0);
    await expect(list.getByRole('link', { name: 'The Lamb' })).toBeVisible();
  });

  test('hover, focus and tap name the areas', async ({ page }) => {
    await open(page, '/map?area=Soho');
    const box = (await map(page).boundingBox())!;
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const tip = map(page)
      .getByRole('status')
      .filter({ hasText: /^Soho$/ });
    await page.mouse.move(...middle);
    await page.mouse.move(middle[0] + 30, middle[1] + 20);
    await expect(map(page).getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.getByRole('switch', { name: 'Walking times' }).focus();
    await page.keyboard.press('Tab');
    await expect(tip).toBeVisible();
  });

  test('drag the map', async ({ page }) => {
    await open(page);
    const before = (await marker(page, 1).boundingBox())!;
    const box = (await map(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 80];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 30, { steps: 4 });
    await page.mouse.move(x - 120, y - 60, { steps: 4 });
    await page.mouse.up();
    await expect(async () => {
      const after = (await marker(page, 1).boundingBox())!;
      expect(before.x - after.x).toBeGreaterThan(90);
      expect(before.y - after.y).toBeGreaterThan(40);
    }).toPass();
  });
});

test('MAP-08 a long drag comes to no blank paper', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 2; step += 1) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible();
  const box = (await map(page).boundingBox())!;
  const [x, y] = [box.x + box.width - 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width * 0.8, y, { steps: 12 });
  const strip = { x: box.x + box.width - 120, y: box.y + 60, width: 100, height: box.height - 120 };
  const { data } = await sharp(await page.screenshot({ clip: strip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
  await page.mouse.up();
  expect(colours.size).toBeGreaterThan(50);
});

test('MAP-09 D-53 All Areas has its tooltip and shows the whole city again', async ({ page }) => {
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

test('CONST-12 this map starts at zoom 12', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  // A pixel is 38.2 m of the projection: Tower and Natural History Museum are 0.1005 degrees apart, 293 px.
  const apart = (await marker(page, 1).boundingBox())!.x - (await marker(page, 6).boundingBox())!.x;
  expect(Math.round(apart)).toBe(293);
});

test('D-33 a large pack: places come by what is in view, and by no more', async ({ page }) => {
  const asked: string[] = [];
  await page.goto('/search');
  await page.route('**/api/map/features*', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.searchParams.get('bbox') ?? 'city');
    const response = await route.fetch();
    // As if the service had held back nearly all of them.
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
  const boxes = () => [...new Set(asked)].filter((box) => box !== 'city');
  expect(boxes()).toEqual([expect.stringMatching(/^-0\.\d\d,51\.\d\d,0\.\d\d,51\.\d\d$/)]);
  // Closer in, the box is another one.
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => boxes().length).toBe(2);
  await expect(marker(page, 8)).toBeVisible();
});

test('MAP-14 the map fills 70% of the viewport height', async ({ page }) => {
  for (const height of [700, 1000]) {
    await page.setViewportSize({ width: 1280, height });
    await open(page);
    expect((await map(page).boundingBox())!.height).toBeCloseTo(height * 0.7, 0);
  }
});

test('MAP-19 the grid is hidden while areas are loading', async ({ page }) => {
  await page.goto('/search');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/areas', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: /map/i }).first().click();
  await expect(page).toHaveURL(/\/map$/);
  const grid = page.getByRole('heading', { name: 'Popular London Areas' });
  await expect(grid).toHaveCount(0);
  release();
  await expect(grid).toBeVisible();
});

test('CONST-12 markers are 32 px, and no popup is wider than 280 px, cut off or under a control', async ({
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
    const box = (await popup.boundingBox())!;
    expect(Math.round(box.width)).toBeLessThanOrEqual(280);
    expect(box.x).toBeGreaterThan(controls.x + controls.width);
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    await page.keyboard.press('Escape');
  }
});

test('CONST-12 below 480 px a sheet replaces the popup, the marker stays above it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await marker(page, 7).dispatchEvent('click');
  const sheet = page.getByRole('complementary', { name: 'About Westminster Abbey' });
  await expect(sheet.getByRole('link', { name: 'Explore Westminster Abbey' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = (await sheet.boundingBox())!;
  const pin = (await marker(page, 7).boundingBox())!;
  expect(pin.y + pin.height).toBeLessThanOrEqual(box.y);
  expect(box.width).toBeGreaterThan(380);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('D-30 Near me shows distances and walking minutes, and the position stays in the browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5081, longitude: -0.1281 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await map(page).getByRole('button', { name: 'Near me' }).click();
  const row = page
    .getByRole('region', { name: 'In view' })
    .getByRole('listitem')
    .filter({ hasText: 'London Eye' });
  await expect(row.getByText(/^about \d+ min walk, (\d+ m|\d\.\d km)$/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Walking times' })).toBeChecked();
  await page.getByRole('switch', { name: 'Walking times' }).click();
  await expect(row.getByText(/about/)).toHaveCount(0);
  expect(sent.filter((text) => text.includes('51.508') || text.includes('0.1281'))).toEqual([]);
});

test('the list follows what is in view, and opens markers', async ({ page }) => {
  await open(page);
  const list = page.getByRole('region', { name: 'In view' });
  await list.getByRole('button', { name: 'Show The Lamb on the map' }).click();
  await expect(page.getByRole('dialog', { name: 'The Lamb' })).toBeVisible();
  const count = async () => Number.parseInt((await list.getByRole('status').textContent()) ?? '', 10);
  const before = await count();
  await page.keyboard.press('Escape');
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(count).toBeLessThan(before);
});

test('without JavaScript the headings, the places and the areas are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive London Map');
  await expect(page.getByRole('link', { name: 'Tower of London' }).last()).toHaveAttribute(
    'href',
    '/attraction/1',
  );
  await expect(page.getByRole('link', { name: 'Explore Soho' })).toBeVisible();
  await page.goto('/map?area=Soho');
  await expect(page.getByText('London Area Guide')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Full Map' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive London Map');
  await context.close();
});

test('ERR-09 a map that cannot be set up is logged, and the page goes on', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no canvas here');
    };
  });
  await page.goto('/map');
  await expect(page.getByText('The map could not be drawn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Soho' })).toBeVisible();
  await page.getByRole('button', { name: 'Map Tips' }).click();
  await expect(page.getByText('Click markers to view location details')).toBeVisible();
  expect(consoleErrors.some((text) => text.includes('The map could not be set up'))).toBe(true);
  consoleErrors.length = 0;
});
