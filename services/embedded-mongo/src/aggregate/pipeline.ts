import { Aggregator } from 'mingo/aggregator';
import { CommandError } from '../errors';
import { checkFilter } from '../query/filter';
import { compileAddition, compileProjection } from '../query/project';
import { parseSort } from '../query/sort';
import { type Document, isDocument } from '../values/document';
import { checkBucket } from './bucket';
import { mingoOptions } from './context';
import { checkExpression } from './expressions';
import { checkAccumulators } from './group';
import { checkUnwind } from './unwind';

type Stage = Record<string, unknown>;

/** What each stage becomes after its checks; several stages are written in terms of others, as MongoDB does. */
const stages: Record<string, (argument: never) => Stage[]> = {
  $match: (filter: unknown) => {
    if (!isDocument(filter))
      throw new CommandError(15959, 'the match filter must be an expression in an object');
    return [{ $match: checkFilter(filter) }];
  },
  $group: (spec: unknown) => {
    if (!isDocument(spec) || !('_id' in spec))
      throw new CommandError(15955, 'a group specification must include an _id');
    const { _id, ...fields } = spec;
    return [{ $group: { _id: checkExpression(_id), ...checkAccumulators(fields) } }];
  },
  $sort: (spec: Document) => {
    if (parseSort(spec).length === 0)
      throw new CommandError(15976, '$sort stage must have at least one sort key');
    return [{ $sort: spec }];
  },
  $limit: (count: unknown) => [{ $limit: checkCount('$limit', count, 1) }],
  $skip: (count: unknown) => [{ $skip: checkCount('$skip', count, 0) }],
  $project: (spec: Document) => {
    compileProjection(checkSpec('$project', spec), mingoOptions);
    return [{ $project: spec }];
  },
  $set: (spec: Document) => {
    compileAddition(checkSpec('$set', spec), mingoOptions);
    return [{ $set: spec }];
  },
  $addFields: (spec: never) => stages.$set!(spec),
  $unset: (fields: string | string[]) =>
    stages.$project!(Object.fromEntries([fields].flat().map((field) => [field, 0])) as never),
  $unwind: (path: unknown) => [{ $unwind: checkUnwind(path) }],
  $count: (field: unknown) => {
    if (typeof field !== 'string' || field === '' || field.startsWith('$') || field.includes('.'))
      throw new CommandError(40156, 'the count field must be a plain field name');
    return [{ $group: { _id: null, [field]: { $sum: 1 } } }, { $project: { _id: 0 } }];
  },
  $sortByCount: (expression: unknown) => [
    { $group: { _id: checkExpression(expression), count: { $sum: 1 } } },
    { $sort: { count: -1 } },
  ],
  $bucket: (spec: unknown) => {
    const checked = checkBucket(spec);
    checkAccumulators(checked.output ?? {});
    return [{ $bucket: checked }, { $sort: { _id: 1 } }];
  },
  $facet: (facets: Record<string, unknown>) => [
    {
      $facet: Object.fromEntries(
        Object.entries(facets).map(([name, pipeline]) => [name, checkPipeline(pipeline)]),
      ),
    },
  ],
};

/**
 * Checks a whole pipeline before any document is seen, and gives it in the stages that mingo runs.
 * @throws CommandError 40323 for a stage that is not one field, 40324 for an unknown stage, and each stage's own
 */
export function checkPipeline(pipeline: unknown): Stage[] {
  if (!Array.isArray(pipeline)) throw new CommandError('TypeMismatch', "'pipeline' must be an array");
  return pipeline.flatMap((stage) => {
    if (!isDocument(stage) || Object.keys(stage).length !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const name = Object.keys(stage)[0]!;
    if (!Object.hasOwn(stages, name))
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return stages[name]!(stage[name] as never);
  });
}

/** Runs checked stages over stored documents. No stage writes to what it takes, so that these need no copy. */
export const runPipeline = (documents: Document[], pipeline: Stage[]): Document[] =>
  new Aggregator(pipeline, mingoOptions).run(documents) as Document[];

function checkCount(stage: string, count: unknown, least: number): number {
  if (!Number.isInteger(count) || (count as number) < least)
    throw new CommandError(15958, `${stage} takes a whole number of at least ${least}`);
  return count as number;
}

function checkSpec(stage: string, spec: unknown): Document {
  if (!isDocument(spec) || Object.keys(spec).length === 0)
    throw new CommandError(40272, `${stage} specification must be an object with at least one field`);
  return spec;
}
