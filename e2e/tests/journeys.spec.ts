/** Visitors of one language from right to left and one with long words; the long tests have all languages. */
import { testKeyboard, testThumbs } from '../support/journeys';
import { LANGUAGES } from '../support/languages';

testThumbs(LANGUAGES.filter(({ code }) => code === 'ar'));
testKeyboard(LANGUAGES.filter(({ code }) => code === 'de'));
