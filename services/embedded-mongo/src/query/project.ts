import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { expressionOperators } from '../aggregate/expression-operators';
import { checkExpression } from '../aggregate/expressions';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';

type Rule = true | false | { compute: unknown } | Tree;
type Tree = Map<string, Rule>;
type Projection = (document: Document) => Document;

/**
 * A projection that never writes to the documents it is given: inclusion keeps the document's own order of
 * fields with computed ones after it, exclusion leaves fields out.
 * @param options mingo's options where expressions are allowed (in `$project`; a find refuses them)
 * @throws CommandError 31249, 31253, 31254 for clashing fields, 238 for what is not supported
 */
export function compileProjection(spec: Document, options?: Options): Projection {
  const tree: Tree = new Map();
  let including: boolean | undefined;
  for (const [path, value] of flatten(spec)) {
    const rule = ruleOf(path, value, options !== undefined);
    if (path !== '_id') {
      const includes = rule !== false;
      if (including !== undefined && including !== includes) {
        throw includes
          ? new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
          : new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
      }
      including = includes;
    }
    plant(tree, path.split('.'), rule);
  }
  const id = tree.get('_id');
  if (including === undefined) including = id !== undefined && id !== false;
  if (!including) return (document) => exclude(document, tree) as Document;
  if (id === undefined) tree.set('_id', true);
  return (document) => include(document, tree, { root: document, options }) as Document;
}

/** Sets computed fields (`$addFields`) on copies, nested ones inside arrays as well. */
export function compileAddition(spec: Document, options: Options): Projection {
  const tree: Tree = new Map();
  for (const [path, value] of flatten(spec))
    plant(tree, path.split('.'), { compute: checkExpression(value) });
  return (document) => add(document, tree, { root: document, options }) as Document;
}

function* flatten(spec: Document, prefix = ''): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(spec)) {
    if (isDocument(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$'))
      yield* flatten(value, `${prefix}${key}.`);
    else yield [prefix + key, value];
  }
}

function ruleOf(path: string, value: unknown, computed: boolean): Rule {
  if (path.split('.').some((part) => part.startsWith('$'))) throw unsupported(`the projection of ${path}`);
  if (typeof value === 'number' || typeof value === 'boolean') return Boolean(value);
  if (!computed) throw unsupported(`the projection of ${path} by an expression`);
  const operator = isDocument(value) ? Object.keys(value)[0] : undefined;
  if (operator?.startsWith('$') && !Object.hasOwn(expressionOperators, operator))
    throw new CommandError(31325, `Unknown expression ${operator}`);
  return { compute: checkExpression(value) };
}

function plant(tree: Tree, [part, ...rest]: string[], rule: Rule): void {
  if (!part) throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  const present = tree.get(part);
  if (present !== undefined && (rest.length === 0 || !(present instanceof Map)))
    throw new CommandError(31249, `Path collision at ${part}`);
  if (rest.length === 0) {
    tree.set(part, rule);
  } else {
    const below = present ?? new Map();
    tree.set(part, below);
    plant(below as Tree, rest, rule);
  }
}

type Scope = { root: Document; options?: Options };

const evaluate = (rule: { compute: unknown }, { root, options }: Scope) =>
  evalExpr(root, rule.compute, options!);

function include(value: unknown, tree: Tree, scope: Scope): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => typeof item === 'object').map((item) => include(item, tree, scope));
  }
  const result: Document = {};
  const source = isDocument(value) ? value : {};
  for (const key of Object.keys(source)) {
    const rule = tree.get(key);
    if (rule === true) result[key] = source[key];
    else if (rule instanceof Map && typeof source[key] === 'object' && source[key] !== null)
      result[key] = include(source[key], rule, scope);
  }
  for (const [key, rule] of tree) {
    if (typeof rule === 'object' && 'compute' in rule) result[key] = evaluate(rule, scope);
    else if (rule instanceof Map && !Object.hasOwn(source, key) && computes(rule))
      result[key] = include({}, rule, scope);
  }
  return result;
}

const computes = (tree: Tree): boolean =>
  [...tree.values()].some((rule) => (rule instanceof Map ? computes(rule) : typeof rule === 'object'));

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

function add(value: unknown, tree: Tree, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => add(item, tree, scope));
  const result: Document = isDocument(value) ? { ...value } : {};
  for (const [key, rule] of tree) {
    const next =
      rule instanceof Map ? add(result[key], rule, scope) : evaluate(rule as { compute: unknown }, scope);
    if (next === undefined) delete result[key];
    else result[key] = next;
  }
  return result;
}
