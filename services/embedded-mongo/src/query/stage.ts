import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import { $cond, $ifNull, $literal } from 'mingo/operators/expression';
import { $project, $replaceWith, $unwind } from 'mingo/operators/pipeline';
import type { ExpressionOperator, Options } from 'mingo/types';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/bson';
import { compare } from '../values/order';

/** Memory of a stage that has to keep documents or groups, in bytes. */
const MAX_STAGE_BYTES = 32 * 1024 * 1024;

/** A pipeline stage. `push` takes a batch and returns its output so far; `end` returns the rest. */
export type Stage = {
  push: (batch: Document[]) => Document[];
  end?: () => Document[];
  isFull?: () => boolean;
};

/** Counts the memory of a stage. @throws CommandError 292 beyond the limit */
export function memoryOf(stage: string): (bytes: number) => void {
  let bytes = 0;
  return (more) => {
    bytes += more;
    if (bytes <= MAX_STAGE_BYTES) return;
    const message = `${stage} exceeded memory limit of ${MAX_STAGE_BYTES} bytes`;
    throw new CommandError('QueryExceededMemoryLimitNoDiskUseAllowed', message);
  };
}

const comparison =
  (name: string, holds: (order: number) => boolean) =>
  (document: unknown, operands: unknown, options: Options): boolean => {
    if (!Array.isArray(operands) || operands.length !== 2)
      throw new CommandError(16020, `Expression ${name} takes exactly 2 arguments`);
    const [left, right] = operands.map((operand) => evalExpr(document, operand, options));
    return holds(compare(left, right));
  };

/** The comparisons are ours, because mingo's differ from MongoDB's in 64-bit integers and `ObjectId`. */
const expression: Record<string, unknown> = {
  $cond,
  $eq: comparison('$eq', (order) => order === 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $ifNull,
  $literal,
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $ne: comparison('$ne', (order) => order !== 0),
};

const context = Context.init({
  expression: expression as Record<string, ExpressionOperator>,
  pipeline: { $project, $replaceWith, $unwind },
});

/** @throws CommandError 168 for an operator that is not supported */
export function checkExpression(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkExpression);
  if (!isDocument(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    if (name.startsWith('$') && !Object.hasOwn(expression, name))
      throw unsupported(`the operator ${name} of expressions`, 168);
    if (name !== '$literal') checkExpression(operand);
  }
}

/** Runs a stage of mingo on documents. @throws CommandError 2 when mingo refuses the stage or a value */
function runStage(stage: Document, documents: Document[], processingMode: ProcessingMode): Document[] {
  try {
    return new Aggregator([stage], { context, processingMode, scriptEnabled: false }).run(documents);
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError('BadValue', (error as Error).message);
  }
}

/** A stage of mingo. It works on copies, because mingo changes inner documents and stored ones may be cached. */
export const mingoStage = (stage: Document): Stage => ({
  push: (batch) => runStage(stage, batch, ProcessingMode.CLONE_INPUT),
});

/** The values of checked expressions, by name, for each document. */
export const evaluate = (expressions: Document, documents: Document[]): Document[] =>
  runStage({ $replaceWith: expressions }, documents, ProcessingMode.CLONE_OFF);
