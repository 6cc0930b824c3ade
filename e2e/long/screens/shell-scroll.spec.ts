import { journeys, usualJourneys } from '../../support/scrollJourneys';
import { test } from '../../support/test';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [title, journey] of Object.entries(journeys)) {
      if (width === 390 && usualJourneys.has(title)) continue;
      test(`scroll: ${title}`, ({ page }) => journey(page));
    }
  });
}
