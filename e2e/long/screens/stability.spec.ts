import { places } from '../../support/places';
import { expectNothingShifts } from '../../support/stillPlace';
import { test } from '../../support/test';

// A key that is pressed would hide what shifts soon after it.
test.use({ visitor: false });

// Visits of other tests reorder the dashboard's lists: analytics-embed.spec.ts looks at one with its own figures.
for (const { name, path } of places.filter(({ name }) => name !== 'dashboard')) {
  test(`fonts, pictures and data shift nothing on ${name}`, async ({ page, consoleErrors }) => {
    await expectNothingShifts(page, path);
    consoleErrors.splice(0);
  });
}
