import { CommandError, unsupported } from '../errors';
import { type Document, isDocument, sizeOf, valueAt } from '../values/bson';
import { compare } from '../values/order';
import { compileFilter } from './filter';
import { groupBy } from './group';
import { checkExpression, limitMemory, mingoStage, type Stage } from './stage';

/** A sort with a lower limit keeps at most twice as many documents, so its memory is not counted. */
const MAX_TOP = 1000;

function matching(filter: unknown): Stage {
  const matches = compileFilter(filter);
  return { push: (batch) => batch.filter(matches) };
}

function projection(spec: unknown): Stage {
  if (!isDocument(spec)) throw new CommandError('TypeMismatch', 'a projection must be an object');
  if (Object.keys(spec).length === 0) throw new CommandError(40177, '$project needs at least one field');
  for (const [field, value] of Object.entries(spec)) {
    if (field.includes('$')) throw unsupported(`the field '${field}' of $project`);
    checkExpression(value);
  }
  return mingoStage({ $project: spec });
}

function unwinding(spec: unknown): Stage {
  if (typeof spec !== 'string') throw unsupported("an '$unwind' with options");
  if (!spec.startsWith('$')) throw new CommandError(28818, "the path of '$unwind' must start with '$'");
  return mingoStage({ $unwind: spec });
}

function limiting(spec: unknown): Stage {
  let remaining = limitOf(spec);
  return {
    push: (batch) => {
      const passed = batch.slice(0, remaining);
      remaining -= passed.length;
      return passed;
    },
    isFull: () => remaining === 0,
  };
}

function limitOf(limit: unknown): number {
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1)
    throw new CommandError(15958, 'the limit must be positive');
  return limit;
}

/** Stable; mingo's `$sort` takes no comparator. @param next - the next stage, whose limit bounds the memory */
function sorting(spec: unknown, next?: Document): Stage {
  if (!isDocument(spec)) throw new CommandError('TypeMismatch', 'a sort must be an object');
  const keys = Object.entries(spec).map(([path, direction]) => {
    if (path.startsWith('$') || isDocument(direction)) throw unsupported(`the sort by ${path}`);
    if (direction !== 1 && direction !== -1)
      throw new CommandError('BadValue', '$sort key ordering must be 1 or -1');
    return { path, direction };
  });
  if (keys.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
  const limit = next?.$limit === undefined ? Number.POSITIVE_INFINITY : limitOf(next.$limit);
  const reserveMemory = limitMemory('Sort');
  let best: { document: Document; values: unknown[] }[] = [];
  return {
    push: (batch) => {
      for (const document of batch) {
        if (limit > MAX_TOP) reserveMemory(sizeOf(document));
        best.push({ document, values: keys.map(({ path }) => valueAt(document, path, 'sorted')) });
        if (best.length > 2 * limit) best = best.sort(byKeys).slice(0, limit);
      }
      return [];
    },
    end: () => best.sort(byKeys).map(({ document }) => document),
  };

  function byKeys(a: { values: unknown[] }, b: { values: unknown[] }): number {
    for (const [i, { direction }] of keys.entries()) {
      const order = compare(a.values[i], b.values[i]);
      if (order !== 0) return direction * order;
    }
    return 0;
  }
}

const stages: Record<string, (spec: unknown, next?: Document) => Stage> = {
  $match: matching,
  $group: groupBy,
  $sort: sorting,
  $limit: limiting,
  $project: projection,
  $unwind: unwinding,
};

export function compilePipeline(pipeline: unknown): Stage[] {
  if (!Array.isArray(pipeline) || !pipeline.every(isDocument))
    throw new CommandError('TypeMismatch', "'pipeline' must be an array of objects");
  return pipeline.map((stage, index) => {
    const [[name, spec] = ['', undefined], ...others] = Object.entries(stage);
    if (others.length > 0 || name === '')
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    if (!Object.hasOwn(stages, name)) throw unsupported(`the stage '${name}' of pipelines`, 40324);
    return stages[name]!(spec, pipeline[index + 1]);
  });
}

export async function* runPipeline(
  batches: AsyncIterable<Document[]>,
  stages: Stage[],
): AsyncGenerator<Document[]> {
  for await (const batch of batches) {
    yield stages.reduce((documents, stage) => stage.push(documents), batch);
    if (stages.some(({ isFull }) => isFull?.())) break;
  }
  yield stages.reduce(
    (documents: Document[], stage) => stage.push(documents).concat(stage.end?.() ?? []),
    [],
  );
}
