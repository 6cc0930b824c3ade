/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { withCompiledTexts } from '../../module/src/build/texts.mjs';
import { currentLanguage, i18n } from '../texts';
import { programTexts, withTexts } from '../texts/program';

const german = programTexts('de', {
  program: {
    'Open now': 'Jetzt geöffnet',
    '{count, plural, one {# place} other {# places}}': compileMessage(
      '{count, plural, one {# Ort} other {# Orte}}',
    ),
  },
});
const places = (count: number) => i18n.t('{count, plural, one {# place} other {# places}}', { count });

describe('Texts', () => {
  test('are English without another language', () => {
    expect([currentLanguage(), i18n.t('Open now'), places(1), places(1200)]).toEqual([
      'en',
      'Open now',
      '1 place',
      '1,200 places',
    ]);
    expect(i18n.t("It's {what} <0>here</0>", { what: 'open' })).toBe("It's open <0>here</0>");
  });

  test('are those of the request, also after await, and English where one is missing', async () => {
    const texts = async () => {
      await Promise.resolve();
      return [currentLanguage(), i18n.t('Open now'), i18n.t('Closed'), places(1), places(1200)];
    };
    const [inGerman, inEnglish] = await Promise.all([withTexts(german, texts), texts()]);
    expect(inGerman).toEqual(['de', 'Jetzt geöffnet', 'Closed', '1 Ort', '1.200 Orte']);
    expect(inEnglish[1]).toBe('Open now');
  });
});

describe('A build compiles texts', () => {
  const compiled = (source: string) => withCompiledTexts(source, 'file.tsx');

  test('with values, and leaves others', () => {
    const plural = '{n, plural, one {#} other {{m}}}';
    const tokens = '[["n","plural",{"one":["#"],"other":[["m"]]}]]';
    expect(compiled(`i18n.t('${plural}', { n, m })`)).toBe(`i18n.t('${plural}', { n, m }, ${tokens})`);
    expect(compiled(`<p>{i18n.t('${plural}', {\n  n,\n  m: i18n.t('${plural}', { n, m }),\n},)}</p>`)).toBe(
      `<p>{i18n.t('${plural}', {\n  n,\n  m: i18n.t('${plural}', { n, m }, ${tokens}),\n}, ${tokens})}</p>`,
    );
    expect(compiled("i18n.t('Open {time}', { time })")).toBe("i18n.t('Open {time}', { time })");
    expect(compiled(`i18n.t("It''s {time}", { time })`)).toContain(`, ["It's ",["time"]])`);
    expect(compiled("const a = i18n.t('Open now');")).toBe("const a = i18n.t('Open now');");
  });

  test('and refuses a message that is not a literal', () => {
    expect(() => compiled('\ni18n.t(name)')).toThrow('file.tsx:2: i18n.t needs a literal');
    expect(() => compiled('i18n.t(name.length > 0 ? name : "")')).toThrow('file.tsx:1');
  });
});

test.each([
  ['{n, plural, =0 {none} one {# place} other {# places}}', { n: 0 }, 'none'],
  ['{n, plural, =0 {none} one {# place} other {# places}}', { n: 1 }, '1 place'],
  ['{n, plural, offset:1 one {# other} other {# others}}', { n: 3 }, '2 others'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{kind, select, a {A {name}} other {other}}', { kind: 'a', name: 'x' }, 'A x'],
  ['{kind, select, a {A} other {other}}', { kind: 'constructor' }, 'other'],
  [
    '{n, plural, one {{kind, select, a {one a} other {one}}} other {{n} of {m}}}',
    { n: 2, m: 12345 },
    '2 of 12345',
  ],
  ['# {n, plural, other {<0>#</0>}}', { n: 12345 }, '# <0>12,345</0>'],
  ["It's '{'{n}'}'", { n: 1 }, "It's {1}"],
])('The message %s is written as ICU says', (message, values, text) => {
  expect(programTexts('en', {}).format(message, values)).toBe(text);
});

test('Plurals follow the language: Arabic has six forms', () => {
  const message = '{n, plural, zero {0} one {1} two {2} few {3–10} many {11–99} other {100}}';
  const forms = [0, 1, 2, 5, 11, 100].map((n) => programTexts('ar', {}).format(message, { n }));
  expect(forms).toEqual(['0', '1', '2', '3–10', '11–99', '100']);
});
