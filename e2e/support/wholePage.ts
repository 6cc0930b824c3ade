import { expect, type Locator, type Page } from '@playwright/test';
import { approach } from './map';

export async function mapsReady(page: Page): Promise<void> {
  const maps = page.locator('main [data-map]');
  for (const map of await maps.all()) {
    if ((await map.getAttribute('data-map')) !== 'ready') await approach(map);
    await expect(map).toHaveAttribute('data-map', 'ready');
  }
}

/** Scrolls through the page and waits until fonts, lazy pictures, charts and maps are drawn. */
export async function showAll(page: Page): Promise<void> {
  await mapsReady(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
  // Maps further down start when they are scrolled into view.
  await mapsReady(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await picturesReady(page);
  await atRest(page);
}

/**
 * Waits for the visible pictures: lazy ones in closed details, or in parts that are not laid out, never load. Does not
 * await `decode()` of a picture that loads, because that of a removed one never settles.
 */
export async function picturesReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.offsetWidth > 0)
      .every((image) => image.complete),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}

/** Waits for finite animations and transitions. Those of content that is far from the window are paused. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => {
      const drawn = (effect as KeyframeEffect).target!.checkVisibility({ contentVisibilityAuto: true });
      return drawn && effect!.getComputedTiming().endTime !== Infinity;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
}

/** The text as shown, also of parts that are far from the window: those have no `innerText`. */
export const shownText = (locator: Locator): Promise<string> =>
  locator.evaluate((element: HTMLElement) => {
    for (const part of element.querySelectorAll('[data-far]')) part.removeAttribute('data-far');
    return element.innerText;
  });

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);

/** Opens a page with all of its parts laid out, also those that are far from the window (`HydrateLater`). */
export async function openWholePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showAll(page);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-far]')) part.removeAttribute('data-far');
  });
}
