import type { Page } from '@playwright/test';
import { controlsOf } from '../support/controls';
import { expect, test } from '../support/test';

interface Screen {
  path: string;
  /** Fewest controls that the screen has at 1280 px: a page that failed has none. */
  atLeast: number;
  /** Brings up what a phone keeps behind a button. */
  open?: (page: Page) => Promise<void>;
  /** Controls that a phone does not show, because others do the same. */
  notOnPhones?: RegExp;
}

const SCREENS: Screen[] = [
  { path: '/', atLeast: 45 },
  { path: '/london-attractions', atLeast: 40 },
  { path: '/top-attractions', atLeast: 30 },
  { path: '/top-london-pubs', atLeast: 30 },
  { path: '/pub/1', atLeast: 15 },
  { path: '/tower-of-london', atLeast: 15 },
  {
    path: '/search?page=3',
    atLeast: 30,
    open: (page) => page.getByRole('button', { name: /Filters & Sort/ }).click(),
  },
  { path: '/map', atLeast: 30, open: (page) => page.getByRole('button', { name: /^Show all \d+$/ }).click() },
  { path: '/analytics', atLeast: 20 },
];

/** The header has a menu of its own on phones (NAV-17); the map draws its markers again in another size. */
const SCOPE = 'main, footer';
const MAP_MARKERS = /^(button|a) \d+\. /;

for (const { path, atLeast, open, notOnPhones } of SCREENS) {
  test(`every control of ${path} is there at 390 px, and a tap on it hits it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const usable = async () => (await controlsOf(page, SCOPE)).filter(({ fault }) => fault === '').length;
    await expect.poll(usable).toBeGreaterThanOrEqual(atLeast);
    await page.setViewportSize({ width: 390, height: 844 });
    const faults = async () => {
      const narrow = await controlsOf(page, SCOPE, true);
      return narrow
        .filter(({ name, fault }) => fault !== '' && !MAP_MARKERS.test(name) && !notOnPhones?.test(name))
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
