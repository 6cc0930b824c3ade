import { places } from '../../support/places';
import { expectNothingShifts } from '../../support/stillPlace';
import { test } from '../../support/test';

// A key that is pressed would hide what shifts soon after it.
test.use({ visitor: false });

for (const { name, path } of places) {
  test(`fonts, pictures and data shift nothing on ${name}`, async ({ page, consoleErrors }) => {
    await expectNothingShifts(page, path);
    consoleErrors.splice(0);
  });
}
