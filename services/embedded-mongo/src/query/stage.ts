import { Aggregator } from 'mingo/aggregator';
import { Context, ProcessingMode } from 'mingo/core';
import { $project, $replaceWith, $unwind } from 'mingo/operators/pipeline';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/bson';

const MAX_STAGE_BYTES = 32 * 1024 * 1024;

/** `push` takes a batch and returns the output so far; `end` returns the rest. */
export type Stage = {
  push: (batch: Document[]) => Document[];
  end?: () => Document[];
  isFull?: () => boolean;
};

export function limitMemory(stage: string): (bytes: number) => void {
  let bytes = 0;
  return (added) => {
    bytes += added;
    if (bytes <= MAX_STAGE_BYTES) return;
    const message = `${stage} exceeded memory limit of ${MAX_STAGE_BYTES} bytes`;
    throw new CommandError('QueryExceededMemoryLimitNoDiskUseAllowed', message);
  };
}

const context = Context.init({ pipeline: { $project, $replaceWith, $unwind } });

/** Supports fields, constants and documents of them. @throws CommandError 168 for an operator */
export function checkExpression(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkExpression);
  if (!isDocument(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    if (name.startsWith('$')) throw unsupported(`the operator ${name} of expressions`, 168);
    checkExpression(operand);
  }
}

function runStage(stage: Document, documents: Document[], processingMode: ProcessingMode): Document[] {
  try {
    return new Aggregator([stage], { context, processingMode, scriptEnabled: false }).run(documents);
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError('BadValue', (error as Error).message);
  }
}

/** Clones the input, because mingo changes nested documents, which unwound documents share. */
export const mingoStage = (stage: Document): Stage => ({
  push: (batch) => runStage(stage, batch, ProcessingMode.CLONE_INPUT),
});

export const evaluate = (expressions: Document, documents: Document[]): Document[] =>
  runStage({ $replaceWith: expressions }, documents, ProcessingMode.CLONE_OFF);
