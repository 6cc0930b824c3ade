import type { Page } from '@playwright/test';
import { map, markers, open, search, widget } from '../support/mapWidget';
import { expect, expectLoaded, test } from '../support/test';
import { answerTiles } from '../support/tiles';

const rows = (page: Page) =>
  widget(page).getByRole('list', { name: 'Top 10 Attractions' }).getByRole('listitem');
const rowNames = async (page: Page) =>
  (await rows(page).locator('span:nth-child(2)').allTextContents()).toSorted();

test('WIDGET-01 to WIDGET-14 WIDGET-17 D-29 D-63 ranks, Top 10 Only, search, popup and card, also on the top ten page', async ({
  page,
}) => {
  await open(page);
  const count = (number: number) => widget(page).getByText(`Showing ${number} attractions`);

  await expect(markers(page)).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);

  await test.step('WIDGET-02 WIDGET-03 WIDGET-04 WIDGET-14 Top 10 Only', async () => {
    await expect(widget(page).getByRole('heading', { name: 'Top 10 Attractions' })).toBeVisible();
    const toggle = widget(page).getByRole('switch', { name: 'Top 10 Only' });
    await expect(toggle).not.toBeChecked();
    await expect(count(15)).toBeVisible();
    await toggle.click();
    await expect(count(8)).toBeVisible();
    await expect(rows(page)).toHaveCount(8);
    await toggle.click();
    await expect(count(15)).toBeVisible();
  });

  await test.step('WIDGET-10 WIDGET-11 WIDGET-12 WIDGET-17 search', async () => {
    await search(page).fill('  SOUTH bank ');
    await expect(markers(page)).toHaveText(['2', '8']);
    // The map moves its markers in the next frame.
    await expect(async () => {
      const frame = (await map(page).boundingBox())!;
      const boxes = await Promise.all([0, 1].map((index) => markers(page).nth(index).boundingBox()));
      const [left, right] = boxes.map((box) => box!.x + box!.width / 2) as [number, number];
      // The map fits both markers with 30 px padding, at most at zoom 16.
      expect(left - frame.x).toBeGreaterThanOrEqual(28);
      expect(frame.x + frame.width - right).toBeGreaterThanOrEqual(28);
      expect(right - left).toBeGreaterThan(frame.width * 0.4);
    }).toPass({ timeout: 5000 });
    await search(page).fill('submarine');
    const overlay = map(page).getByText('No attractions found');
    await expect(overlay).toBeVisible();
    await expect(map(page).getByText('Try searching for a different name, area, or tag.')).toBeVisible();
    await expect(count(0)).toBeVisible();
    await map(page).getByRole('button', { name: 'Clear Search' }).click();
    await expect(overlay).toHaveCount(0);
    await expect(markers(page)).toHaveCount(8);
  });

  await search(page).fill('TOWER');
  await expect(count(15)).toBeHidden();
  const matches = await rowNames(page);
  expect(matches.length).toBeGreaterThan(3);
  await search(page).fill('');
  await expect(markers(page)).toHaveCount(8);

  await test.step('WIDGET-06 WIDGET-07 WIDGET-08 WIDGET-09 popup and card', async () => {
    await markers(page).nth(3).click();
    const popup = widget(page).getByRole('dialog', { name: 'British Museum' });
    const card = widget(page).getByRole('complementary', { name: 'About British Museum' });
    for (const part of [popup, card])
      await expect(part.getByRole('link', { name: 'Explore British Museum' })).toHaveAttribute(
        'href',
        '/attraction/4',
      );
    await expectLoaded(card.locator('img'));
    await expect(card.getByRole('heading', { name: 'British Museum' })).toBeVisible();
    const texts = [
      'No. 4 · Bloomsbury',
      '4.6',
      'Free · 2-4 hours · Family friendly',
      'Founded in 1753',
      'hour',
    ];
    for (const text of texts) await expect(card).toContainText(text);
    await expect(popup).toHaveText('British Museum');
    await expect(popup.locator('img')).toHaveCount(0);
    await expect(async () => {
      const [above, below] = [(await popup.boundingBox())!, (await card.boundingBox())!];
      expect(above.height).toBeLessThan(60);
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    }).toPass({ timeout: 5000 });
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
    await expect(card).toHaveCount(0);
    await markers(page).nth(3).click();
    await popup.getByRole('link', { name: 'Explore British Museum' }).click();
    await expect(page).toHaveURL('/attraction/4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('British Museum');
  });

  await test.step('WIDGET-01 WIDGET-10 WIDGET-14 the top ten page shows the best fifteen and searches all attractions', async () => {
    await open(page, '/top-attractions');
    await expect(count(15)).toBeVisible();
    await search(page).fill('TOWER');
    await expect(count(15)).toBeHidden();
    expect(await rowNames(page)).toEqual(matches);
  });
});

test('WIDGET-15 WIDGET-16 the map is 450 px high, shows central London at zoom 13 and zooms up to 19', async ({
  page,
}) => {
  await answerTiles(page);
  await open(page);
  const box = (await map(page).boundingBox())!;
  expect(box.height).toBe(450);
  // In central London a pixel is 11.9 m at zoom 13, so 1,000 m are 84 px.
  const scale = map(page).getByText('1000 m', { exact: true });
  expect(Math.abs((await scale.boundingBox())!.width - 84)).toBeLessThanOrEqual(1);
  await expect(async () => {
    const eye = (await markers(page).nth(1).boundingBox())!;
    expect(Math.abs(eye.x + 16 - (box.x + box.width / 2))).toBeLessThan(20);
  }).toPass({ timeout: 5000 });
  const zoomIn = map(page).getByRole('button', { name: 'Zoom in' });
  // The drawn map ends at zoom 16; tiles allow more.
  for (let step = 0; step < 3; step += 1) await zoomIn.click();
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  for (let step = 0; step < 3; step += 1) await zoomIn.click();
  // The scale says 20 m at zoom 19 (0.19 m a pixel) and 10 m at zoom 20.
  await expect(map(page).getByText('20 m', { exact: true })).toBeVisible();
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
});

test('ERR-03 a failed request shows an error with a retry', async ({ page, consoleErrors }) => {
  let failing = true;
  await page.goto('/');
  await page.route('**/api/listings?category=attraction', (route) =>
    failing ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  );
  await widget(page).scrollIntoViewIfNeeded();
  await expect(widget(page).getByText('Failed to fetch attractions')).toBeVisible();
  expect(consoleErrors.some((text) => text.includes('Failed to fetch attractions'))).toBe(true);
  consoleErrors.length = 0;
  failing = false;
  await widget(page).getByRole('button', { name: 'Try again' }).click();
  await expect(markers(page)).toHaveCount(8);
});
