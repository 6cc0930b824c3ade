/** Photographs the gallery in Chromium. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';

const WIDTHS = [390, 768, 1280];
const THEMES = ['light', 'dark'];

/** Holds elements with `data-force` in the state that it names, as a pointer or the focus would. @param {import('@playwright/test').Page} page */
async function forceStates(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const held = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-force]' });
  for (const nodeId of held.nodeIds) {
    const { attributes } = await devtools.send('DOM.getAttributes', { nodeId });
    const state = String(attributes[attributes.indexOf('data-force') + 1]);
    const inner = await devtools.send('DOM.querySelector', { nodeId, selector: 'a, button, input, select' });
    await devtools.send('CSS.forcePseudoState', {
      nodeId: inner.nodeId,
      forcedPseudoClasses: state.split(' '),
    });
  }
}

/** Scrolls once through the page, so that lazy pictures load, and waits for those that can and for transitions. @param {import('@playwright/test').Page} page */
async function wakePictures(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );
}

/**
 * @param {string} url of the gallery
 * @param {string} folder for the pictures
 * @param {string} [only] one part's name
 * @returns {Promise<string[]>} the files written
 */
export async function photograph(url, folder, only) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  const files = [];
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      page.on('pageerror', (error) => console.error(error));
      await page.goto(`${url}?theme=${theme}${only ? `&part=${only}` : ''}`);
      await page.evaluate(() => document.fonts.ready);
      await wakePictures(page);
      await forceStates(page);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (sideways > 0) console.error(`${theme} ${width}: ${sideways} px wider than the screen`);
      const file = path.join(folder, `${only ?? 'all'}-${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
      await page.close();
    }
  }
  await browser.close();
  return files;
}
