import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { RichText } from '../src';

const show = (text: string) =>
  render(
    <RichText
      text={text}
      elements={[(content) => <a href="/0">{content}</a>, (content) => <b>{content}</b>]}
    />,
  ).container.innerHTML;

test('Numbered elements surround their part of the text, in any order', () => {
  expect(show('Read <0>our notice</0>, <1>please</1>.')).toBe(
    'Read <a href="/0">our notice</a>, <b>please</b>.',
  );
  expect(show('<1>Bitte</1> lesen')).toBe('<b>Bitte</b> lesen');
  expect(show('3 < 4 & <script>x</script> <7>y</7>')).toBe('3 &lt; 4 &amp; &lt;script&gt;x&lt;/script&gt; y');
});
