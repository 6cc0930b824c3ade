import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const MAX_TABS = 120;

/** Presses Tab until a control has the focus, and expects every focused element in the viewport. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press(key);
    const stop = page.locator(':focus');
    if ((await stop.count()) > 0) await expect(stop).toBeInViewport();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} was not reached by pressing ${key} ${MAX_TABS} times`);
}
