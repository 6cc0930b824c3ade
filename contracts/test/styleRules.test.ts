import { expect, test } from '@jest/globals';
import { readRules, usedStyle } from '../release/style-rules.mjs';

const used = (css: string, ...classes: string[]) => usedStyle(readRules(css), new Set(classes));

test('with all of its classes a style sheet is as it was, byte for byte', () => {
  const css =
    '@layer base{*,:before{margin:0}}:root{--a:url(a.woff2)}@font-face{font-family:"A";src:url(a.woff2)}' +
    '.a-card>.a-title:hover{color:red}@media (width<130px){@supports (top:1dvh){.a-card,.a-row{top:0}}}' +
    '@keyframes a-turn{to{rotate:1turn}}.a-card{animation:1s a-turn;&:focus{top:1px}}@layer late;';
  expect(used(css, 'a-card', 'a-title', 'a-row')).toBe(css);
});

test.each([
  ['.one.two{top:0}', ['one'], ''],
  ['.one .two{top:0}', ['two'], ''],
  ['.one,.two{top:0}', ['two'], '.one,.two{top:0}'],
  ['.one:not(.two){top:0}', ['one'], '.one:not(.two){top:0}'],
  [':is(.one,.two){top:0}', [], ':is(.one,.two){top:0}'],
  ['p,.one{top:0}', [], 'p,.one{top:0}'],
  ['[data-theme=dark]{top:0}', [], '[data-theme=dark]{top:0}'],
  ['@media print{.one{top:0}}', [], ''],
  ['@media print{.one{top:0}.two{top:0}}', ['two'], '@media print{.two{top:0}}'],
  ['@media print{p{top:0}}', [], '@media print{p{top:0}}'],
  // One that can be written in two ways is kept.
  ['.one\\+{top:0}', [], '.one\\+{top:0}'],
])('%s in a page with %j is %j', (css, classes, expected) => expect(used(css, ...classes)).toBe(expected));

test('an animation stays with what names it', () => {
  const css = '.one{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}';
  expect(used(css, 'one')).toBe('.one{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
  expect(used(css)).toBe('');
});
