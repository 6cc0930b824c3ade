import { currentLanguage, i18n } from '@guide/contracts/texts';
import { expect, test } from '@jest/globals';
import { readOptions } from '../embed/options';
import { setLanguage } from '../embed/texts';

/** As the kit's build adds it. */
const COMPILED = [['count', 'plural', { one: ['#', ' page'], other: ['#', ' pages'] }]];

test('D-21 the language of the embedded texts is an option, and English if it has no translation', () => {
  const options = (lang: string | null) => readOptions((name) => (name === 'lang' ? lang : null));
  expect(options('de').lang).toBe('de');
  expect(options(null).lang).toBeUndefined();
  for (const lang of ['de', 'constructor', undefined]) expect(setLanguage(lang)).toBe('en');
  expect(currentLanguage()).toBe('en');
  expect(i18n.t('{count, plural, one {# page} other {# pages}}', { count: 1200 }, COMPILED)).toBe(
    '1,200 pages',
  );
});
