import { map, marker, open, ready, stayHome } from '../support/map';
import { expect, test } from '../support/test';

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

test('the still picture answers until the map has its markers, and is not taken from under a press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const still = () => document.querySelector('[data-map] svg a[aria-label^="1. "]');
    const marker = () => document.querySelector('[data-map] button[aria-label^="1. "]');
    let shown = false;
    new MutationObserver(() => {
      if (shown && !still())
        Object.assign(window, {
          markedAtOnce: (window as { markedAtOnce?: boolean }).markedAtOnce ?? !!marker(),
        });
      shown ||= !!still();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/map', { waitUntil: 'commit' });
  const pin = page.locator('[data-map] svg a[aria-label^="1. "]');
  await pin.hover();
  await page.mouse.down();
  await expect(page.locator('[data-map] button[aria-label^="1. "]')).toBeAttached();
  await expect(pin).toBeAttached();
  await page.mouse.up();
  await expect(
    page.getByRole('dialog').or(page.getByRole('complementary', { name: /^About/ })),
  ).toBeVisible();
  await expect(page.locator('[data-map=ready]')).toBeVisible();
  expect(await page.evaluate(() => (window as { markedAtOnce?: boolean }).markedAtOnce)).toBe(true);
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
  const areas = (await (await page.request.get('/api/areas')).json()) as {
    name: string;
    description: string;
    imageUrl: string;
  }[];
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(areas.length);
  for (const [index, area] of areas.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText('London Area', { exact: true })).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(area.name);
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^${area.imageUrl}`));
    if (index < 2) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(card.getByRole('link', { name: `Explore ${area.name}` })).toHaveAttribute(
      'href',
      `/map?area=${encodeURIComponent(area.name)}`,
    );
  }
  // A description of any length takes three lines.
  const text = cards.first().getByText(areas[0]!.description);
  await expect(text).toBeVisible();
  const lines = await text.evaluate((element) => {
    element.textContent = 'One more word and one more word. '.repeat(30);
    return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(Math.round(lines)).toBe(3);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MAP-14 at 390 and 1280 px the map is in the first screen', async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/map');
      await expect(map(page)).toBeInViewport({ ratio: 0.95 });
    }
  });

  test('D-33 the quick choices count the places of the chosen area', async ({ page }) => {
    await page.goto('/map?area=Kensington');
    const free = page.getByRole('link', { name: /^Free\b/ });
    const count = Number((await free.textContent())!.replace(/\D/g, ''));
    await free.click();
    await expect(page.getByRole('region', { name: 'In view' }).getByRole('listitem')).toHaveCount(count);
    expect(count).toBeGreaterThan(0);
  });
});

test('MAP-03 MAP-04 MAP-10 MAP-11 MAP-12 MAP-18 D-53 one area: heading, intro, card, no grid, and back', async ({
  page,
}) => {
  await open(page, '/map?area=Kensington');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Kensington');
  await expect(
    page.getByText('Discover the best attractions, restaurants, and entertainment in Kensington.'),
  ).toBeVisible();
  const areas = (await (await page.request.get('/api/areas')).json()) as {
    name: string;
    description: string;
    imageUrl: string;
  }[];
  const area = areas.find(({ name }) => name === 'Kensington')!;
  const card = page.getByRole('article', { name: 'Kensington' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Kensington');
  await expect(card.getByText('London Area Guide', { exact: true })).toBeVisible();
  await expect(card.getByText(area.description)).toBeVisible();
  const picture = card.locator('img').first();
  await expect(picture).toHaveAttribute('src', `${area.imageUrl}?auto=format&fit=crop&w=800&q=80`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(card.getByRole('heading', { name: 'Map Navigation Tips' })).toBeVisible();
  await expect(
    card.getByText(
      'Use the map to find attractions, restaurants and venues in Kensington, and filter by place type.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Popular London Areas')).toHaveCount(0);
  await card.getByRole('button', { name: 'Back to Full Map' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive London Map');
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
  const button = page.getByRole('button', { name: 'Map Tips' });
  const panel = page.getByRole('region', { name: 'How to Use the Interactive Map' });
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel.getByRole('listitem')).toHaveText(
    [
      'Click markers to view location details',
      'Use filters to show specific venue types',
      'Hover over areas to see neighborhood names',
      'Drag the map to navigate around London',
    ],
    { useInnerText: true },
  );
  await button.click();
  await expect(panel).toHaveCount(0);
});

test('MAP-06 Map Tips opens and closes without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/map');
  const panel = page.getByRole('region', { name: 'How to Use the Interactive Map' });
  await page.getByRole('button', { name: 'Map Tips' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close the tips' }).click();
  await expect(panel).toHaveCount(0);
  await context.close();
});

test('MAP-08 D-33 filters show specific venue types, as the tips say', async ({ page }) => {
  await open(page);
  const places = (await (await page.request.get('/api/map/features')).json()) as {
    name: string;
    category: string;
  }[];
  const list = page.getByRole('region', { name: 'In view' });
  const listed = async () => (await list.getByRole('listitem').getByRole('link').allTextContents()).sort();
  const only = async (category: string) => {
    const names = new Set(places.filter((place) => place.category === category).map(({ name }) => name));
    await expect
      .poll(async () => {
        const shown = await listed();
        return shown.length > 5 && shown.every((name) => names.has(name));
      })
      .toBe(true);
  };
  const chip = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await chip('Attractions').click();
  await expect(marker(page, 1)).toHaveCount(0);
  await chip('Restaurants').click();
  await only('pub');
  await chip('Pubs & Bars').click();
  await chip('Restaurants').click();
  await only('restaurant');
  await chip('Restaurants').click();
  await chip('Attractions').click();
  await only('attraction');
  await expect(marker(page, 1)).toBeVisible();
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
  // The pins of the still picture lead to the places.
  await map(page)
    .getByRole('link', { name: /^5\. St Paul/ })
    .click();
  await expect(page).toHaveURL(/\/attraction\/5$/);
  await context.close();
});
