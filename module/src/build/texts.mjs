import { parse } from '@babel/parser';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** @typedef {{ message: string, line: number, end: number, hasValues: boolean }} TextCall */

/**
 * Finds the calls of `i18n.t` in a source file.
 * @param {string} source - TypeScript or JSX @param {string} file - for errors
 * @returns {TextCall[]} with the position before the closing bracket
 * @throws {Error} if a message is not a literal
 */
export function textCalls(source, file) {
  /** @type {TextCall[]} */
  const calls = [];
  const visit = (/** @type {any} */ node) => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    else if (node && typeof node.type === 'string') {
      if (isTextCall(node)) calls.push(readCall(node, file));
      for (const [key, child] of Object.entries(node))
        if (key !== 'loc' && typeof child === 'object') visit(child);
    }
  };
  visit(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program);
  return calls;
}

const isTextCall = (/** @type {any} */ { type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.object.name === 'i18n' &&
  callee.property.name === 't';

/** @param {any} call @param {string} file @returns {TextCall} */
function readCall({ arguments: [message, ...others], loc, end }, file) {
  const text = message?.type === 'StringLiteral' ? message.value : templateText(message);
  if (text === undefined || others.length > 1)
    throw new Error(
      `${file}:${loc.start.line}: i18n.t needs a literal and, if it has placeholders, their values`,
    );
  return { message: text, line: loc.start.line, end: end - 1, hasValues: others.length === 1 };
}

const templateText = (/** @type {any} */ node) =>
  node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;

/**
 * Compiles a message, unless it has only text and simple values, such as "Open {time}": browsers write these as they are.
 * @param {string} message - ICU @returns {string | unknown[]}
 */
export function compiledText(message) {
  const tokens = compileMessage(message);
  const isSimple = tokens.every((token) => typeof token === 'string' || token.length === 1);
  const written = tokens.map((token) => (typeof token === 'string' ? token : `{${token[0]}}`)).join('');
  return isSimple && written === message ? message : tokens;
}

/**
 * Adds compiled messages to calls with plurals and the like, so that browsers need no parser: they get
 * `[['count', 'plural', { one: ['#', ' place'], other: ['#', ' places'] }]]` as a third argument.
 * @param {string} source @param {string} file
 */
export function withCompiledTexts(source, file) {
  if (!source.includes('i18n.t(')) return source;
  let result = source;
  for (const { message, end, hasValues } of textCalls(source, file).sort((a, b) => b.end - a.end)) {
    const compiled = compiledText(message);
    if (!hasValues || typeof compiled === 'string') continue;
    const before = result.slice(0, end).replace(/,\s*$/, '');
    result = `${before}, ${JSON.stringify(compiled)}${result.slice(end)}`;
  }
  return result;
}
