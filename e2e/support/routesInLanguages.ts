import type { Page } from '@playwright/test';
import { runAxe } from './axe';
import { shiftsOf } from './shifts';
import { routePages } from './sitePages';
import { expect, hydrateWithoutInput, test } from './test';

/** A late font may move a word into the next line; visitors notice shifts from about 0.1 on. */
const MAX_SHIFT = 0.01;

const UNUSED_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** How a page is when axe examines it, by the width of its window. */
const STATES = [
  { state: 'served', width: 1280 },
  { state: 'hydrated', width: 390 },
] as const;

type State = (typeof STATES)[number]['state'];

/** Tests of pages in these languages: axe, layout shifts and console errors. @param pages - default: those of all routes */
export const testRoutes = (
  codes: readonly string[],
  pages = routePages,
  states: readonly State[] = STATES.map(({ state }) => state),
): void =>
  test.describe('without input, soon after which browsers report no layout shifts', () => {
    test.use({ visitor: false, contextOptions: { reducedMotion: 'reduce' } });

    for (const code of codes)
      for (const { state, width } of STATES.filter((each) => states.includes(each.state)))
        test(`In ${code}, axe finds nothing on pages ${state} at ${width} px, and nothing shifts`, async ({
          page,
          consoleErrors,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          for (const { name, path } of pages) {
            await page.goto(`/${code}${path.replace(/^\/$/, '')}`);
            const served = state === 'served' && (await runAxe(page));
            await hydrateWithoutInput(page);
            const shifts = await shiftsOf(page);
            const { faults, passed } = served || (await runAxe(page));
            expect.soft(faults, name).toEqual([]);
            expect(passed).toBeGreaterThan(10);
            // Visits of other tests reorder the dashboard's lists.
            const shifted = name === 'dashboard' ? 0 : shifts.reduce((sum, { value }) => sum + value, 0);
            expect.soft(shifted, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT);
          }
          const errors = consoleErrors.splice(0).filter((text) => !text.includes('404'));
          // Axe holds the scripts up for longer than browsers wait for the use of preloaded files.
          expect(errors.filter((text) => state !== 'served' || !UNUSED_PRELOAD.test(text))).toEqual([]);
        });
  });

const PATHS = [
  '',
  '/london-attractions',
  '/tower-of-london',
  '/top-london-pubs',
  '/pub/1',
  '/search?query=museum',
  '/map',
  '/restaurants',
  '/planner',
  '/favorites',
];

/** Addresses of the page that leave its language, without those of other languages and of files. */
export const leaving = (page: Page, code: string) =>
  page.evaluate((language) => {
    const elements = document.querySelectorAll<HTMLElement>(
      'a[href^="/"]:not([hreflang]), form[action^="/"]',
    );
    return [...elements]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('action')!)
      .filter(
        (address) => !`${address}/`.startsWith(`/${language}/`) && !/^\/(images|api|app)\//.test(address),
      );
  }, code);

/** Tests of pages in these languages on a phone: width, links and hydration. */
export function testPages(codes: readonly string[]): void {
  for (const code of codes)
    test(`In ${code}, no page is wider than 390 px, leaves its language, or is hydrated with other texts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of PATHS) {
        await page.goto(`/${code}${path}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ path, wide, leaving: await leaving(page, code) }).toEqual({ path, wide: 0, leaving: [] });
      }
    });
}
