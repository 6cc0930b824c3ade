import type { Document } from '../values/document';
import { keyOf, typeRank } from '../values/key';
import { isTrue } from '../values/number';
import { compareValues, equalValues } from '../values/order';
import { candidatesAt, valuesAt } from '../values/path';

export type Predicate = (document: Document) => boolean;

const some = (path: string, test: (value: unknown) => boolean): Predicate => {
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
  if (operand === null) return some(path, (value) => value === undefined || value === null);
  return some(path, (value) => equalValues(value, operand));
};

const isIn = (path: string, operands: unknown): Predicate => {
  const keys = new Set((operands as unknown[]).map(keyOf));
  return some(path, (value) => keys.has(keyOf(value)));
};

/** Ranges compare values of the operand's own type only. */
const range =
  (holds: (order: number) => boolean) =>
  (path: string, operand: unknown): Predicate => {
    const rank = typeRank(operand);
    return some(path, (value) => {
      if (typeRank(value) !== rank && !(operand === null && value === undefined)) return false;
      if (Number.isNaN(operand) !== Number.isNaN(value)) return false;
      return holds(operand === null ? 0 : compareValues(value, operand));
    });
  };

const exists = (path: string, expected: unknown): Predicate => {
  const present: Predicate = (document) => valuesAt(document, path).some((value) => value !== undefined);
  return isTrue(expected) ? present : not(present);
};

/** A filter's operators on one field. All of them compare by MongoDB's order of values. */
export const fieldOperators: Record<string, (path: string, operand: unknown) => Predicate> = {
  $eq: eq,
  $ne: (path, operand) => not(eq(path, operand)),
  $in: isIn,
  $nin: (path, operands) => not(isIn(path, operands)),
  $gt: range((order) => order > 0),
  $gte: range((order) => order >= 0),
  $lt: range((order) => order < 0),
  $lte: range((order) => order <= 0),
  $exists: exists,
};
