/** Selects the rules of a style sheet that a page with certain classes needs. */
import { parse } from 'css-tree/dist/csstree.esm';

/** @typedef {import('css-tree').CssNode} CssNode */

const GROUPS = new Set(['media', 'container', 'supports', 'layer', 'starting-style']);

/**
 * @typedef {object} StyleRule a part of a style sheet
 * @property {string} text as written; for an at-rule with inner rules, the part before the brace
 * @property {string[][]} [classes] by selector, the classes that an element needs; absent if some selector needs none
 * @property {string} [animation] the name of keyframes
 * @property {StyleRule[]} [inner]
 */

/** Parses a style sheet. Parts that the parser does not know count as always needed. @param {string} css @returns {StyleRule[]} */
export function readRules(css) {
  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
  });
  return rulesOf(sheet.children, css);
}

/** @param {Iterable<CssNode>} nodes @param {string} css @returns {StyleRule[]} */
const rulesOf = (nodes, css) => [...nodes].map((node) => ruleOf(node, css));

/** @param {string} css @param {CssNode} node */
const textOfNode = (css, { loc: { start, end } }) => css.slice(start.offset, end.offset);

/** @param {CssNode} node @param {string} css @returns {StyleRule} */
function ruleOf(node, css) {
  const text = textOfNode(css, node);
  if (node.type === 'Rule' && node.prelude?.type === 'SelectorList') {
    const classes = [...node.prelude.children].map(classesOf);
    return classes.some((names) => names.length === 0) ? { text } : { text, classes };
  }
  if (node.type !== 'Atrule' || !node.block) return { text };
  const name = node.name.toLowerCase();
  if (name.endsWith('keyframes') && node.prelude)
    return { text, animation: textOfNode(css, node.prelude).trim() };
  if (!GROUPS.has(name)) return { text };
  const before = css.slice(node.loc.start.offset, node.block.loc.start.offset);
  return { text: before, inner: rulesOf(node.block.children, css) };
}

/** Classes outside of `:not()`, `:is()` and the like; escaped names have several spellings. @param {CssNode} selector */
const classesOf = (selector) =>
  [...selector.children]
    .filter(({ type, name }) => type === 'ClassSelector' && !name.includes('\\'))
    .map(({ name }) => name);

/**
 * Returns the rules that can match in a page with these classes, and the keyframes that they name.
 * @param {StyleRule[]} rules - rules of one style sheet @param {ReadonlySet<string>} classes
 */
export function usedStyle(rules, classes) {
  const always = textOf(rules, classes, () => false);
  return textOf(rules, classes, (name) => always.includes(name));
}

/** @param {StyleRule[]} rules @param {ReadonlySet<string>} classes @param {(animation: string) => boolean} isNamed */
function textOf(rules, classes, isNamed) {
  let text = '';
  for (const rule of rules) {
    if (rule.inner) {
      const inner = textOf(rule.inner, classes, isNamed);
      if (inner) text += `${rule.text}{${inner}}`;
    } else if (rule.animation !== undefined ? isNamed(rule.animation) : canMatch(rule, classes)) {
      text += rule.text;
    }
  }
  return text;
}

/** @param {StyleRule} rule @param {ReadonlySet<string>} present */
const canMatch = ({ classes }, present) =>
  !classes || classes.some((names) => names.every((name) => present.has(name)));
