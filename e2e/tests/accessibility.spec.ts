import { axeOf } from '../support/axe';
import { places } from '../support/places';
import { expect, test } from '../support/test';
import { atRest, showAll } from '../support/wholePage';

/** What the night changes: the page is the same but for its colours. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of places) {
  test(`D-51 axe finds nothing on ${name}, light and dark, at 390 and 1280 px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light' });
      await showAll(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await atRest(page);
        const { violations, passes } = await axeOf(page, colorScheme === 'dark' ? OF_COLOUR : []).analyze();
        expect(passes.length).toBeGreaterThan(colorScheme === 'dark' ? 0 : 10);
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${colorScheme} ${width} ${id}: ${html}`),
        );
        expect.soft(found).toEqual([]);
      }
    }
    // The browser reports the answer of a page that is not there, too.
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
}
