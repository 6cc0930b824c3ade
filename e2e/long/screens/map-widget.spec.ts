import { moduleAddress } from '@guide/contracts/module/address';
import { map, markers, open, widget } from '../../support/mapWidget';
import { watchReads } from '../../support/requests';
import { shiftsOf } from '../../support/shifts';
import { expect, expectLoaded, hydrateWithoutInput, test } from '../../support/test';

test('the home map shows all ranked markers at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(markers(page)).toHaveCount(8);
  await expect(async () => {
    const frame = (await map(page).boundingBox())!;
    for (const marker of await markers(page).all()) {
      const box = (await marker.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    }
  }).toPass({ timeout: 5000 });
});

for (const [scheme, colour] of [
  ['light', 'rgb(184, 39, 58)'],
  ['dark', 'rgb(201, 47, 70)'],
] as const) {
  test(`markers have the colour of the numbers in the list in the ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page);
    await expect(markers(page).first()).toHaveCSS('background-color', colour);
    const row = widget(page).getByRole('list', { name: 'Top 10 Attractions' }).getByRole('listitem').first();
    await expect(row.locator('span').first()).toHaveCSS('background-color', colour);
  });
}

test('ENT-21 D-30 photos can be turned off', async ({ page }) => {
  await open(page);
  await markers(page).nth(1).click();
  const card = widget(page).getByRole('complementary', { name: 'About London Eye' });
  await expect(card.locator('img')).toHaveCount(1);
  await widget(page).getByRole('switch', { name: 'Photos' }).click();
  await expect(card.locator('img')).toHaveCount(0);
});

test.describe('without input, after which browsers do not report shifts', () => {
  test.use({ visitor: false });

  for (const path of ['/', '/top-attractions']) {
    for (const width of [390, 768, 1280]) {
      test(`D-32 on ${path} at ${width} px the map replaces its still picture without a layout shift`, async ({
        page,
      }) => {
        const waitForReads = watchReads(page);
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrateWithoutInput(page);
        await waitForReads();
        const height = () => widget(page).evaluate((element: HTMLElement) => element.offsetHeight);
        const [before, still] = [await shiftsOf(page), await height()];
        const top = (await widget(page).boundingBox())!.y;
        await page.mouse.wheel(0, top - 100);
        await expect(map(page)).toHaveAttribute('data-map', 'ready');
        await expect(
          widget(page)
            .getByRole('button', { name: /, show on the map$/ })
            .first(),
        ).toBeVisible();
        await waitForReads();
        expect(await height()).toBe(still);
        expect(await shiftsOf(page)).toEqual(before);
      });
    }
  }
});

for (const [scheme, file, other] of [
  ['light', 'map-still.svg', 'map-still-dark.svg'],
  ['dark', 'map-still-dark.svg', 'map-still.svg'],
] as const) {
  test(`D-32 in the ${scheme} theme the still map is ${file}, and the other is not requested`, async ({
    page,
    consoleErrors,
  }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.route(`**${moduleAddress('map')}**`, (route) => route.abort());
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await widget(page).scrollIntoViewIfNeeded();
    const picture = widget(page).getByRole('img', { name: 'Map of central London' });
    await expect(picture).toHaveCount(1);
    await expectLoaded(picture);
    expect(paths).toContain(`/images/${file}`);
    expect(paths).not.toContain(`/images/${other}`);
    consoleErrors.length = 0;
  });
}
