import { expect, leave, test } from '../../support/test';
import { startTileServer } from '../../support/tileServer';
import { answerTiles, expectNoHole, map, modes, noTiles, open, toTheEnd, zoomIn } from '../../support/tiles';

for (const one of modes.slice(1)) {
  const [mode] = one;
  test(`EXT-02 D-31 D-61 tile server ${mode}: no hole in the map`, ({ page, consoleErrors }) =>
    expectNoHole(page, consoleErrors, one));
}

test('D-61 with tiles the map goes on to zoom 19, without them it stops at the end of its drawing', async ({
  page,
  consoleErrors,
}) => {
  await noTiles(page);
  await open(page);
  await toTheEnd(page);
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await map(page).getByRole('application').focus();
  await page.keyboard.press('+');
  // Zoom 16: 1.49 m a pixel, so that 70 px at least are 200 m.
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible();
  await expect(map(page).getByText('The drawn map goes no closer')).toBeVisible();
  await expect(map(page).getByText('needs a connection')).toHaveCount(0);
  // The tile server was kept away on purpose.
  consoleErrors.length = 0;
  await page.unroute('https://tile.openstreetmap.org/**');
  const server = await startTileServer('good');
  await answerTiles(page, server);
  await open(page);
  await toTheEnd(page);
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  for (let step = 0; step < 3; step += 1) await zoomIn(page).click();
  await expect(zoomIn(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(map(page).getByText('20 m', { exact: true })).toBeVisible();
  await expect(map(page).getByText('The drawn map goes no closer')).toHaveCount(0);
  await leave(page);
  await server.stop();
});

test('D-61 with the data saver no tile is ever requested', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await noTiles(page);
  await open(page);
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('switch', { name: 'Data saver' }).click();
  await page.keyboard.press('Escape');
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
  await toTheEnd(page);
  await expect(map(page).getByText('No street detail while data saver is on')).toBeVisible();
  // Drawn at the end of its drawing, where tiles would be requested.
  await expect(map(page).getByText('200 m', { exact: true })).toBeVisible();
  expect(asked).not.toContain('tile.openstreetmap.org');
});

test('D-61 the privacy notice names the tile server', async ({ page }) => {
  await page.goto('/map');
  await page.getByRole('button', { name: 'Privacy' }).click();
  const notice = page.getByRole('region', { name: 'Privacy' });
  await expect(notice).toContainText('tile.openstreetmap.org');
  await expect(notice).toContainText('data saver');
});
