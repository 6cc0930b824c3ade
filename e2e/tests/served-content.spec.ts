import { screens } from '../support/screens';
import { expectServedStays } from '../support/servedFaults';
import { test } from '../support/test';

test('when the code of a served page is gone its content stays readable, and the retry brings it to life', async ({
  page,
  consoleErrors,
}) => {
  await expectServedStays(page, screens[0]!);
  consoleErrors.length = 0;
});
