import { paths } from '@guide/contracts/site';
import { expectAccessible } from '../../support/accessiblePage';
import { KYOTO, TAVEUNI, writeMiniature } from '../../support/miniatures';
import { expect, test } from '../../support/test';
import { openSite } from '../../support/testSite';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

for (const city of [KYOTO, TAVEUNI]) {
  const to = paths(city.slug);
  const screens = {
    home: to.home,
    attractions: to.attractions,
    highlights: to.topAttractions,
    place: to.attraction(1),
    search: to.search(),
    map: to.map(),
    planner: to.planner,
    favorites: to.favorites,
  };

  test.describe(city.folder, () => {
    let removePack: () => Promise<void>;
    let site: Awaited<ReturnType<typeof openSite>>;
    test.beforeAll(async () => {
      removePack = await writeMiniature(city);
      site = await openSite(undefined, { city: city.folder });
    });
    test.afterAll(async () => {
      await site?.close();
      await removePack?.();
    });

    for (const [name, path] of Object.entries(screens)) {
      test(`${name} hydrates without an error and is accessible`, async ({ page, consoleErrors }) => {
        await page.goto(site.url + path);
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page.locator('[data-star]')).toHaveCount(0);
        await expectAccessible(page, site.url + path);
        expect(consoleErrors).toEqual([]);
      });
    }

    test('the map shows a marker for every sight in view', async ({ page }) => {
      await page.goto(site.url + to.map());
      await expect(page.getByRole('region', { name: `Map of ${city.product}` })).toHaveAttribute(
        'data-map',
        'ready',
      );
      await expect(page.getByRole('region', { name: 'In view' }).getByRole('listitem')).toHaveCount(
        city.sights.length,
      );
    });

    test('a link to a pub is Page Not Found', async ({ page, consoleErrors }) => {
      const response = await page.goto(`${site.url}/pub/1`);
      expect(response!.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      consoleErrors.splice(0);
    });
  });
}
