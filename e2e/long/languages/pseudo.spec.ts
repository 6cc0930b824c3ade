/** The guide in a language that has no letter of English and is 40 % longer. */
import { testPseudoEmptyStates } from '../../support/pseudoEmpty';
import { testPseudoOffline } from '../../support/pseudoOffline';
import { testPseudoPresses } from '../../support/pseudoPresses';
import { testPseudoPages } from '../../support/pseudoTests';
import { typicalPages } from '../../support/sitePages';
import { test } from '../../support/test';

const typical = typicalPages.map(({ path }) => path);

test.describe('pages', () => testPseudoPages(typical));
test.describe('empty states', testPseudoEmptyStates);
test.describe('offline', testPseudoOffline);
for (const path of ['/restaurants', '/map'])
  test.describe(`presses on ${path}`, () => testPseudoPresses({ path }));
