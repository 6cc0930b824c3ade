import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import type { Iterator } from 'mingo/lazy';
import { Lazy } from 'mingo/lazy';
import { $expr } from 'mingo/operators/query/evaluation';
import { $and, $nor, $not, $or } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { CommandError } from '../errors';
import { fieldOperators } from '../query/operators';
import { compileAddition, compileProjection } from '../query/project';
import { parseSort, sortItems } from '../query/sort';
import { clone, type Document, isDocument } from '../values/document';
import { expressionOperators } from './expression-operators';
import { group } from './group';
import { unwind } from './unwind';

const project = (documents: Iterator, spec: Document, options: Options) =>
  documents.map(compileProjection(spec, options) as never);

const addFields = (documents: Iterator, spec: Document, options: Options) =>
  documents.map(compileAddition(spec, options) as never);

const sort = (documents: Iterator, spec: Document) =>
  documents.transform((items) => Lazy(sortItems(items as Document[], (item) => item, parseSort(spec))));

const facet = (documents: Iterator, facets: Record<string, Document[]>, options: Options) =>
  documents.transform((items) => {
    const result: Document = {};
    for (const [name, pipeline] of Object.entries(facets))
      result[name] = new Aggregator(pipeline, options).run(clone(items) as Document[]);
    return Lazy([result]);
  });

const match = (documents: Iterator, filter: Document, options: Options) => {
  const query = new Query(filter as never, options);
  return documents.filter((document) => query.test(document as never));
};

const replaceRoot = (documents: Iterator, { newRoot }: Document, options: Options) =>
  documents.map((document) => {
    const root = evalExpr(document, newRoot, options);
    if (isDocument(root)) return root;
    throw new CommandError(40228, "'newRoot' expression must evaluate to an object");
  });

const pipelineOperators = {
  $match: match,
  $limit: (documents: Iterator, count: number) => documents.take(count),
  $skip: (documents: Iterator, count: number) => documents.drop(count),
  $unwind: unwind,
  $replaceRoot: replaceRoot,
  $project: project,
  $addFields: addFields,
  $sort: sort,
  $group: group,
  $facet: facet,
};

/**
 * Everything that mingo may use, by parts; whatever is not here does not exist.
 * Our own operators stand where mingo's write into their source or differ from MongoDB.
 */
export const mingoOptions = {
  context: Context.init({
    pipeline: pipelineOperators as never,
    expression: expressionOperators as never,
    query: { ...fieldOperators, $and, $or, $nor, $not, $expr } as never,
  }),
  scriptEnabled: false,
} as unknown as Options;
