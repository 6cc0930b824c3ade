import { expect, type Page, test } from '@playwright/test';
import { go } from './navigate';
import { screens } from './screens';

/** What stands in the place of a module that failed. */
export const fallbackOf = (page: Page) =>
  page.getByRole('heading', { name: 'This part of the guide could not be loaded' });

/** Opens a page that shows no module, to come to one by in-app navigation. */
export async function openFrame(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
}

/** Goes to a path in the page. @returns ms until one of what may come there is visible, by the page's own clock */
export function timeTo(page: Page, path: string, heading: RegExp): Promise<number> {
  return page.evaluate(
    ([to, wanted]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          const title = document.querySelector('main h1')?.textContent ?? '';
          if (new RegExp(wanted).test(title)) {
            observer.disconnect();
            resolve(performance.now() - began);
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    [path, heading.source] as const,
  );
}

/**
 * Expects header and footer, and that other modules' routes work without leaving the page.
 * @param count how many other modules, from the next one on
 */
export async function expectTheRestWorks(
  page: Page,
  module: string,
  count = screens.length - 1,
): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const index = screens.findIndex(([name]) => name === module);
  const others = [...screens.slice(index + 1), ...screens.slice(0, index)];
  for (const [, path, heading] of others.slice(0, count)) {
    await go(page, path);
    await expect(page.locator('main h1')).toHaveText(heading);
  }
}

/** The retry brings the screen back in the same page. */
export async function retry(page: Page, heading: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

/** Puts a figure into the report and the log. */
export function report(module: string, fault: string, ms: number): void {
  const figure = `${module}, ${fault}: fallback after ${Math.round(ms)} ms`;
  test.info().annotations.push({ type: 'figure', description: figure });
  console.log(figure);
}
