/** Takes the rules out of a style sheet that a page needs which has only some of its classes. */
import { parse } from 'css-tree/dist/csstree.esm';

/** @typedef {import('css-tree').CssNode} CssNode */

/** Rules around others: of these only what is inside of them is left out. */
const AROUND = new Set(['media', 'container', 'supports', 'layer', 'starting-style']);

/**
 * A part of a style sheet; its text is as it stands there.
 * @typedef {object} StyleRule
 * @property {string} text of a rule around others: what stands before its brace
 * @property {string[][]} [classes] by selector, those that it cannot match without; absent where none is needed
 * @property {string} [animation] the name that a page must use for this to matter
 * @property {StyleRule[]} [inner]
 */

/**
 * Reads a style sheet. What the parser does not know is a part that every page needs.
 * @param {string} css as it was built
 * @returns {StyleRule[]} in their order
 */
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
  if (!AROUND.has(name)) return { text };
  const before = css.slice(node.loc.start.offset, node.block.loc.start.offset);
  return { text: before, inner: rulesOf(node.block.children, css) };
}

/**
 * The classes outside of `:not()`, `:is()` and their like. An escaped one counts as none: it may be written otherwise.
 * @param {CssNode} selector
 */
const classesOf = (selector) =>
  [...selector.children]
    .filter(({ type, name }) => type === 'ClassSelector' && !name.includes('\\'))
    .map(({ name }) => name);

/**
 * The text of the rules that can match in a page with these classes, and of the animations that these rules name.
 * @param {StyleRule[]} rules of one style sheet
 * @param {ReadonlySet<string>} classes
 */
export function usedStyle(rules, classes) {
  const always = textOf(rules, classes, () => false);
  return textOf(rules, classes, (name) => always.includes(name));
}

/**
 * @param {StyleRule[]} rules
 * @param {ReadonlySet<string>} classes
 * @param {(animation: string) => boolean} isNamed
 */
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
