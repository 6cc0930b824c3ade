import type { Page } from '@playwright/test';
import { controlsOf } from '../support/controls';
import { expect, test } from '../support/test';
import { showAll } from '../support/wholePage';

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

for (const { path, controls, pictures, open } of SCREENS) {
  test(`every control and picture of ${path} is there at 390 px, and a tap on a control hits it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const usable = async () => (await controlsOf(page, SCOPE)).filter(({ fault }) => fault === '').length;
    await expect.poll(usable).toBeGreaterThanOrEqual(controls);
    await page.setViewportSize({ width: 390, height: 844 });
    await showAll(page);
    await expect.poll(async () => (await picturesOf(page)).empty).toEqual([]);
    expect((await picturesOf(page)).count).toBeGreaterThanOrEqual(pictures);
    const faults = async () => {
      const narrow = await controlsOf(page, SCOPE, true);
      return narrow
        .filter(({ name, fault }) => fault !== '' && !MAP_MARKERS.test(name))
        .map(({ name, fault }) => `${name}: ${fault}`);
    };
    if (open) {
      // What is behind the button is usable while it is open, everything else while it is closed.
      const closed = await faults();
      await open(page);
      const faultsOfBoth = async () => {
        const opened = new Set(await faults());
        return closed.filter((fault) => opened.has(fault));
      };
      await expect.poll(faultsOfBoth).toEqual([]);
      return;
    }
    await expect.poll(faults).toEqual([]);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  });
}
