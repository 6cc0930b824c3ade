/**
 * `npm run screens`: photographs every screen and state of the site at 390, 768, 1280 and 1920 px, light and dark, into
 * `.shots/screens/` with an index page. Names as arguments choose places: `npm run screens -- home map`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import config from '../playwright.config';
import setup from '../support/setup';
import { withVisitor } from '../support/test';
import { atRest, picturesReady, showAll } from '../support/wholePage';
import { type Shot, shots } from './shots';

const WIDTHS = [390, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
const folder = path.resolve(import.meta.dirname, '../../.shots/screens');

/** Takes the pictures of one state, all from one visit. @returns the index page's part about them */
async function photograph({ place, state, open, act, viewport }: Shot): Promise<string> {
  const { userAgent, locale, timezoneId } = config.use!;
  const context = await browser.newContext({
    baseURL: process.env.GUIDE_URL,
    viewport: { width: WIDTHS[0]!, height: HEIGHT },
    reducedMotion: 'reduce',
    userAgent,
    locale,
    timezoneId,
  });
  const page = withVisitor(await context.newPage());
  const pictures: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (act || width === WIDTHS[0]) await open(page);
    if (state !== 'loading') await showAll(page);
    await act?.(page);
    if (viewport) await picturesReady(page);
    else await keepMapHeights(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      const file = `${place}-${state}-${width}-${theme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: !viewport });
      pictures.push(
        `<a href="${file}"><img src="${file}" alt="${width} px, ${theme}" height="480" loading="lazy"></a>`,
      );
    }
  }
  await context.close();
  console.log(`${place}, ${state}`);
  return `<h2>${place}, ${state}</h2>${pictures.join('\n')}`;
}

/** A picture of the whole page makes the window grow: a map that is as high as the window keeps its height. */
async function keepMapHeights(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const map of document.querySelectorAll<HTMLElement>('[data-map]')) {
      map.style.height = '';
      map.style.height = `${map.offsetHeight}px`;
    }
  });
}

const names = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const stop = await setup();
const browser = await chromium.launch(config.use!.launchOptions);
const parts: string[] = [];
for (const shot of shots)
  if (names.length === 0 || names.includes(shot.place)) parts.push(await photograph(shot));
await writeFile(
  path.join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>${parts.join('\n')}</html>\n`,
);
console.log(`${parts.length} states: ${path.relative(process.cwd(), folder)}/index.html`);
await browser.close();
await stop?.();
