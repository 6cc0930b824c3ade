import { map, open } from '../../support/map';
import { expect, test } from '../../support/test';
import { answerTiles, blockTiles, pixels, tileShare, zoomIn, zoomToDrawingEnd } from '../../support/tiles';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

const END = 'You cannot zoom in any further';

test('EXT-02 D-31 D-61 a tile server that responds with 500 is requested once, and the drawn map stays', async ({
  page,
}) => {
  const { requestedPaths } = await answerTiles(page, { isDead: true });
  await open(page);
  await zoomToDrawingEnd(page);
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page).getByText('Illustrated map, approximate')).toBeVisible();
  await expect.poll(() => requestedPaths.length).toBe(1);
  await expect(map(page).getByText(END)).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveCount(0);
  expect(tileShare(await pixels(page))).toBeLessThan(0.01);
});

test('EXT-02 D-31 D-61 the map zooms to 19 with tiles; when the tile server fails, the drawn map returns and ends at 16', async ({
  page,
}) => {
  const server = await answerTiles(page);
  await open(page);
  await zoomToDrawingEnd(page);
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  await expect.poll(async () => tileShare(await pixels(page))).toBeGreaterThanOrEqual(0.85);
  server.isDead = true;
  // Forced: a tile that fails before the click disables the button.
  await zoomIn(page).click({ force: true });
  await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page).getByText(END)).toBeVisible();
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible();
  await expect.poll(async () => tileShare(await pixels(page))).toBeLessThan(0.01);
});

test('D-61 with the data saver no tile is ever requested; the privacy notice names the tile server', async ({
  page,
}) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await blockTiles(page);
  await open(page);
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('switch', { name: 'Data saver' }).click();
  await page.keyboard.press('Escape');
  await zoomToDrawingEnd(page);
  await expect(map(page).getByText('No street detail while data saver is on')).toBeVisible();
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible();
  expect(hosts).not.toContain('tile.openstreetmap.org');
  await page.getByRole('button', { name: 'Privacy' }).click();
  const notice = page.getByRole('region', { name: 'Privacy' });
  await expect(notice).toContainText('tile.openstreetmap.org');
  await expect(notice).toContainText('data saver');
});
