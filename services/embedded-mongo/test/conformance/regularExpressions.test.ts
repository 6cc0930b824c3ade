import { expect, test } from '@jest/globals';
import { useDeployment } from './deployment';

const deployment = useDeployment();

/** What PCRE2 says (its documentation, and Perl with `/a`) where JavaScript's own reading is another one. */
test.each<[string, string, string, boolean]>([
  ['the end is also before a last line end', '^abc$', 'abc\n', true],
  ['the end is before one line end only', '^abc$', 'abc\n\n', false],
  ['the end is not before a carriage return', '^abc$', 'abc\r', false],
  ['lines end at \\n', '(m)^b$', 'a\nb\nc', true],
  ['lines do not end at \\r', '(m)^b', 'a\rb', false],
  ['lines do not end at U+2028', '(m)^b', 'a\u2028b', false],
  ['no line begins behind the last line end', '(m)^$', 'a\n', false],
  ['. is not \\n', 'a.b', 'a\nb', false],
  ['. is \\r', 'a.b', 'a\rb', true],
  ['. is U+2028', 'a.b', 'a\u2028b', true],
  ['. is \\n with s', '(s)a.b', 'a\nb', true],
  ['. is one character beyond U+FFFF', '^.$', '🍺', true],
  ['a class holds characters beyond U+FFFF', '^[🍺🍻]$', '🍻', true],
  ['\\s is ASCII', 'a\\sb', 'a\u00a0b', false],
  ['\\S is what \\s is not', 'a\\Sb', 'a\u00a0b', true],
  ['\\d is ASCII', '^\\d$', '٣', false],
  ['\\w is ASCII', '^\\w$', 'é', false],
  ['[\\s\\S] is everything', '^a[\\s\\S]b$', 'a\nb', true],
  ['a ] and a } by themselves', '^x}y]$', 'x}y]', true],
  ['punctuation may be escaped', '^a\\-b\\/c\\ d$', 'a-b/c d', true],
  ['i knows letters beyond ASCII', '(i)^éire$', 'ÉIRE', true],
  ['i knows the Kelvin sign', '(i)^k$', '\u212a', true],
])('%s', async (_name, pattern, text, expected) => {
  const [, $options = '', $regex] = /^(?:\(([ims]+)\))?(.*)$/s.exec(pattern)!;
  await deployment.collection.insertOne({ _id: 1, text });
  expect(await deployment.collection.countDocuments({ text: { $regex: $regex!, $options } })).toBe(
    expected ? 1 : 0,
  );
});
