import { places } from '../support/places';
import { expect, test } from '../support/sharedPage';
import { shiftsOf } from '../support/shifts';
import { openWholePage } from '../support/wholePage';

for (const { name, path } of places) {
  test(`fonts, pictures and data shift nothing on ${name}`, async ({ page, consoleErrors }, info) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openWholePage(page, path);
      const shifts = await shiftsOf(page);
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
