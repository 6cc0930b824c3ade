import { expectAccessible } from '../support/accessiblePage';
import { typicalPages } from '../support/sitePages';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of typicalPages) {
  // The long tests check every page at both widths.
  const widths = name === 'home' ? [390, 1280] : [name === 'dashboard' ? 1280 : 390];
  test(`D-51 ${name}: axe finds nothing, light and dark, at ${widths.join(' and ')} px; all text is readable at 320 px and at 200 % text size`, async ({
    page,
    consoleErrors,
  }) => {
    await expectAccessible(page, path, widths);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
}
