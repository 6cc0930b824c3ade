import type { Page } from '@playwright/test';
import { axeOf, OF_COLOUR } from '../support/axe';
import { controlsOf } from '../support/controls';
import { usualPlaces } from '../support/places';
import { expectPrintable } from '../support/printing';
import { expect, test } from '../support/test';
import { atRest, showAll } from '../support/wholePage';

interface Screen {
  path: string;
  /** Fewest controls that the screen has at 1280 px. */
  controls: number;
  /** Fewest pictures that a phone shows. */
  pictures: number;
  /** Brings up what a phone keeps behind a button. */
  open?: (page: Page) => Promise<void>;
}

const SCREENS: Screen[] = [
  { path: '/', controls: 45, pictures: 14 },
  { path: '/london-attractions', controls: 40, pictures: 24 },
  { path: '/top-attractions', controls: 30, pictures: 10 },
  { path: '/top-london-pubs', controls: 30, pictures: 10 },
  { path: '/pub/1', controls: 15, pictures: 1 },
  { path: '/tower-of-london', controls: 15, pictures: 12 },
  {
    // Four pages: with more, phones hide the neighbours beside a gap.
    path: '/search?category=attraction&page=3',
    controls: 30,
    pictures: 24,
    open: (page) => page.getByRole('button', { name: /Filters & Sort/ }).click(),
  },
  {
    path: '/map',
    controls: 30,
    pictures: 20,
    open: (page) => page.getByRole('button', { name: /^Show all \d+$/ }).click(),
  },
  { path: '/analytics', controls: 20, pictures: 0 },
];

/** The pictures of `main` that a phone shows: how many there are, and which of them have no pixels. */
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

/** The header has a menu of its own on phones (NAV-17); the map draws its markers again in another size. */
const SCOPE = 'main, footer';
const MAP_MARKERS = /^(button|a) \d+\. /;

const pathOf = (url: string) => url.split('?')[0];
/** accessibility.spec.ts looks at the colours of the others. */
const needsContrast = (path: string) => usualPlaces.every((usual) => pathOf(usual.path) !== pathOf(path));

const soft = expect.configure({ soft: true });

for (const { path, controls, pictures, open } of SCREENS) {
  test(`every control and picture of ${path} is there at 390 px, also in forced colours, and a tap on a control hits it; on paper and in the dark it is legible`, async ({
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
    // What is behind a button is usable while it is open, everything else while it is closed.
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
      const { violations } = await axeOf(page, OF_COLOUR).analyze();
      soft(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
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
