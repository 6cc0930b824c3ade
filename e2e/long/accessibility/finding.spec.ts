import { axeOf } from '../../support/axe';
import { expect, test } from '../../support/test';
import { atRest } from '../../support/wholePage';

const PHONE = { width: 390, height: 844 };
/** Westminster Bridge. */
const POSITION = { latitude: 51.5009, longitude: -0.1219 };

test.use({ geolocation: POSITION, permissions: ['geolocation'], viewport: PHONE, hasTouch: true });

test('axe finds nothing where quick choices are made and suggestions shown, light and dark', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/london-attractions?chips=free',
      '/search?query=wesminster%20abby',
      '/attraction/9',
    ]) {
      await page.goto(path);
      await atRest(page);
      const { violations } = await axeOf(page).analyze();
      expect([path, colorScheme, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([
        path,
        colorScheme,
        [],
      ]);
    }
  }
});
