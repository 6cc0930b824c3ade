import { expect, leave, test } from '../support/test';
import { startTileServer } from '../support/tileServer';
import { answerTiles, expectNoHole, map, modes, open, zoomIn, zoomOut } from '../support/tiles';

test('EXT-02 D-31 D-61 tile server good: no hole in the map', ({ page, consoleErrors }) =>
  expectNoHole(page, consoleErrors, modes[0]!));

test('EXT-02 D-61 the pack names OpenStreetMap, which is asked only from the end of the drawing on', async ({
  page,
}) => {
  const server = await startTileServer('good');
  const { asked } = await answerTiles(page, server);
  const response = await page.goto('/map');
  const policy = response!.headers()['content-security-policy']!;
  expect(policy).toMatch(/img-src [^;]*https:\/\/tile\.openstreetmap\.org/);
  await open(page);
  for (let step = 0; step < 3; step += 1) await zoomIn(page).click();
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await zoomIn(page).click();
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(asked.filter((tile) => !/^\/16\/\d+\/\d+\.png$/.test(tile))).toEqual([]);
  // Out again, they are neither seen nor requested.
  await zoomOut(page).click();
  await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveCount(0);
  await expect(map(page).getByText('500 m', { exact: true })).toBeVisible();
  const before = asked.length;
  await zoomOut(page).click();
  await zoomOut(page).click();
  await expect(map(page).getByText('1000 m', { exact: true })).toBeVisible();
  expect(asked).toHaveLength(before);
  await leave(page);
  await server.stop();
});
