import { expectNothingShifts } from '../../support/layoutStability';
import { sitePages } from '../../support/sitePages';
import { test } from '../../support/test';

// Browsers do not report shifts soon after a key press.
test.use({ visitor: false });

// Visits of other tests reorder the dashboard's lists; analytics-embed.spec.ts checks it on another site.
for (const { name, path } of sitePages.filter(({ name }) => name !== 'dashboard')) {
  test(`fonts, pictures and data cause no layout shift on ${name}`, async ({ page, consoleErrors }) => {
    await expectNothingShifts(page, path);
    consoleErrors.splice(0);
  });
}
