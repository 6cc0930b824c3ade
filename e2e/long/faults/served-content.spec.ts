import { screens } from '../../support/screens';
import { expectServedStays, type ServedFault, servedFaults } from '../../support/servedFaults';
import { test } from '../../support/test';

// What moves takes processor time, and nothing here is about it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  const [module] = screen;
  for (const fault of Object.keys(servedFaults) as ServedFault[]) {
    test(`${module}: when the code of a served page ${fault} its content stays readable, and the retry brings it to life`, async ({
      page,
      consoleErrors,
    }) => {
      await expectServedStays(page, screen, fault);
      consoleErrors.length = 0;
    });
  }
}
