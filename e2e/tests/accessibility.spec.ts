import { expectAccessible } from '../support/accessiblePlace';
import { usualPlaces } from '../support/places';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of usualPlaces) {
  // The long tests do every page at both widths.
  const widths = name === 'home' ? [390, 1280] : [name === 'dashboard' ? 1280 : 390];
  test(`D-51 ${name}: axe finds nothing, light and dark, at ${widths.join(' and ')} px; at 320 px and with text at 200 % it does not scroll sideways and loses no text`, async ({
    page,
    consoleErrors,
  }) => {
    await expectAccessible(page, path, widths);
    // The browser reports the answer of a page that is not there, too.
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
}
