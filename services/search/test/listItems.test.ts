import { expect, test } from '@jest/globals';
import { listItems } from '../src/matching/listItems';

const itemsOf = (text: string) => {
  const bytes = Buffer.from(text);
  return [...listItems(bytes)].map(({ start, end }) => bytes.toString('utf8', start, end));
};

test.each([
  ['[]', []],
  ['[{"a":1}]', ['{"a":1}']],
  ['[{"a":[{"b":{}},{}]},{"c":"]"}]', ['{"a":[{"b":{}},{}]}', '{"c":"]"}']],
  [String.raw`[{"a":"\"},{\\"},{"b":"\\\\"}]`, [String.raw`{"a":"\"},{\\"}`, String.raw`{"b":"\\\\"}`]],
  ['[ {"a":"Łódź 🍺"} , {"b":"’"} ]', ['{"a":"Łódź 🍺"}', '{"b":"’"}']],
])('the items of %s are found as they stand', (text, items) => {
  expect(itemsOf(text)).toEqual(items);
});

test.each(['', '{}', '"[]"', '[', '[{"a":1}', '[{"a":"}]', '[{"a":1},{"b":'])('%j is refused', (text) => {
  expect(() => itemsOf(text)).toThrow(SyntaxError);
});
