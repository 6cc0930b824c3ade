/** The longest words, other scripts, and right to left. */
import { testRoutes } from '../../support/routesInLanguages';

testRoutes(['de', 'ja', 'ar']);
