/** Errors, emails and plain pages in a language that has no letter of English and is 40 % longer. */
import { testPseudoErrors } from '../support/pseudoTests';

testPseudoErrors();
