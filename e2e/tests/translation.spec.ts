import { test } from '../support/test';
import { expectTranslatable } from '../support/translation';

test.use({ visitor: false });

test('every control of the search works if the browser translates the page before hydration', ({ page }) =>
  expectTranslatable(page, '/search', true));
