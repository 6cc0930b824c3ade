import type { Page } from '@playwright/test';
import { COLOUR_RULES, runAxe } from './axe';
import { controlsOf } from './controls';
import { expectPrintable } from './printing';
import { typicalPages } from './sitePages';
import { expect, test } from './test';
import { atRest, showAll } from './wholePage';

interface Screen {
  path: string;
  controls: number;
  pictures: number;
  /** Opens the part that is behind a button on phones. */
  open?: (page: Page) => Promise<void>;
}

const SCREENS: Screen[] = [
  // 13 at night, when `Today` lists no places.
  { path: '/', controls: 45, pictures: 13 },
  { path: '/london-attractions', controls: 40, pictures: 24 },
  { path: '/top-attractions', controls: 30, pictures: 10 },
  { path: '/top-london-pubs', controls: 30, pictures: 10 },
  { path: '/pub/1', controls: 15, pictures: 1 },
  { path: '/tower-of-london', controls: 15, pictures: 12 },
  {
    // A search with four pages: with more, phones hide some page links.
    path: '/search?category=attraction&page=3',
    controls: 30,
    pictures: 24,
    open: (page) => page.getByRole('button', { name: /Filters & Sort/ }).click(),
  },
  {
    path: '/map',
    controls: 30,
    pictures: 20,
    open: (page) => page.getByRole('checkbox', { name: /^Show all \d+$/ }).check(),
  },
  { path: '/analytics', controls: 20, pictures: 0 },
];

/** Number of visible pictures in `main`, and the sources of those without pixels. */
const picturesOf = (page: Page) =>
  page.locator('main img').evaluateAll((elements) => {
    const images = elements as HTMLImageElement[];
    const shown = images.filter(
      (image) => image.checkVisibility({ visibilityProperty: true }) && image.offsetWidth > 1,
    );
    return {
      count: shown.length,
      empty: shown.filter(({ complete, naturalWidth }) => !complete || !naturalWidth).map(({ src }) => src),
    };
  });

/** The header is excluded because it has another menu on phones (NAV-17), map markers because they are redrawn. */
const SCOPE = 'main, footer';
const MAP_MARKERS = /^(button|a) \d+\. /;

const pathOf = (url: string) => url.split('?')[0];
/** accessibility.spec.ts tests the contrast of the other screens. */
const needsContrast = (path: string) =>
  typicalPages.every((typical) => pathOf(typical.path) !== pathOf(path));

const soft = expect.configure({ soft: true });

/** Tests of every control and picture at 390 px, on the screens with these paths. */
export function testPhoneControls(paths: readonly string[]): void {
  for (const { path, controls, pictures, open } of SCREENS.filter((screen) => paths.includes(screen.path))) {
    test(`${path} at 390 px: every control and picture is usable, also in forced colours; print and dark mode are legible`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      const usable = async () => (await controlsOf(page, SCOPE)).filter(({ fault }) => fault === '').length;
      await expect.poll(usable).toBeGreaterThanOrEqual(controls);
      await page.setViewportSize({ width: 390, height: 844 });
      await showAll(page);
      await soft.poll(async () => (await picturesOf(page)).empty).toEqual([]);
      soft((await picturesOf(page)).count).toBeGreaterThanOrEqual(pictures);
      const faults = async () => {
        const narrow = await controlsOf(page, SCOPE, true);
        return narrow
          .filter(({ name, fault }) => fault !== '' && !MAP_MARKERS.test(name))
          .map(({ name, fault }) => `${name}: ${fault}`);
      };
      // A control must be usable in one of the two states.
      const closed = open ? await faults() : [];
      await soft.poll(faults).toEqual(closed);
      await page.emulateMedia({ forcedColors: 'active' });
      await soft.poll(faults).toEqual(closed);
      await soft(page.locator('[data-print="only"]').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ forcedColors: null, media: 'print', colorScheme: 'dark' });
      await expectPrintable(page);
      await page.emulateMedia({ media: null });
      if (needsContrast(path)) {
        await atRest(page);
        soft((await runAxe(page, COLOUR_RULES)).faults).toEqual([]);
      }
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      if (!open) return;
      await open(page);
      const faultsOfBoth = async () => {
        const opened = new Set(await faults());
        return closed.filter((fault) => opened.has(fault));
      };
      await expect.poll(faultsOfBoth).toEqual([]);
    });
  }
}
