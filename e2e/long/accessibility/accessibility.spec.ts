import { expectAccessible } from '../../support/accessiblePage';
import { sitePages } from '../../support/sitePages';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of sitePages) {
  test(`D-51 ${name}: axe finds nothing, light and dark, at 390 and 1280 px; all text is readable at 320 px and at 200 % text size`, async ({
    page,
    consoleErrors,
  }) => {
    await expectAccessible(page, path);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
}
