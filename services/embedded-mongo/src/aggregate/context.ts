import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import type { Iterator } from 'mingo/lazy';
import { Lazy } from 'mingo/lazy';
import { $and, $nor, $not, $or } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { fieldOperators } from '../query/operators';
import { compileAddition, compileProjection } from '../query/project';
import { parseSort, sortItems } from '../query/sort';
import type { Document } from '../values/document';
import { type Bucket, bucketOf } from './bucket';
import { expressionOperators } from './expressions';
import { group } from './group';
import { unwind } from './unwind';

const pipelineOperators = {
  $match: (documents: Iterator, filter: Document, options: Options) => {
    const query = new Query(filter as never, options);
    return documents.filter((document) => query.test(document as never));
  },
  $limit: (documents: Iterator, count: number) => documents.take(count),
  $skip: (documents: Iterator, count: number) => documents.drop(count),
  $unwind: unwind,
  $project: (documents: Iterator, spec: Document, options: Options) =>
    documents.map(compileProjection(spec, options) as never),
  $set: (documents: Iterator, spec: Document, options: Options) =>
    documents.map(compileAddition(spec, options) as never),
  $sort: (documents: Iterator, spec: Document) =>
    documents.transform((items) => Lazy(sortItems(items as Document[], (item) => item, parseSort(spec)))),
  $group: (documents: Iterator, { _id, ...fields }: Document, options: Options) =>
    group(documents, (document) => evalExpr(document, _id, options), fields, options),
  $bucket: (documents: Iterator, spec: Bucket, options: Options) =>
    group(
      documents,
      (document) => bucketOf(document, spec, options),
      spec.output ?? { count: { $sum: 1 } },
      options,
    ),
  $facet: (documents: Iterator, facets: Record<string, Document[]>, options: Options) =>
    documents.transform((items) => {
      const run = (pipeline: Document[]) => new Aggregator(pipeline, options).run(items as Document[]);
      return Lazy([
        Object.fromEntries(Object.entries(facets).map(([name, pipeline]) => [name, run(pipeline)])),
      ]);
    }),
};

/**
 * Everything that mingo may use, by parts; whatever is not here does not exist.
 * Our own operators stand where mingo's write into their source or differ from MongoDB.
 */
export const mingoOptions = {
  context: Context.init({
    pipeline: pipelineOperators as never,
    expression: expressionOperators as never,
    query: { ...fieldOperators, $and, $or, $nor, $not } as never,
  }),
  scriptEnabled: false,
} as unknown as Options;
