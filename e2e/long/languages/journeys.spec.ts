/** Visitors of all languages go through the whole guide, by thumb and by keyboard. */
import { testKeyboard, testThumbs } from '../../support/journeys';
import { LANGUAGES } from '../../support/languages';

testThumbs(LANGUAGES);
testKeyboard(LANGUAGES);
