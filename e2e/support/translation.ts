import type { Page } from '@playwright/test';
import { expect, hydrateWithoutInput, openServed } from './test';

declare global {
  interface Window {
    translate(): void;
  }
}

/** Adds a translator that replaces text nodes by `font` elements, as Chrome does; it "translates" to capitals. */
const addTranslator = (page: Page) =>
  page.addInitScript(() => {
    window.translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, font, svg')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.textContent = text.data.toUpperCase();
        text.replaceWith(outer);
      }
    };
  });

/** Uses every control of the page and translates the page after each. */
const pressEverything = (page: Page) =>
  page.evaluate(async () => {
    const CONTROLS = 'button, summary, select, input, a[rel=nofollow]';
    const nextPaint = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const setValue = (field: HTMLInputElement, value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const act = (control: HTMLElement) => {
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
        setValue(control, control.type === 'date' ? control.value : 'tow');
      } else control.click();
    };
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!control.isConnected) continue;
      act(control);
      await nextPaint();
      window.translate?.();
    }
    return document.querySelectorAll(CONTROLS).length;
  });

const counts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [role=status]:not([popover] *)')].map(({ textContent }) =>
      textContent!.toUpperCase(),
    ),
  );

const STATE_IN_URL = ['/search', '/london-attractions'];

/**
 * Uses every control of a translated page, reloads it and expects the same counts.
 * @param early - whether to do so before hydration
 */
export async function expectTranslatable(page: Page, path: string, early: boolean): Promise<void> {
  await addTranslator(page);
  await openServed(page, path);
  if (early) await page.evaluate(() => window.translate());
  await hydrateWithoutInput(page);
  if (early) await expect(page.locator('main h1 > font')).toHaveCount(1);
  await page.evaluate(() => window.translate());
  expect(await pressEverything(page)).toBeGreaterThan(5);
  await expect(page.locator('main [data-screen]')).toHaveCount(1);
  await expect(page.locator('main [data-served]')).toHaveCount(0);
  if (!STATE_IN_URL.includes(path)) return;
  const shown = await counts(page);
  await openServed(page, page.url());
  await hydrateWithoutInput(page);
  await page.evaluate(() => window.translate());
  await expect.poll(() => counts(page)).toEqual(shown);
}
