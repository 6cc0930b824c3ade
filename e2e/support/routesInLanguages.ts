import { runAxe } from './axe';
import { shiftsOf } from './shifts';
import { routePages } from './sitePages';
import { expect, hydrateWithoutInput, test } from './test';

/** A late font may move a word into the next line; visitors notice shifts from about 0.1 on. */
const MAX_SHIFT = 0.01;

/** Tests of all routes in these languages: axe, layout shifts and console errors. */
export const testRoutes = (codes: readonly string[]): void =>
  test.describe('without input, soon after which browsers report no layout shifts', () => {
    test.use({ visitor: false, contextOptions: { reducedMotion: 'reduce' } });

    for (const code of codes)
      test(`In ${code}, axe finds nothing on any route, served at 1280 px and hydrated at 390 px, and nothing shifts`, async ({
        page,
        consoleErrors,
      }) => {
        for (const { name, path } of routePages)
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await page.goto(`/${code}${path.replace(/^\/$/, '')}`);
            const served = width > 390 && (await runAxe(page));
            await hydrateWithoutInput(page);
            const shifts = await shiftsOf(page);
            const { faults, passed } = served || (await runAxe(page));
            expect.soft(faults, `${name}, ${width} px`).toEqual([]);
            expect(passed).toBeGreaterThan(10);
            // Visits of other tests reorder the dashboard's lists.
            const shifted = name === 'dashboard' ? 0 : shifts.reduce((sum, { value }) => sum + value, 0);
            expect.soft(shifted, `${name}, ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT);
          }
        expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
      });
  });
