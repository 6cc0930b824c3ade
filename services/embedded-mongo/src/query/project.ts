import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { checkExpression, expressionOperators } from '../aggregate/expressions';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';

type Tree = Map<string, boolean | Tree>;
type Projection = (document: Document) => Document;

/**
 * A projection that never writes to the documents it is given: inclusion keeps the document's own order of
 * fields with computed ones after it, exclusion leaves fields out.
 * @param options mingo's options where expressions are allowed (in `$project`; a find refuses them)
 * @throws CommandError 31249, 31253, 31254 for clashing fields, 238 for what is not supported
 */
export function compileProjection(spec: Document, options?: Options): Projection {
  const tree: Tree = new Map();
  const computed: Document = {};
  let including: boolean | undefined;
  for (const [path, value] of Object.entries(spec)) {
    const plain = typeof value === 'number' || typeof value === 'boolean';
    if (!plain && !options) throw unsupported(`the projection of ${path} by an expression`);
    if (!plain) computed[path] = checkComputed(path, value);
    const includes = !plain || Boolean(value);
    plant(tree, path.split('.'), plain && includes);
    if (path === '_id') continue;
    if (including !== undefined && including !== includes)
      throw includes
        ? new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
        : new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    including = includes;
  }
  including ??= tree.get('_id') === true;
  if (!including) return (document) => exclude(document, tree) as Document;
  if (!tree.has('_id')) tree.set('_id', true);
  return (document) => compute(include(document, tree), computed, document, options);
}

/** Sets computed fields (`$set`) on copies. */
export function compileAddition(spec: Document, options: Options): Projection {
  for (const [path, value] of Object.entries(spec)) checkComputed(path, value, 'InvalidPipelineOperator');
  return (document) => compute({ ...document }, spec, document, options);
}

/** @throws CommandError 31325 (or another one) for an unknown operator, 238 inside documents */
function checkComputed(
  path: string,
  expression: unknown,
  unknown: 'InvalidPipelineOperator' | 31325 = 31325,
) {
  const operator = isDocument(expression) ? Object.keys(expression)[0] : undefined;
  if (path.includes('.') || (isDocument(expression) && !operator?.startsWith('$')))
    throw unsupported(`the nested field ${path}`);
  if (operator && !Object.hasOwn(expressionOperators, operator))
    throw new CommandError(unknown, `Unknown expression ${operator}`);
  return checkExpression(expression);
}

function compute(result: Document, computed: Document, source: Document, options?: Options): Document {
  for (const [field, expression] of Object.entries(computed)) {
    const value = evalExpr(source, expression, options!);
    if (value === undefined) delete result[field];
    else result[field] = value;
  }
  return result;
}

function plant(tree: Tree, [part, ...rest]: string[], rule: boolean): void {
  if (!part) throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (part.startsWith('$')) throw unsupported(`the projection of ${part}`);
  const present = tree.get(part);
  if (present !== undefined && (rest.length === 0 || !(present instanceof Map)))
    throw new CommandError(31249, `Path collision at ${part}`);
  if (rest.length === 0) {
    tree.set(part, rule);
    return;
  }
  const below: Tree = present instanceof Map ? present : new Map();
  tree.set(part, below);
  plant(below, rest, rule);
}

function include(source: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [key, value] of Object.entries(source)) {
    const rule = tree.get(key);
    if (rule === true) result[key] = value;
    else if (rule instanceof Map && Array.isArray(value)) result[key] = includeItems(value, rule);
    else if (rule instanceof Map && isDocument(value)) result[key] = include(value, rule);
  }
  return result;
}

/** Of an array only documents and arrays are left. */
const includeItems = (items: unknown[], tree: Tree): unknown[] =>
  items.flatMap((item) => {
    if (Array.isArray(item)) return [includeItems(item, tree)];
    return isDocument(item) ? [include(item, tree)] : [];
  });

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(item, tree));
  if (!isDocument(value)) return value;
  const result: Document = {};
  for (const key of Object.keys(value)) {
    const rule = tree.get(key);
    if (rule instanceof Map) result[key] = exclude(value[key], rule);
    else if (rule !== false) result[key] = value[key];
  }
  return result;
}
