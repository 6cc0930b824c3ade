import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { compileProjection } from '../query/project';
import { parseSort, sortItems } from '../query/sort';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import { compileGroup } from './group';

type Stage = (documents: Iterable<Document>) => Iterable<Document>;

const stages: Record<string, (argument: unknown) => Stage> = {
  $match: (filter) => {
    if (!isDocument(filter))
      throw new CommandError(15959, 'the match filter must be an expression in an object');
    const matches = compileFilter(filter);
    return function* (documents) {
      for (const document of documents) if (matches(document)) yield document;
    };
  },
  $group: compileGroup,
  $sort: (spec) => {
    const keys = parseSort(spec);
    if (keys.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
    return (documents) => sortItems(documents, (document) => document, keys);
  },
  $limit: (argument) => {
    const limit = countOf('$limit', argument, 1);
    return function* (documents) {
      let taken = 0;
      for (const document of documents) {
        yield document;
        if (++taken === limit) return;
      }
    };
  },
  $skip: (argument) => {
    const skip = countOf('$skip', argument, 0);
    return function* (documents) {
      let passed = 0;
      for (const document of documents) if (passed++ >= skip) yield document;
    };
  },
  $project: (spec) => {
    if (!isDocument(spec) || Object.keys(spec).length === 0)
      throw new CommandError(51272, '$project specification must have at least one field');
    const project = compileProjection(spec);
    return function* (documents) {
      for (const document of documents) yield project(document);
    };
  },
  $count: (field) => {
    if (typeof field !== 'string' || field === '' || field.startsWith('$') || field.includes('.'))
      throw new CommandError(40156, 'the count field must be a plain field name');
    return (documents) => {
      let count = 0;
      for (const _ of documents) count++;
      return count > 0 ? [{ [field]: count }] : [];
    };
  },
};

/**
 * Checks a whole pipeline before any document is seen.
 * @throws CommandError 40323 for a stage that is not one field, 40324 for an unknown stage, and each stage's own
 */
export function compilePipeline(pipeline: unknown): Stage {
  if (!Array.isArray(pipeline)) throw new CommandError('TypeMismatch', "'pipeline' must be an array");
  const compiled = pipeline.map((stage) => {
    if (!isDocument(stage) || Object.keys(stage).length !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, argument] = Object.entries(stage)[0]!;
    if (!Object.hasOwn(stages, name))
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return stages[name]!(argument);
  });
  return (documents) => compiled.reduce((found, stage) => stage(found), documents);
}

function countOf(stage: string, argument: unknown, least: number): number {
  const count = plainNumber(argument);
  if (!Number.isInteger(count) || (count as number) < least)
    throw new CommandError(15958, `${stage} takes a whole number of at least ${least}`);
  return count as number;
}
