import { evalExpr } from 'mingo/core';
import {
  $abs,
  $add,
  $ceil,
  $divide,
  $floor,
  $multiply,
  $subtract,
} from 'mingo/operators/expression/arithmetic';
import { $arrayElemAt, $concatArrays } from 'mingo/operators/expression/array';
import { $ifNull } from 'mingo/operators/expression/conditional';
import {
  $dateToString,
  $dateTrunc,
  $dayOfMonth,
  $dayOfWeek,
  $hour,
  $month,
  $year,
} from 'mingo/operators/expression/date';
import { $mergeObjects } from 'mingo/operators/expression/object';
import { $concat, $toLower, $toUpper } from 'mingo/operators/expression/string';
import type { Options } from 'mingo/types';
import { CommandError } from '../errors';
import { typeName } from '../values/document';
import { compareValues, equalValues } from '../values/order';
import { booleanOperators } from './boolean-operators';

/** An expression of two operands, compared by MongoDB's order of values across types. */
const compared =
  <R>(answer: (order: number) => R) =>
  (document: unknown, operands: unknown, options: Options) => {
    const [left, right] = evalExpr(document, operands, options) as unknown[];
    return answer(compareValues(left, right));
  };

const contains = (document: unknown, operands: unknown, options: Options) => {
  const [item, list] = evalExpr(document, operands, options) as [unknown, unknown[]];
  return list.some((member) => equalValues(member, item));
};

const size = (document: unknown, argument: unknown, options: Options) => {
  const value = evalExpr(document, Array.isArray(argument) ? argument[0] : argument, options);
  if (Array.isArray(value)) return value.length;
  throw new CommandError(
    17124,
    `The argument to $size must be an array, but was of type: ${typeName(value)}`,
  );
};

/** The expressions that pipelines may use: mingo's, and our own where mingo's differ from MongoDB. */
export const expressionOperators = {
  $abs,
  $add,
  $arrayElemAt,
  $ceil,
  $concat,
  $concatArrays,
  $dateToString,
  $dateTrunc,
  $dayOfMonth,
  $dayOfWeek,
  $divide,
  $floor,
  $hour,
  $ifNull,
  $literal: (_document: unknown, value: unknown) => value,
  $mergeObjects,
  $month,
  $multiply,
  $size: size,
  $subtract,
  $toLower,
  $toUpper,
  $year,
  ...booleanOperators,
  $cmp: compared(Math.sign),
  $eq: compared((order) => order === 0),
  $ne: compared((order) => order !== 0),
  $gt: compared((order) => order > 0),
  $gte: compared((order) => order >= 0),
  $lt: compared((order) => order < 0),
  $lte: compared((order) => order <= 0),
  $in: contains,
};
