import type { Document } from '../values/document';
import { keyOf, typeRank } from '../values/key';
import { isTrue } from '../values/number';
import { compareValues, equalValues } from '../values/order';
import { candidatesAt, valuesAt } from '../values/path';

export type Predicate = (document: Document) => boolean;
type FieldOperator = (path: string, operand: never) => Predicate;

const some = (test: (value: unknown) => boolean, path: string): Predicate => {
  if (path.includes('.')) return (document) => candidatesAt(document, path).some(test);
  return (document) => {
    const value = Object.hasOwn(document, path) ? document[path] : undefined;
    return test(value) || (Array.isArray(value) && value.some(test));
  };
};

const not =
  (predicate: Predicate): Predicate =>
  (document) =>
    !predicate(document);

const eq = (path: string, operand: unknown): Predicate => {
  if (operand === null) return some((value) => value === undefined || value === null, path);
  if (typeof operand === 'string' || typeof operand === 'boolean')
    return some((value) => value === operand, path);
  return some((value) => equalValues(value, operand), path);
};

const isIn = (path: string, operands: unknown[]): Predicate => {
  const patterns = operands.filter((operand) => operand instanceof RegExp);
  const keys = new Set(operands.filter((operand) => !(operand instanceof RegExp)).map(keyOf));
  return some(
    (value) =>
      keys.has(keyOf(value)) ||
      (typeof value === 'string' && patterns.some((pattern) => pattern.test(value))),
    path,
  );
};

/** Ranges compare values of the operand's own type only. */
const range =
  (holds: (order: number) => boolean) =>
  (path: string, operand: unknown): Predicate => {
    const rank = typeRank(operand);
    return some((value) => {
      if (typeRank(value) !== rank && !(operand === null && value === undefined)) return false;
      if (Number.isNaN(operand) !== Number.isNaN(value)) return false;
      return holds(operand === null ? 0 : compareValues(value, operand));
    }, path);
  };

/** A filter's operators on one field. All of them compare by MongoDB's order of values. */
export const fieldOperators = {
  $eq: eq,
  $ne: (path: string, operand: unknown) => not(eq(path, operand)),
  $in: isIn,
  $nin: (path: string, operands: unknown[]) => not(isIn(path, operands)),
  $gt: range((order) => order > 0),
  $gte: range((order) => order >= 0),
  $lt: range((order) => order < 0),
  $lte: range((order) => order <= 0),
  $exists: (path: string, expected: unknown) => {
    const present: Predicate = (document) => valuesAt(document, path).some((value) => value !== undefined);
    return isTrue(expected) ? present : not(present);
  },
  $regex: (path: string, pattern: RegExp) =>
    some((value) => typeof value === 'string' && pattern.test(value), path),
} satisfies Record<string, FieldOperator>;
