/** The longest words, other scripts, and right to left. */
import { testPages, testRoutes } from '../../support/routesInLanguages';

testPages(['fr', 'es', 'ja']);
testRoutes(['de', 'ja', 'ar']);
