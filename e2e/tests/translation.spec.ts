import { test } from '../support/test';
import { expectTranslatable } from '../support/translation';

// Pages are hydrated by the test, after the translation.
test.use({ visitor: false });

test('every control of the search works when the browser translates the page before it is hydrated', ({
  page,
}) => expectTranslatable(page, '/search', true));
