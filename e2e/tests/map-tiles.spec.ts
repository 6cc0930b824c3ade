import { map, open } from '../support/map';
import { expect, test } from '../support/test';
import { answerTiles, pixels, tileShare, zoomIn } from '../support/tiles';

test('EXT-02 D-31 D-61 beyond its largest zoom the drawn map is replaced by OpenStreetMap tiles, requested only then', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { requestedPaths } = await answerTiles(page);
  const document = page.waitForResponse('**/map');
  await open(page);
  const policy = (await document).headers()['content-security-policy'];
  expect(policy).toMatch(/img-src [^;]*https:\/\/tile\.openstreetmap\.org/);
  const scale = (text: string) => map(page).getByText(text, { exact: true });
  const credit = map(page).getByRole('link', { name: 'OpenStreetMap' });
  const zoomOut = map(page).getByRole('button', { name: 'Zoom out' });
  for (let step = 0; step < 3; step += 1) await zoomIn(page).click();
  await expect(scale('500 m')).toBeVisible();
  expect(requestedPaths).toEqual([]);
  await zoomIn(page).click();
  await expect(map(page)).toHaveAttribute('data-tiles', 'shown');
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  expect(requestedPaths.filter((tile) => !/^\/16\/\d+\/\d+\.png$/.test(tile))).toEqual([]);
  await expect.poll(async () => tileShare(await pixels(page))).toBeGreaterThanOrEqual(0.85);

  await zoomOut.click();
  await expect(map(page)).not.toHaveAttribute('data-tiles', 'shown');
  await expect(credit).toHaveCount(0);
  await expect(scale('500 m')).toBeVisible();
  const before = requestedPaths.length;
  await zoomOut.click();
  await zoomOut.click();
  await expect(scale('1000 m')).toBeVisible();
  expect(requestedPaths).toHaveLength(before);
});
