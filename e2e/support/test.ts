import type { Page } from '@playwright/test';
import { test as base, expect } from './visitor';

/** The page's console errors and uncaught exceptions; a test that provokes some on purpose empties the list. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Leaves the page, so that it asks nothing more of a server that the test is about to stop. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

export { expect };
