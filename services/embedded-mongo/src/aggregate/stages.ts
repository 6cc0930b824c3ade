import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { compileProjection } from '../query/project';
import { parseSort, Sorter, type SortKey } from '../query/sort';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import type { Variables } from './expression';
import { compileGroup, type Stage } from './group';

const each = (change: (batch: Document[]) => Document[]): Stage =>
  async function* (batches) {
    for await (const batch of batches) yield change(batch);
  };

export const sorted = (keys: SortKey[], skip = 0, limit = Number.POSITIVE_INFINITY): Stage =>
  async function* (batches) {
    const sorter = new Sorter((document: Document) => document, keys, skip, limit);
    for await (const batch of batches) for (const document of batch) sorter.add(document);
    yield sorter.result();
  };

const unchanged: Stage = (batches) => batches;

export const skipped = (count: number): Stage => {
  if (count === 0) return unchanged;
  let left = count;
  return each((batch) => {
    const rest = batch.slice(left);
    left -= batch.length - rest.length;
    return rest;
  });
};

export const limited = (count: number): Stage => {
  if (count === Number.POSITIVE_INFINITY) return unchanged;
  return async function* (batches) {
    let left = count;
    for await (const batch of batches) {
      yield batch.slice(0, left);
      left -= batch.length;
      if (left <= 0) return;
    }
  };
};

export const projected = (project: (document: Document) => Document): Stage =>
  each((batch) => batch.map(project));

const stages: Record<string, (argument: unknown, variables?: Variables) => Stage> = {
  $match: (filter, variables) => {
    if (!isDocument(filter))
      throw new CommandError(15959, 'the match filter must be an expression in an object');
    const matches = compileFilter(filter, variables);
    return each((batch) => batch.filter(matches));
  },
  $group: compileGroup,
  $sort: (spec) => {
    const keys = parseSort(spec);
    if (keys.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
    return sorted(keys);
  },
  $limit: (argument) => limited(countOf('$limit', argument, 1)),
  $skip: (argument) => skipped(countOf('$skip', argument, 0)),
  $project: (spec) => {
    if (!isDocument(spec) || Object.keys(spec).length === 0)
      throw new CommandError(51272, '$project specification must have at least one field');
    return projected(compileProjection(spec));
  },
};

/**
 * Checks a whole pipeline before any document is seen.
 * @throws CommandError 40323 for a stage that is not one field, 40324 for an unknown stage, and each stage's own
 */
export function compilePipeline(pipeline: unknown, variables?: Variables): Stage {
  if (!Array.isArray(pipeline)) throw new CommandError('TypeMismatch', "'pipeline' must be an array");
  const compiled = pipeline.map((stage) => {
    if (!isDocument(stage) || Object.keys(stage).length !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, argument] = Object.entries(stage)[0]!;
    if (!Object.hasOwn(stages, name))
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return stages[name]!(argument, variables);
  });
  return (documents) => compiled.reduce((found, stage) => stage(found), documents);
}

function countOf(stage: string, argument: unknown, least: number): number {
  const count = plainNumber(argument);
  if (!Number.isInteger(count) || (count as number) < least)
    throw new CommandError(15958, `${stage} takes a whole number of at least ${least}`);
  return count as number;
}
