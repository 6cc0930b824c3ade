import { doings, expectNotLost, usualDoings } from '../support/earlyDoings';
import { test } from '../support/test';

// Whoever acts here is the test: no page comes alive before.
test.use({ visitor: false, viewport: { width: 390, height: 844 } });

for (const doing of doings.filter(({ name }) => usualDoings.has(name))) {
  test(`no doing is lost while ${doing.path} loads: ${doing.name}, as the first`, ({ page }) =>
    expectNotLost(page, doing));
}
