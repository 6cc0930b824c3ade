import { usualPlaces } from '../support/places';
import { expectNothingShifts } from '../support/stillPlace';
import { expect, test } from '../support/test';

// A key that is pressed would hide what shifts soon after it.
test.use({ visitor: false });

// Visits of other tests reorder the dashboard's lists: the long tests look at it.
for (const { name, path } of usualPlaces.filter(({ name }) => name !== 'dashboard')) {
  test(`fonts, pictures and data shift nothing on ${name}`, async ({ page, consoleErrors }) => {
    await expectNothingShifts(page, path);
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
