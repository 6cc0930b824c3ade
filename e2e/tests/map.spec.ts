import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { moduleAddress } from '@guide/contracts/module/address';
import type { Page, Response } from '@playwright/test';
import { approach, blockOtherHosts, map, marker, open, ready } from '../support/map';
import { expect, expectLoaded, holdBack, openServed, test } from '../support/test';

test.beforeEach(({ page, baseURL }) => blockOtherHosts(page, baseURL));

interface Area {
  name: string;
  description: string;
  imageUrl: string;
}

const areasOf = async (page: Page): Promise<Area[]> => (await page.request.get('/api/areas')).json();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const list = (page: Page) => page.getByRole('region', { name: 'In view' });

test('EXT-01 MAP-01 MAP-02 MAP-06 MAP-07 MAP-08 MAP-15 MAP-16 MAP-17 MAP-20 D-30 D-33 the city map without requests to other hosts: heading, intro, area cards, tips, filters, footer, Near me', async ({
  page,
  baseURL,
  context,
}) => {
  const sent: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('requestfailed', (request) => failed.push(request.url()));
  await open(page);
  await expect(title(page)).toHaveText('Interactive London Map');
  await expect(
    page.getByText(
      "Navigate through London's diverse neighborhoods and find the perfect places to visit during your trip.",
    ),
  ).toBeVisible();
  await expect(marker(page, 8)).toBeVisible();
  expect(sent.filter((url) => !url.startsWith(baseURL!) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(failed).toEqual([]);

  await test.step('filters show specific venue types, as the tips say', async () => {
    const places: { name: string; category: string }[] = await (
      await page.request.get('/api/map/features')
    ).json();
    const only = async (category: string) => {
      const names = new Set(places.filter((place) => place.category === category).map(({ name }) => name));
      await expect
        .poll(async () => {
          const shown = await list(page).getByRole('listitem').getByRole('link').allTextContents();
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
    await chip('Pubs & Bars').click();
    await chip('Restaurants').click();
  });

  await test.step('tips', async () => {
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

  await test.step('Near me: distances and walking minutes; the position stays in the browser', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5081, longitude: -0.1281 });
    await map(page).getByRole('button', { name: 'Near me' }).click();
    const row = list(page).getByRole('listitem').filter({ hasText: 'London Eye' });
    await expect(row.getByText(/^about \d+ min walk, (\d+ m|\d\.\d km)$/)).toBeVisible();
    const times = page.getByRole('switch', { name: 'Walking times' });
    await expect(times).toBeChecked();
    await times.click();
    await expect(row.getByText(/about/)).toHaveCount(0);
    expect(sent.filter((text) => text.includes('51.508') || text.includes('0.1281'))).toEqual([]);
  });

  await test.step('area cards', async () => {
    const areas = await areasOf(page);
    const cards = page.getByRole('region', { name: 'Popular London Areas' }).getByRole('article');
    await expect(cards).toHaveCount(areas.length);
    for (const [index, area] of areas.entries()) {
      const card = cards.nth(index);
      await expect(card.getByText('London Area', { exact: true })).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(area.name);
      await card.scrollIntoViewIfNeeded();
      const picture = card.locator('img').first();
      await expect(picture).toHaveAttribute('src', new RegExp(`^${area.imageUrl}`));
      await expectLoaded(picture);
      await expect(card.getByRole('link', { name: `Explore ${area.name}` })).toHaveAttribute(
        'href',
        `/map?area=${encodeURIComponent(area.name)}`,
      );
    }
    const text = cards.first().getByText(areas[0]!.description);
    await expect(text).toBeVisible();
    const lines = await text.evaluate((element) => {
      element.textContent = 'One more word and one more word. '.repeat(30);
      return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(Math.round(lines)).toBe(3);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('MAP-03 MAP-04 MAP-05 MAP-10 MAP-11 MAP-12 MAP-18 D-53 one area: heading, intro and card without the grid; Back and Forward work without a reload', async ({
  page,
}) => {
  await open(page, '/map?area=Kensington');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await expect(title(page)).toHaveText('Explore Kensington');
  await expect(
    page.getByText('Discover the best attractions, restaurants, and entertainment in Kensington.'),
  ).toBeVisible();
  const area = (await areasOf(page)).find(({ name }) => name === 'Kensington')!;
  const card = page.getByRole('article', { name: 'Kensington' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Kensington');
  await expect(card.getByText('London Area Guide', { exact: true })).toBeVisible();
  await expect(card.getByText(area.description)).toBeVisible();
  const picture = card.locator('img').first();
  await expect(picture).toHaveAttribute('src', `${area.imageUrl}?auto=format&fit=crop&w=800&q=80`);
  await expectLoaded(picture);
  await expect(card.getByRole('heading', { name: 'Map Navigation Tips' })).toBeVisible();
  await expect(
    card.getByText(
      'Use the map to find attractions, restaurants and venues in Kensington, and filter by place type.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Popular London Areas')).toHaveCount(0);
  await card.getByRole('button', { name: 'Back to Full Map' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(title(page)).toHaveText('Interactive London Map');

  await page.getByRole('link', { name: 'Explore Greenwich' }).click();
  await expect(title(page)).toHaveText('Explore Greenwich');
  const museum = list(page).getByRole('link', { name: 'British Museum' });
  await expect(list(page).getByRole('link', { name: 'Cutty Sark' })).toBeVisible();
  await expect(museum).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Interactive London Map');
  await expect(museum).toBeVisible();
  await page.goForward();
  await expect(museum).toHaveCount(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('D-86 a search on the map shows its results as markers and list; an area below the map moves focus to the map', async ({
  page,
}) => {
  await open(page);
  const links = list(page).getByRole('listitem').getByRole('link');
  await page.getByRole('combobox', { name: 'Search the map of London' }).fill('cathedral');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/map\?query=cathedral$/);
  await expect(page.getByText(/^\d+ places? found\./)).toBeVisible();
  await expect(links.filter({ hasText: "St Paul's Cathedral" })).toHaveCount(1);
  await expect(links.filter({ hasText: 'British Museum' })).toHaveCount(0);
  await expect(marker(page, 1)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all places' }).click();
  await expect(marker(page, 1)).toBeVisible();

  await page.getByRole('link', { name: 'Explore Camden' }).click();
  await expect(page.locator('[role=application]')).toBeFocused();
  await expect(map(page)).toBeInViewport({ ratio: 0.9 });
  await expect(list(page).getByRole('listitem').first()).toContainText('Camden');
});

test('the still map works until the map has its markers, also during a press', async ({ page }) => {
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

test('D-51 far rows of the list are links, and get their buttons when they are scrolled to or have the focus', async ({
  page,
}) => {
  await open(page);
  const rows = list(page).getByRole('listitem');
  const buttonsOf = (index: number) => rows.nth(index).getByRole('button');
  const total = await rows.count();
  expect(total).toBeGreaterThan(100);
  await expect(list(page).getByRole('status')).toHaveText(`${total} places shown`);
  // The heart and the pin.
  await expect(buttonsOf(0)).toHaveCount(2);
  const [scrolledTo, focused] = [total - 1, 60];
  await expect(buttonsOf(focused)).toHaveCount(0);
  await rows.nth(focused).getByRole('link').focus();
  await expect(buttonsOf(focused)).toHaveCount(2);
  await expect(rows.nth(focused).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonsOf(focused).first()).toBeFocused();
  await expect(buttonsOf(scrolledTo)).toHaveCount(0);
  await rows.nth(scrolledTo).scrollIntoViewIfNeeded();
  await expect(buttonsOf(scrolledTo)).toHaveCount(2);
});

test('MAP-19 EXT-01 the grid is hidden while areas are loading; the map is one script of at most 120 KB with gzip, only on pages with a map', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(moduleAddress('map')) && pathname.endsWith('.js')) scripts.push(response);
  });
  await page.goto('/tower-of-london');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
  const release = await holdBack(page, '**/api/areas');
  await page.getByRole('contentinfo').getByRole('link', { name: /map/i }).first().click();
  await expect(page).toHaveURL(/\/map$/);
  await ready(page);
  const grid = page.getByRole('heading', { name: 'Popular London Areas' });
  await expect(grid).toHaveCount(0);
  release();
  await expect(grid).toBeVisible();
  const loaded = await Promise.all(
    scripts.map(async (script) => ({
      name: path.basename(new URL(script.url()).pathname),
      code: await script.text(),
    })),
  );
  // Only the map library, not the screen's scripts or the city's map data.
  const drawing = loaded.filter(
    ({ code }) => /VectorImage|imageRatio/.test(code) && !code.includes('River Thames'),
  );
  const bytes = drawing.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(120 * 1024);
});

test('ERR-09 if the map cannot be set up, the error is logged and the page still works', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no canvas here');
    };
  });
  await page.goto('/map');
  await approach(map(page));
  await expect(page.getByText('The map could not be drawn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Soho' })).toBeVisible();
  await page.getByRole('button', { name: 'Map Tips' }).click();
  await expect(page.getByText('Click markers to view location details')).toBeVisible();
  expect(consoleErrors.some((text) => text.includes('The map could not be set up'))).toBe(true);
  consoleErrors.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MAP-06 MAP-14 D-33 the map is 70 % as high as the viewport, most of it visible without scrolling; pins, tips, chips, places and areas work', async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openServed(page, '/map');
      expect((await map(page).boundingBox())!.height).toBeCloseTo(height * 0.7, 0);
      await expect(map(page)).toBeInViewport({ ratio: 0.8 });
    }
    await expect(title(page)).toHaveText('Interactive London Map');
    await expect(page.getByRole('link', { name: 'Tower of London' }).last()).toHaveAttribute(
      'href',
      '/attraction/1',
    );
    await expect(page.getByRole('link', { name: 'Explore Soho' })).toBeVisible();
    const panel = page.getByRole('region', { name: 'How to Use the Interactive Map' });
    await page.getByRole('button', { name: 'Map Tips' }).click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close the tips' }).click();
    await expect(panel).toHaveCount(0);

    await openServed(page, '/map?area=Kensington');
    await expect(page.getByText('London Area Guide')).toBeVisible();
    const free = page.getByRole('link', { name: /^Free\b/ });
    const count = Number((await free.textContent())!.replace(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    await free.click();
    await expect(list(page).getByRole('listitem')).toHaveCount(count);
    await page.getByRole('button', { name: 'Back to Full Map' }).click();
    await expect(title(page)).toHaveText('Interactive London Map');
    await map(page)
      .getByRole('link', { name: /^5\. St Paul/ })
      .click();
    await expect(page).toHaveURL(/\/attraction\/5$/);
  });
});

test('MAP-05 an area leaves room to zoom in; on a large screen the list of the city is next to the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/map?area=Soho');
  await expect(map(page).getByText('You cannot zoom in any further')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'false');
  await open(page);
  const [mapBox, listBox] = [(await map(page).boundingBox())!, (await list(page).boundingBox())!];
  // The illustrated map is as wide as 1200 px.
  expect([mapBox.width, listBox.width]).toEqual([1184, 352]);
  expect(listBox.x).toBeGreaterThan(mapBox.x + mapBox.width);
  expect(listBox.y + listBox.height).toBeCloseTo(mapBox.y + mapBox.height, 0);
});
