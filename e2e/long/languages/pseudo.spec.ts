/** Pages in a language that has no letter of English and is 40 % longer. */
import { testPseudoPages } from '../../support/pseudoTests';
import { typicalPages } from '../../support/sitePages';

testPseudoPages(typicalPages.map(({ path }) => path));
