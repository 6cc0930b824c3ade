/**
 * `npm run screens`: screenshots of every screen and state at four widths, light and dark, in `.shots/screens/`.
 * Arguments select pages: `npm run screens -- home map`.
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

async function photograph({ name, state, open, act, viewport }: Shot): Promise<string> {
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
      const file = `${name}-${state}-${width}-${theme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: !viewport });
      pictures.push(
        `<a href="${file}"><img src="${file}" alt="${width} px, ${theme}" height="480" loading="lazy"></a>`,
      );
    }
  }
  await context.close();
  console.log(`${name}, ${state}`);
  return `<h2>${name}, ${state}</h2>${pictures.join('\n')}`;
}

/** Fixes the height of maps: a full-page screenshot enlarges the window, and maps would grow with it. */
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
  if (names.length === 0 || names.includes(shot.name)) parts.push(await photograph(shot));
await writeFile(
  path.join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>${parts.join('\n')}</html>\n`,
);
console.log(`${parts.length} states: ${path.relative(process.cwd(), folder)}/index.html`);
await browser.close();
await stop?.();
