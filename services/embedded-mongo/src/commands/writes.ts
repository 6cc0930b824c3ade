import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { applyUpdate, documentToUpsert, parseUpdate, withIdFirst } from '../query/update';
import { Collection, type StoredRecord } from '../storage/collection';
import { checkStorable, type Document } from '../values/bson';
import { type Call, checkOptions, matching } from './call';

type Steps<T> = Generator<void, T>;

export function insert(call: Call): Document {
  const collection = Collection.findOrCreate(call.store, call.namespace);
  return runToEnd(
    runStatements(call, 'documents', (document) => {
      checkStorable(document);
      collection.insert(withIdFirst(document));
      return 1;
    }),
  );
}

export function* update(call: Call): Steps<Document> {
  let nModified = 0;
  const upserted: Document[] = [];
  const result = yield* runStatements(call, 'updates', function* ({ q, u, multi, upsert, ...others }, index) {
    checkOptions(others, [], 'update.updates');
    const filter = required(q, 'update.updates.q');
    const { matched, modified, inserted } = yield* modify(call, filter, u, { multi, upsert });
    nModified += modified;
    if (inserted) upserted.push({ index, _id: inserted._id });
    return matched + (inserted ? 1 : 0);
  });
  return { ...result, nModified, ...(upserted.length > 0 && { upserted }) };
}

/** Not named `delete`, which is a reserved word. */
export function* deleteDocuments(call: Call): Steps<Document> {
  return yield* runStatements(call, 'deletes', function* ({ q, limit, ...others }) {
    checkOptions(others, [], 'delete.deletes');
    if (limit !== 0 && limit !== 1)
      throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
    return yield* forEachMatch(call, required(q, 'delete.deletes.q'), limit === 0, (collection, record) =>
      collection.remove(record),
    );
  });
}

export function* findAndModify(call: Call): Steps<Document> {
  const { query, update, upsert, new: wantsNew } = call.body;
  const { before, after, inserted } = yield* modify(call, query, update, { multi: false, upsert });
  return {
    lastErrorObject: {
      n: after ? 1 : 0,
      updatedExisting: before !== undefined,
      ...(inserted && { upserted: inserted._id }),
    },
    value: (wantsNew ? after : before) ?? null,
  };
}

/** Without a filter a statement would change every document. @throws CommandError 40414 */
function required(filter: unknown, field: string): unknown {
  if (filter === undefined)
    throw new CommandError(40414, `BSON field '${field}' is missing but a required field`);
  return filter;
}

/**
 * Yields between batches, so that long scans do not block others. Collects the records of `all` first, because writes
 * move index entries, and tests each record again before changing it.
 */
function* forEachMatch(
  call: Call,
  filter: unknown,
  all: boolean,
  change: (collection: Collection, record: StoredRecord) => void,
): Steps<number> {
  const matches = compileFilter(filter);
  const changeIfMatching = (number: number): number => {
    const { collection } = call;
    const record = collection?.get(number);
    if (!collection || !record || !matches(record.document)) return 0;
    change(collection, record);
    return 1;
  };
  const numbers = new Set<number>();
  for (const batch of matching(call.collection, filter)) {
    for (const { number } of batch)
      if (all) numbers.add(number);
      else if (changeIfMatching(number)) return 1;
    yield;
  }
  let matched = 0;
  for (const number of numbers) {
    matched += changeIfMatching(number);
    yield;
  }
  return matched;
}

type Modified = {
  matched: number;
  modified: number;
  before?: Document;
  after?: Document;
  inserted?: Document;
};

function* modify(
  call: Call,
  filter: unknown,
  spec: unknown,
  { multi, upsert }: { multi: unknown; upsert: unknown },
): Steps<Modified> {
  const change = parseUpdate(spec);
  if (multi && change.replacement)
    throw new CommandError('FailedToParse', 'a multi update takes no replacement');
  const result: Modified = { matched: 0, modified: 0 };
  result.matched = yield* forEachMatch(call, filter, multi === true, (collection, record) => {
    result.before = record.document;
    result.after = applyUpdate(record.document, change);
    if (collection.replace(record, result.after)) result.modified++;
  });
  if (result.matched > 0 || !upsert) return result;
  const inserted = documentToUpsert((filter ?? {}) as Document, change);
  Collection.findOrCreate(call.store, call.namespace).insert(inserted);
  return { ...result, after: inserted, inserted };
}

/** As in MongoDB, a failed statement stops an ordered command, and completed changes stay. */
function* runStatements(
  call: Call,
  field: string,
  run: (statement: Document, index: number) => Steps<number> | number,
): Steps<Document> {
  const writeErrors: Document[] = [];
  let n = 0;
  for (const [index, statement] of call.documents(field).entries()) {
    try {
      const count = run(statement, index);
      n += typeof count === 'number' ? count : yield* count;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (call.body.ordered !== false) break;
    }
    yield;
  }
  return { n, ...(writeErrors.length > 0 && { writeErrors }) };
}

function runToEnd<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
