import { expect, type Page } from '@playwright/test';

/** Waits until every map of the page is drawn, those that widgets show too. */
async function mapsReady(page: Page): Promise<void> {
  const maps = page.locator('main [data-map]');
  for (const map of await maps.all()) await expect(map).toHaveAttribute('data-map', 'ready');
}

/** Brings all of the page to the screen once: fonts, the lazy pictures below, charts and map. */
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
  // Only now has a map further down begun.
  await mapsReady(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await picturesReady(page);
  await atRest(page);
}

/** Waits for the pictures; a lazy one that is folded away is never loaded. */
export async function picturesReady(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = [...document.images].filter((image) => image.checkVisibility());
    return Promise.all(seen.map((image) => image.decode().catch(() => {})));
  });
}

/**
 * Waits until everything that moves towards an end has arrived, a change of colours included. What is not drawn
 * because it is far from the screen rests until it comes near.
 */
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

/** Sets the size of the root's text, the way a visitor does it in the browser. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);

/** Opens a place and brings all of it to the screen. */
export async function openWholePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showAll(page);
}
