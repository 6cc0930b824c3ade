/**
 * `npm run screens`: photographs every place of the site at 390, 768, 1280 and 1920 px, light and dark, in every state,
 * into `.shots/screens/` with an index page. Names as arguments choose places (`npm run screens -- home map`);
 * `REFERENCE=<folder>` shows pictures of that folder beside them, which are named by the place, as `map-390.png`.
 */
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath, launchArguments } from '../support/chromium.mjs';
import { withVisitor } from '../support/visitor';
import { atRest, picturesReady, showAll } from '../support/wholePage';
import { figures } from './figureShots';
import { indexPage, type Picture } from './indexPage';
import { offline } from './offlineShots';
import { guide, type Shot } from './shots';

const WIDTHS = [390, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
const folder = path.resolve(import.meta.dirname, '../../.shots/screens');

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
const chosen = process.argv.slice(2);
const pictures: Picture[] = [];
const isChosen = (place: string) => chosen.length === 0 || chosen.includes(place);
for (const { places, start } of [guide, figures, offline]) {
  if (!places.some(isChosen)) continue;
  const { shots, stop } = await start();
  for (const shot of shots) if (isChosen(shot.place)) pictures.push(...(await photograph(shot)));
  await stop?.();
}
await writeFile(path.join(folder, 'index.html'), indexPage(pictures, await references()));
console.log(`${pictures.length} pictures: ${path.relative(process.cwd(), folder)}/index.html`);
await browser.close();

/** Pictures to compare with, copied beside those that were taken. */
async function references(): Promise<string[]> {
  const from = process.env.REFERENCE;
  if (!from) return [];
  await cp(from, path.join(folder, 'reference'), { recursive: true });
  return readdir(from);
}

/** Takes the pictures of one state, all from one visit. */
async function photograph({ place, state, open, act, viewport }: Shot): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: process.env.GUIDE_URL,
    viewport: { width: WIDTHS[0]!, height: HEIGHT },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // The dashboard leaves out what calls itself headless.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  const page = withVisitor(await context.newPage());
  const taken: Picture[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (act || width === WIDTHS[0]) await open(page);
    if (state !== 'loading') await showAll(page);
    await act?.(page);
    if (viewport) await picturesReady(page);
    else await holdMaps(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      const file = `${place}-${state}-${width}-${theme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: !viewport });
      taken.push({ place, state, width, theme, file });
    }
  }
  await context.close();
  console.log(`${place}, ${state}`);
  return taken;
}

/** The window grows for a picture of the whole page: a map that is as high as the window stays as it is. */
async function holdMaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const map of document.querySelectorAll<HTMLElement>('[data-map]')) {
      map.style.height = '';
      map.style.height = `${map.offsetHeight}px`;
    }
  });
}
