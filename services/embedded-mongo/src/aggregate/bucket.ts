import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { compareValues, typeRank } from '../values/order';
import { checkExpression } from './expressions';

export type Bucket = { groupBy: unknown; boundaries: unknown[]; default?: unknown; output?: Document };

/** @throws CommandError 40198 for missing fields, 40194 for boundaries of several types or in a wrong order */
export function checkBucket(spec: unknown): Bucket {
  const { groupBy, boundaries } = isDocument(spec) ? spec : {};
  if (groupBy === undefined || !Array.isArray(boundaries) || boundaries.length < 2)
    throw new CommandError(40198, "$bucket requires 'groupBy' and two or more 'boundaries'");
  checkExpression(groupBy);
  boundaries.slice(1).forEach((upper, i) => {
    if (typeRank(boundaries[i]) !== typeRank(upper) || compareValues(boundaries[i], upper) >= 0)
      throw new CommandError(40194, "The 'boundaries' must be of one type and in ascending order");
  });
  return spec as Bucket;
}

/** The lower boundary of the bucket that a document falls in. @throws CommandError 40066 when there is none */
export function bucketOf(document: unknown, spec: Bucket, options: Options): unknown {
  const value = evalExpr(document, spec.groupBy, options);
  const above = spec.boundaries.findIndex((boundary) => compareValues(value, boundary) < 0);
  if (above > 0) return spec.boundaries[above - 1];
  if ('default' in spec) return spec.default;
  throw new CommandError(40066, 'a document falls in no bucket, and no default was specified.');
}
