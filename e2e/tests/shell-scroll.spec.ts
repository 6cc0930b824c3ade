import { journeys, usualJourneys } from '../support/scrollJourneys';
import { test } from '../support/test';

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [title, journey] of Object.entries(journeys)) {
    if (usualJourneys.has(title)) test(`scroll: ${title}`, ({ page }) => journey(page));
  }
});
