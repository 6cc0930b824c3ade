import { test as base, expect } from '@playwright/test';
import { withVisitor } from './wake';

/**
 * The page's console errors and uncaught exceptions; a test that provokes some on purpose empties the list. Pages come
 * alive unless `visitor` is false.
 */
export const test = base.extend<{ consoleErrors: string[]; visitor: boolean }>({
  visitor: [true, { option: true }],
  page: async ({ page, visitor, javaScriptEnabled }, use) =>
    use(visitor && javaScriptEnabled ? withVisitor(page) : page),
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

export { expect };
