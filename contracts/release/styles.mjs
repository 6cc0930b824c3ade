import { generate, parse } from 'css-tree/dist/csstree.esm';

/** @typedef {import('css-tree').CssNode} CssNode */

/** At-rules that affect nothing by themselves. */
const GROUPS = new Set(['media', 'container', 'supports', 'layer', 'starting-style']);
/** At-rules that define a global name. @type {Record<string, (rule: CssNode) => string>} */
const NAMING = {
  keyframes: (rule) => generate(rule.prelude),
  '-webkit-keyframes': (rule) => generate(rule.prelude),
  'font-face': (rule) => familyOf(rule),
};

/**
 * Finds the first part of a style sheet that could affect other modules or the shell: a selector without the module's
 * classes, a global name without its prefix, a page-wide rule, a box over the page, or unreadable syntax.
 * @param {string} css - style sheet as it was built
 * @param {string} prefix - prefix of class names and global names, without the hyphen after it
 * @returns {string | null} that part's text
 */
export function findForeignStyle(css, prefix) {
  /** @type {string | null} */
  let fault = null;
  const sheet = parse(css, {
    // The parser's grammar lacks newer media and container conditions.
    parseAtrulePrelude: false,
    onParseError: (error) => {
      fault ??= `${error.message}: ${css.slice(error.offset, error.offset + 60)}`;
    },
  });
  return fault ?? findForeign(sheet.children, prefix, false, '');
}

/**
 * @param {Iterable<CssNode>} nodes @param {string} prefix
 * @param {boolean} nested - inside a rule that matches only the module's elements
 * @param {string} before - text before the braces around these nodes @returns {string | null}
 */
function findForeign(nodes, prefix, nested, before) {
  /** @type {Record<string, string>} */
  const style = {};
  for (const node of nodes) {
    if (node.type === 'Declaration') {
      style[node.property.toLowerCase()] = generate(node.value).toLowerCase();
      continue;
    }
    const fault = node.type === 'Rule' ? checkRule(node, prefix, nested) : checkAtRule(node, prefix, nested);
    if (fault) return fault;
  }
  return isOverPage(style) ? `${before}{position:${style.position}}` : null;
}

/** Positions that keep a box inside the module, and inherited ones. */
const IN_PLACE = /^(absolute|relative|static|sticky|inherit|initial|unset|revert|revert-layer)$/;
const ALONG_LINES = /\d[dls]?v(w|i|max|min)\b/;
const ALONG_PAGE = /\d[dls]?v(h|b|max|min)\b/;

/** Whether a box covers the page: fixed, or sized by the viewport in both directions. @param {Record<string, string>} style */
function isOverPage({ position, ...style }) {
  if (position === undefined) return false;
  if (position !== 'absolute') return !IN_PLACE.test(position);
  const has = (/** @type {RegExp} */ properties, /** @type {RegExp} */ unit) =>
    Object.entries(style).some(([name, value]) => properties.test(name) && unit.test(value));
  return has(/^(min-)?(width|inline-size)$/, ALONG_LINES) && has(/^(min-)?(height|block-size)$/, ALONG_PAGE);
}

/** @param {CssNode} rule @param {string} prefix @param {boolean} nested */
function checkRule(rule, prefix, nested) {
  if (rule.prelude?.type !== 'SelectorList') return generate(rule.prelude);
  for (const selector of rule.prelude.children)
    if (!isScoped(selector, prefix, nested)) return generate(selector);
  return findForeign(rule.block?.children ?? [], prefix, true, generate(rule.prelude));
}

/** @param {CssNode} node @param {string} prefix @param {boolean} nested */
function checkAtRule(node, prefix, nested) {
  if (node.type !== 'Atrule') return null;
  const name = node.name.toLowerCase();
  if (name === 'charset') return null;
  const nameOf = NAMING[name];
  if (nameOf) {
    const globalName = nameOf(node).replace(/^["']/, '');
    return globalName.startsWith(`${prefix}-`) ? null : `@${name} ${globalName}`;
  }
  if (!GROUPS.has(name) || !node.block) return `@${name}${node.prelude ? ` ${generate(node.prelude)}` : ''}`;
  return findForeign(node.block.children, prefix, nested, `@${name}`);
}

/** @param {CssNode} rule */
function familyOf(rule) {
  for (const node of rule.block?.children ?? [])
    if (node.type === 'Declaration' && node.property.toLowerCase() === 'font-family')
      return generate(node.value);
  return '';
}

/**
 * Whether a selector matches only the module's elements and their descendants; siblings may belong to other modules.
 * @param {CssNode} selector @param {string} prefix @param {boolean} nested
 */
function isScoped(selector, prefix, nested) {
  let scoped = false;
  let inside = false;
  const parts = [...selector.children];
  // A leading combinator is relative to the outer rule's elements.
  if (nested && parts[0]?.type === 'Combinator') scoped = true;
  for (const part of parts) {
    if (part.type === 'Combinator') {
      inside = inside || (scoped && /^[ >]$/.test(part.name));
      scoped = inside;
    } else if (isPrefixed(part, prefix, nested)) scoped = true;
  }
  return scoped;
}

/**
 * Whether a part restricts its selector to the module's elements.
 * @param {CssNode} part @param {string} prefix @param {boolean} nested @returns {boolean}
 */
function isPrefixed(part, prefix, nested) {
  if (part.type === 'ClassSelector') return part.name.startsWith(`${prefix}-`);
  if (part.type === 'NestingSelector') return nested;
  if (part.type !== 'PseudoClassSelector' || !/^(is|where|-webkit-any|-moz-any)$/i.test(part.name))
    return false;
  const lists = [...(part.children ?? [])].filter(({ type }) => type === 'SelectorList');
  // Only the last compound selector of each alternative matches the element itself.
  return (
    lists.length > 0 &&
    lists.every(({ children }) => [...children].every((child) => endsScoped(child, prefix, nested)))
  );
}

/** @param {CssNode} selector @param {string} prefix @param {boolean} nested */
function endsScoped(selector, prefix, nested) {
  const parts = [...selector.children];
  const from = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
  return parts.slice(from).some((part) => isPrefixed(part, prefix, nested));
}
