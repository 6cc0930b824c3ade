import type { Page } from '@playwright/test';

/** In-app navigation without a link, as the browser's own back and forward do it. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
