import { expectNothingShifts } from '../support/layoutStability';
import { typicalPages } from '../support/sitePages';
import { expect, test } from '../support/test';

// Browsers do not report shifts soon after a key press.
test.use({ visitor: false });

// Visits of other tests reorder the dashboard's lists; analytics-embed.spec.ts checks it on another site.
for (const { name, path } of typicalPages.filter(({ name }) => name !== 'dashboard')) {
  test(`fonts, pictures and data cause no layout shift on ${name}`, async ({ page, consoleErrors }) => {
    await expectNothingShifts(page, path);
    consoleErrors.splice(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('D-22 the served page has the chosen theme, without a flash of the other', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 23, 48)');
  });
});
