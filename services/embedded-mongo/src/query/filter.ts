import { Context } from 'mingo/core';
import { $or as mingoOr } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import type { Options, QueryOperator } from 'mingo/types';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/bson';
import { compare, keyOf, typeRank } from '../values/order';

type Predicate = (document: Document) => boolean;
type Operator = (path: string, operand: unknown) => Predicate;

/** Returns all values at a dotted path, also inside arrays; `undefined` for missing fields. */
export function valuesAt(document: Document, path: string): unknown[] {
  if (!path.includes('.')) return [Object.hasOwn(document, path) ? document[path] : undefined];
  const values: unknown[] = [];
  collect(document, path.split('.'), 0, values);
  return values;
}

function collect(value: unknown, parts: string[], depth: number, values: unknown[]): void {
  const part = parts[depth];
  if (part === undefined) {
    values.push(value);
  } else if (Array.isArray(value)) {
    const isIndex = /^\d+$/.test(part);
    if (isIndex && Number(part) < value.length) collect(value[Number(part)], parts, depth + 1, values);
    for (const item of value)
      if (isDocument(item) && (!isIndex || Object.hasOwn(item, part))) collect(item, parts, depth, values);
  } else if (isDocument(value) && Object.hasOwn(value, part)) {
    collect(value[part], parts, depth + 1, values);
  } else {
    values.push(undefined);
  }
}

const some =
  (testOf: (operand: unknown) => (value: unknown) => boolean): Operator =>
  (path, operand) => {
    const test = testOf(operand);
    const matches = (value: unknown) => test(value) || (Array.isArray(value) && value.some(test));
    if (path.includes('.')) return (document) => valuesAt(document, path).some(matches);
    return (document) => matches(Object.hasOwn(document, path) ? document[path] : undefined);
  };

const not =
  (operator: Operator): Operator =>
  (path, operand) => {
    const matches = operator(path, operand);
    return (document) => !matches(document);
  };

const $eq = some((operand) => (value) => compare(value ?? null, operand) === 0);

const $in = some((operands) => {
  if (!Array.isArray(operands)) throw new CommandError('BadValue', '$in and $nin need an array');
  const keys = new Set(operands.map(keyOf));
  return (value) => keys.has(keyOf(value));
});

const range = (matches: (order: number) => boolean) =>
  some((operand) => {
    const rank = typeRank(operand);
    return (value = null) =>
      typeRank(value) === rank &&
      Number.isNaN(value) === Number.isNaN(operand) &&
      matches(compare(value, operand));
  });

const $exists: Operator = (path, expected) => (document) =>
  valuesAt(document, path).some((value) => value !== undefined) === isTrue(expected);

function $or(path: string, clauses: unknown, options: Options): Predicate {
  if (!Array.isArray(clauses) || clauses.length === 0)
    throw new CommandError('BadValue', '$or must be a nonempty array');
  return mingoOr(path, clauses, options) as Predicate;
}

/** mingo's comparisons differ from MongoDB for `ObjectId`, missing fields and field order. */
const query = {
  $eq,
  $ne: not($eq),
  $in,
  $nin: not($in),
  $gt: range((order) => order > 0),
  $gte: range((order) => order >= 0),
  $lt: range((order) => order < 0),
  $lte: range((order) => order <= 0),
  $exists,
  $or,
};
const context = Context.init({ query: query as unknown as Record<string, QueryOperator> });

/** MongoDB treats all values as true except `false`, null, zero and missing ones. */
export const isTrue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== 0;

export const isOperators = (condition: unknown): condition is Document =>
  isDocument(condition) && Object.keys(condition)[0]?.startsWith('$') === true;

export function compileFilter(filter: unknown = {}): Predicate {
  if (!isDocument(filter)) throw new CommandError('TypeMismatch', 'a filter must be an object');
  try {
    const compiled = new Query(filter, { context, scriptEnabled: false });
    return (document) => compiled.test(document);
  } catch (error) {
    const { message } = error as Error;
    const [operator] = /\$\w+$/.exec(message) ?? [];
    if (operator) throw unsupported(`the operator ${operator} of filters`, 'BadValue');
    throw error instanceof CommandError ? error : new CommandError('BadValue', message);
  }
}
