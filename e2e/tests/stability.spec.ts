import { places } from '../support/places';
import { expect, test } from '../support/test';
import { openWholePage } from '../support/wholePage';

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

for (const { name, path } of places) {
  test(`fonts, pictures and data shift nothing on ${name}`, async ({ page, consoleErrors }, info) => {
    await page.addInitScript(() => {
      window.shifts = [];
      const words = (node: Node | null) =>
        (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120);
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => words(node)) });
        }
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openWholePage(page, path);
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      info.annotations.push({ type: 'layout shift', description: `${width} px: ${total}` });
      // In thousandths, as browsers' figures are reported.
      expect.soft(total.toFixed(3), `${width} px: ${JSON.stringify(shifts)}`).toBe('0.000');
    }
    consoleErrors.splice(0);
  });
}

test('D-22 the chosen theme is in the served page: no flash of the other', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', baseURL });
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 23, 48)');
  await context.close();
});
