import { expectAccessible } from '../../support/accessiblePlace';
import { places } from '../../support/places';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of places) {
  test(`D-51 ${name}: axe finds nothing, light and dark, at 390 and 1280 px; at 320 px and with text at 200 % it does not scroll sideways and loses no text`, async ({
    page,
    consoleErrors,
  }) => {
    await expectAccessible(page, path);
    // The browser reports the answer of a page that is not there, too.
    expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });
}
