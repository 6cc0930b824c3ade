import { Context } from 'mingo/core';
import { $or as mingoOr } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import type { Options, QueryOperator } from 'mingo/types';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/bson';
import { compare, keyOf, plainNumber, typeRank } from '../values/order';

type Predicate = (document: Document) => boolean;
type Operator = (path: string, operand: unknown) => Predicate;

/** All values that a dotted path leads to, through the documents of arrays, too; `undefined` where one is missing. */
export function valuesAt(document: Document, path: string): unknown[] {
  if (!path.includes('.')) return [Object.hasOwn(document, path) ? document[path] : undefined];
  const found: unknown[] = [];
  collect(document, path.split('.'), 0, found);
  return found;
}

function collect(value: unknown, parts: string[], at: number, found: unknown[]): void {
  const part = parts[at];
  if (part === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    const isIndex = /^\d+$/.test(part);
    if (isIndex && Number(part) < value.length) collect(value[Number(part)], parts, at + 1, found);
    for (const item of value)
      if (isDocument(item) && (!isIndex || Object.hasOwn(item, part))) collect(item, parts, at, found);
  } else if (isDocument(value) && Object.hasOwn(value, part)) {
    collect(value[part], parts, at + 1, found);
  } else {
    found.push(undefined);
  }
}

const some =
  (testOf: (operand: unknown) => (value: unknown) => boolean): Operator =>
  (path, operand) => {
    const test = testOf(operand);
    const holds = (value: unknown) => test(value) || (Array.isArray(value) && value.some(test));
    if (path.includes('.')) return (document) => valuesAt(document, path).some(holds);
    return (document) => holds(Object.hasOwn(document, path) ? document[path] : undefined);
  };

const not =
  (operator: Operator): Operator =>
  (path, operand) => {
    const holds = operator(path, operand);
    return (document) => !holds(document);
  };

const $eq = some((operand) => (value) => compare(value ?? null, operand) === 0);

const $in = some((operands) => {
  if (!Array.isArray(operands)) throw new CommandError('BadValue', '$in and $nin need an array');
  const keys = new Set(operands.map(keyOf));
  return (value) => keys.has(keyOf(value));
});

/** Ranges compare values of the operand's type only, and NaN only with NaN. */
const range = (holds: (order: number) => boolean) =>
  some((operand) => {
    const rank = typeRank(operand);
    return (value = null) =>
      typeRank(value) === rank &&
      Number.isNaN(value) === Number.isNaN(operand) &&
      holds(compare(value, operand));
  });

const $exists: Operator = (path, expected) => (document) =>
  valuesAt(document, path).some((value) => value !== undefined) === isTrue(expected);

function $or(path: string, clauses: unknown, options: Options): Predicate {
  if (!Array.isArray(clauses) || clauses.length === 0)
    throw new CommandError('BadValue', '$or must be a nonempty array');
  return mingoOr(path, clauses, options) as Predicate;
}

/** mingo's own comparisons differ from MongoDB's in 64-bit integers, `ObjectId`, missing fields and field order. */
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

/** What MongoDB reads as true: all values but `false`, null, zero and a missing one. */
export const isTrue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && plainNumber(value) !== 0;

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
