import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import {
  $add,
  $and,
  $arrayElemAt,
  $concat,
  $cond,
  $divide,
  $ifNull,
  $literal,
  $multiply,
  $or,
  $subtract,
} from 'mingo/operators/expression';
import { $addFields, $project, $replaceWith, $unwind } from 'mingo/operators/pipeline';
import type { ExpressionOperator, Options } from 'mingo/types';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { compareValues } from '../values/order';

type Operator = (document: unknown, operands: unknown, options: Options) => unknown;

/** Compares in MongoDB's order of values, which mingo's own comparisons differ from in 64-bit integers and `ObjectId`. */
const comparison =
  (name: string, holds: (order: number) => boolean): Operator =>
  (document, operands, options) => {
    if (!Array.isArray(operands) || operands.length !== 2)
      throw new CommandError(16020, `Expression ${name} takes exactly 2 arguments`);
    const [left, right] = operands.map((operand) => evalExpr(document, operand, options));
    return holds(compareValues(left, right));
  };

const $size: Operator = (document, operand, options) => {
  const value = evalExpr(document, operand, options);
  if (Array.isArray(value)) return value.length;
  throw new CommandError(17124, 'The argument to $size must be an array');
};

const expression: Record<`$${string}`, ExpressionOperator | Operator> = {
  $add,
  $and,
  $arrayElemAt,
  $concat,
  $cond,
  $divide,
  $eq: comparison('$eq', (order) => order === 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $ifNull,
  $literal,
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $multiply,
  $ne: comparison('$ne', (order) => order !== 0),
  $or,
  $size,
  $subtract,
};

const context = Context.init({
  expression: expression as Record<string, ExpressionOperator>,
  pipeline: { $addFields, $project, $replaceWith, $unwind },
});

/** Refuses an expression with an operator that is not supported. @throws CommandError 168 */
export function checkExpression(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkExpression);
  if (!isDocument(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    if (name.startsWith('$') && !Object.hasOwn(expression, name))
      throw unsupported(`the operator ${name} of expressions`, 168);
    if (name !== '$literal') checkExpression(operand);
  }
}

/**
 * Runs one of mingo's stages on a batch of documents, which stay as they are: mingo changes the documents inside of those
 * that `$project` and `$addFields` get.
 * @throws CommandError 2 when mingo refuses the stage or a value
 */
export function runStage(stage: Document, documents: Document[]): Document[] {
  const processingMode = stage.$replaceWith ? ProcessingMode.CLONE_OFF : ProcessingMode.CLONE_INPUT;
  try {
    return new Aggregator([stage], { context, processingMode, scriptEnabled: false }).run(documents);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError('BadValue', (error as Error).message);
  }
}
