import { expectNotLost, interactions } from '../support/earlyInteractions';
import { test } from '../support/test';

// Whoever acts here is the test: no page is hydrated before.
test.use({ visitor: false, viewport: { width: 390, height: 844 } });

for (const interaction of interactions) {
  test(`no interaction is lost while ${interaction.path} loads: ${interaction.name}`, ({ page }) =>
    expectNotLost(page, interaction));
}
