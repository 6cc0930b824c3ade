import { test } from '../../support/test';
import { expectTranslatable } from '../../support/translation';

test.use({ visitor: false });

const PATHS = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/tower-of-london',
  '/attraction/4',
  '/top-london-pubs',
  '/pub/1',
  '/search',
  '/map',
  '/map?area=Soho',
  '/analytics',
];
for (const path of PATHS) {
  for (const early of [true, false]) {
    const moment = early ? 'before' : 'after';
    test(`every control of ${path} works if the browser translates the page ${moment} hydration`, ({
      page,
    }) => expectTranslatable(page, path, early));
  }
}
