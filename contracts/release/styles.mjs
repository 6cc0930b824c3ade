import { generate, parse } from 'css-tree';

/** @typedef {import('css-tree').CssNode} CssNode */

/** At-rules that reach nothing by themselves. */
const AROUND = new Set(['media', 'container', 'supports', 'layer', 'starting-style']);
/** At-rules that define a global name. @type {Record<string, (rule: CssNode) => string>} */
const NAMING = {
  keyframes: (rule) => generate(rule.prelude),
  '-webkit-keyframes': (rule) => generate(rule.prelude),
  'font-face': (rule) => familyOf(rule),
};

/**
 * Finds the first part of a style sheet that could reach other modules or the shell: a selector that may match elements outside
 * of this module, a global name without its prefix (a font, an animation), a rule for the whole page, a box over the page, or
 * a part that the parser cannot read, such as rules nested without `&`.
 * @param {string} css as it was built
 * @param {string} prefix of the module's class names and other names, without the hyphen after it
 * @returns {string | null} that part's text
 */
export function foreignStyle(css, prefix) {
  /** @type {string | null} */
  let fault = null;
  const sheet = parse(css, {
    // Conditions of media and containers are newer than the parser's grammar.
    parseAtrulePrelude: false,
    onParseError: (error) => {
      fault ??= `${error.message}: ${css.slice(error.offset, error.offset + 60)}`;
    },
  });
  return fault ?? foreignIn(sheet.children, prefix, false, '');
}

/**
 * @param {Iterable<CssNode>} nodes
 * @param {string} prefix
 * @param {boolean} nested inside a rule that matches the module's elements only
 * @param {string} before the braces around these nodes
 * @returns {string | null}
 */
function foreignIn(nodes, prefix, nested, before) {
  /** @type {Record<string, string>} */
  const style = {};
  for (const node of nodes) {
    if (node.type === 'Declaration') {
      style[node.property.toLowerCase()] = generate(node.value).toLowerCase();
      continue;
    }
    const found =
      node.type === 'Rule' ? foreignRule(node, prefix, nested) : foreignAtRule(node, prefix, nested);
    if (found) return found;
  }
  return isOverPage(style) ? `${before}{position:${style.position}}` : null;
}

/** Positions of boxes that stay with the module, or that are inherited. */
const IN_PLACE = /^(absolute|relative|static|sticky|inherit|initial|unset|revert|revert-layer)$/;
const ALONG_LINES = /\d[dls]?v(w|i|max|min)\b/;
const ALONG_PAGE = /\d[dls]?v(h|b|max|min)\b/;

/**
 * Whether a box lies over the page: it does not scroll, or both its sizes are relative to the window. Dialogs and popovers need
 * neither.
 * @param {Record<string, string>} style
 */
function isOverPage({ position, ...style }) {
  if (position === undefined) return false;
  if (position !== 'absolute') return !IN_PLACE.test(position);
  const has = (/** @type {RegExp} */ names, /** @type {RegExp} */ unit) =>
    Object.entries(style).some(([name, value]) => names.test(name) && unit.test(value));
  return has(/^(min-)?(width|inline-size)$/, ALONG_LINES) && has(/^(min-)?(height|block-size)$/, ALONG_PAGE);
}

/** @param {CssNode} rule @param {string} prefix @param {boolean} nested */
function foreignRule(rule, prefix, nested) {
  if (rule.prelude?.type !== 'SelectorList') return generate(rule.prelude);
  for (const selector of rule.prelude.children)
    if (!isOwn(selector, prefix, nested)) return generate(selector);
  return foreignIn(rule.block?.children ?? [], prefix, true, generate(rule.prelude));
}

/** @param {CssNode} node @param {string} prefix @param {boolean} nested */
function foreignAtRule(node, prefix, nested) {
  if (node.type !== 'Atrule') return null;
  const name = node.name.toLowerCase();
  if (name === 'charset') return null;
  const nameOf = NAMING[name];
  if (nameOf) {
    const named = nameOf(node).replace(/^["']/, '');
    return named.startsWith(`${prefix}-`) ? null : `@${name} ${named}`;
  }
  if (!AROUND.has(name) || !node.block) return `@${name}${node.prelude ? ` ${generate(node.prelude)}` : ''}`;
  return foreignIn(node.block.children, prefix, nested, `@${name}`);
}

/** @param {CssNode} rule */
function familyOf(rule) {
  for (const node of rule.block?.children ?? [])
    if (node.type === 'Declaration' && node.property.toLowerCase() === 'font-family')
      return generate(node.value);
  return '';
}

/**
 * Whether a selector matches only elements with a class of the module and their descendants. A sibling of such an element may
 * belong to another module, unless both are descendants.
 * @param {CssNode} selector
 * @param {string} prefix
 * @param {boolean} nested
 */
function isOwn(selector, prefix, nested) {
  let own = false;
  let inside = false;
  const parts = [...selector.children];
  // A leading combinator starts at the matches of the outer rule.
  if (nested && parts[0]?.type === 'Combinator') own = true;
  for (const part of parts) {
    if (part.type === 'Combinator') {
      inside = inside || (own && /^[ >]$/.test(part.name));
      own = inside;
    } else if (names(part, prefix, nested)) own = true;
  }
  return own;
}

/**
 * Whether a part of a compound selector restricts it to the module's elements.
 * @param {CssNode} part @param {string} prefix @param {boolean} nested @returns {boolean}
 */
function names(part, prefix, nested) {
  if (part.type === 'ClassSelector') return part.name.startsWith(`${prefix}-`);
  if (part.type === 'NestingSelector') return nested;
  if (part.type !== 'PseudoClassSelector' || !/^(is|where|-webkit-any|-moz-any)$/i.test(part.name))
    return false;
  const lists = [...(part.children ?? [])].filter(({ type }) => type === 'SelectorList');
  // The last compound of each alternative is matched.
  return (
    lists.length > 0 &&
    lists.every(({ children }) => [...children].every((one) => endsOwn(one, prefix, nested)))
  );
}

/** @param {CssNode} selector @param {string} prefix @param {boolean} nested */
function endsOwn(selector, prefix, nested) {
  const parts = [...selector.children];
  const from = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
  return parts.slice(from).some((part) => names(part, prefix, nested));
}
