import { expectContained, moduleFaults } from '../support/moduleFaults';
import { screens } from '../support/screens';
import { test } from '../support/test';

// What moves takes processor time, and nothing here is about it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  const [module] = screen;
  const fault = moduleFaults[module]!;
  test(`${module}: when ${fault.name} the frame stays, a fallback shows, and retry works`, async ({
    page,
    consoleErrors,
  }) => {
    await expectContained(page, screen, fault);
    consoleErrors.length = 0;
  });
}
