import { journeys } from '../support/scrollJourneys';
import { test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const [title, journey] of Object.entries(journeys))
  test(`scroll: ${title}`, ({ page }) => journey(page));
