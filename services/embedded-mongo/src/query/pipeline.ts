import { setImmediate } from 'node:timers/promises';
import { CommandError, unsupported } from '../errors';
import { sizeOf } from '../values/bson';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import { checkExpression, runStage } from './expressions';
import { compileFilter } from './filter';
import { groupBy } from './group';
import { checkMemory } from './memory';
import { parseSort, sorted } from './sort';

const BATCH_DOCUMENTS = 256;

type Batches = AsyncIterable<Document[]>;
/** A stage of a pipeline: batches of documents in, batches out. */
export type Stage = (batches: Batches) => AsyncGenerator<Document[]>;
/** Makes a stage of its specification; the next stage may let it hold less. */
type StageKind = (spec: unknown, next?: Document) => Stage;

/** A stage that changes documents one by one. Stored documents are not written to. */
const each = (change: (batch: Document[]) => Document[]): Stage =>
  async function* (batches) {
    for await (const batch of batches) yield change(batch);
  };

const computed =
  (name: '$project' | '$addFields'): StageKind =>
  (spec) => {
    if (!isDocument(spec) || Object.keys(spec).length === 0)
      throw new CommandError(40177, `${name} needs an object with at least one field`);
    for (const [field, value] of Object.entries(spec)) {
      if (field.includes('$')) throw unsupported(`the field '${field}' of ${name}`);
      checkExpression(value);
    }
    return each((batch) => runStage({ [name]: spec }, batch));
  };

const stages: Record<string, StageKind> = {
  $match: (filter) => {
    const matches = compileFilter(filter);
    return each((batch) => batch.filter(matches));
  },
  $project: computed('$project'),
  $addFields: computed('$addFields'),
  $unwind: (spec) => {
    if (typeof spec !== 'string') throw unsupported("an '$unwind' with options");
    if (!spec.startsWith('$')) throw new CommandError(28818, "the path of '$unwind' must begin with '$'");
    return each((batch) => runStage({ $unwind: spec }, batch));
  },
  $group: groupBy,
  $sort: (spec, next) => {
    const keys = parseSort(spec);
    if (keys.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
    const limit = next?.$limit === undefined ? Number.POSITIVE_INFINITY : limitFrom(next.$limit);
    return (batches) => sorted(batches, keys, limit);
  },
  $limit: (spec) => {
    const limit = limitFrom(spec);
    return (batches) => limited(batches, limit);
  },
  $count: (name) => {
    if (typeof name !== 'string' || name === '' || /[$.\0]/.test(name))
      throw new CommandError(40156, "'$count' takes the name of a field");
    return async function* (batches) {
      let n = 0;
      for await (const batch of batches) n += batch.length;
      yield n > 0 ? [{ [name]: n }] : [];
    };
  },
  $facet: (spec) => {
    if (!isDocument(spec) || Object.keys(spec).length === 0)
      throw new CommandError(40169, "'$facet' needs an object with at least one pipeline");
    const facets = Object.entries(spec).map(([name, pipeline]) => ({ name, run: compilePipeline(pipeline) }));
    return async function* (batches) {
      const documents = await collect(batches, '$facet');
      const result: Document = {};
      for (const { name, run } of facets) result[name] = await collect(run(inBatches(documents)), '$facet');
      yield [result];
    };
  },
};

/**
 * The stages of a pipeline, one after the other.
 * @throws CommandError 40324 for a stage that is not supported, and each stage's own for a wrong specification
 */
export function compilePipeline(pipeline: unknown): Stage {
  const specs = checkPipeline(pipeline);
  const steps = specs.map((spec, index) => {
    const [[name, argument] = ['', undefined], ...others] = Object.entries(spec);
    if (others.length > 0 || name === '')
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    if (!Object.hasOwn(stages, name)) throw unsupported(`the stage '${name}' of pipelines`, 40324);
    return stages[name]!(argument, specs[index + 1]);
  });
  return async function* (batches) {
    yield* steps.reduce((input: Batches, step) => step(input), batches);
  };
}

/** The projection of a `find`; an empty one leaves documents as they are. @throws CommandError 14 for no object */
export function projected(spec: unknown = {}): Stage {
  if (!isDocument(spec)) throw new CommandError('TypeMismatch', 'a projection must be an object');
  return Object.keys(spec).length === 0 ? each((batch) => batch) : stages.$project!(spec);
}

/** @throws CommandError 14 for anything but an array of objects */
export function checkPipeline(pipeline: unknown): Document[] {
  if (!Array.isArray(pipeline) || !pipeline.every(isDocument))
    throw new CommandError('TypeMismatch', "'pipeline' must be an array of objects");
  return pipeline;
}

/** The first documents. */
export async function* limited(batches: Batches, limit: number): AsyncGenerator<Document[]> {
  let left = limit;
  for await (const batch of batches) {
    yield batch.slice(0, left);
    left -= batch.length;
    if (left <= 0) return;
  }
}

function limitFrom(spec: unknown): number {
  const limit = plainNumber(spec);
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1)
    throw new CommandError(15958, 'the limit must be positive');
  return limit;
}

async function collect(batches: Batches, stage: string): Promise<Document[]> {
  const documents: Document[] = [];
  let bytes = 0;
  for await (const batch of batches)
    for (const document of batch) {
      bytes += sizeOf(document);
      checkMemory(bytes, stage);
      documents.push(document);
    }
  return documents;
}

/** Documents again in batches, between which other commands get their turn. */
async function* inBatches(documents: Document[]): AsyncGenerator<Document[]> {
  for (let start = 0; start < documents.length; start += BATCH_DOCUMENTS) {
    yield documents.slice(start, start + BATCH_DOCUMENTS);
    await setImmediate();
  }
}
