import { map, marker, open, ready, stayHome } from '../support/map';
import { expect, test } from '../support/sharedPage';

test.beforeEach(({ page, baseURL }) => stayHome(page, baseURL));

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
