import { evalExpr } from 'mingo/core';
import {
  $abs,
  $add,
  $ceil,
  $divide,
  $floor,
  $mod,
  $multiply,
  $round,
  $subtract,
} from 'mingo/operators/expression/arithmetic';
import {
  $arrayElemAt,
  $concatArrays,
  $filter,
  $isArray,
  $map,
  $size,
  $slice,
} from 'mingo/operators/expression/array';
import { $ifNull } from 'mingo/operators/expression/conditional';
import {
  $dateToString,
  $dateTrunc,
  $dayOfMonth,
  $dayOfWeek,
  $hour,
  $minute,
  $month,
  $year,
} from 'mingo/operators/expression/date';
import { $mergeObjects } from 'mingo/operators/expression/object';
import { $concat, $strLenCP, $substrCP, $toLower, $toUpper } from 'mingo/operators/expression/string';
import type { Options } from 'mingo/types';
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
  $filter,
  $floor,
  $hour,
  $ifNull,
  $isArray,
  $literal: (_document: unknown, value: unknown) => value,
  $map,
  $mergeObjects,
  $minute,
  $mod,
  $month,
  $multiply,
  $round,
  $size,
  $slice,
  $strLenCP,
  $substrCP,
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
