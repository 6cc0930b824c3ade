import { CommandError } from '../errors';
import { applyUpdate, documentToUpsert, parseUpdate, withIdFirst } from '../query/update';
import { Collection } from '../storage/collection';
import { checkStorable, type Document } from '../values/bson';
import { plainNumber } from '../values/order';
import { type Call, checkOptions, matching } from './call';

export function insert(call: Call): Document {
  const collection = Collection.findOrCreate(call.store, call.namespace);
  return runStatements(call, 'documents', (document) => {
    checkStorable(document);
    collection.insert(withIdFirst(document));
    return 1;
  });
}

export function update(call: Call): Document {
  let nModified = 0;
  const upserted: Document[] = [];
  const result = runStatements(call, 'updates', ({ q, u, multi, upsert, ...others }, index) => {
    checkOptions(others, [], 'update.updates');
    const filter = required(q, 'update.updates.q');
    const { matched, modified, inserted } = modify(call, filter, u, { multi, upsert });
    nModified += modified;
    if (inserted) upserted.push({ index, _id: inserted._id });
    return matched + (inserted ? 1 : 0);
  });
  return { ...result, nModified, ...(upserted.length > 0 && { upserted }) };
}

/** Named after its command; `delete` itself is a reserved word. */
export function deleteDocuments(call: Call): Document {
  return runStatements(call, 'deletes', ({ q, limit: given, ...others }) => {
    checkOptions(others, [], 'delete.deletes');
    const limit = plainNumber(given);
    if (limit !== 0 && limit !== 1)
      throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
    const { collection } = call;
    const numbers = numbersOf(collection, required(q, 'delete.deletes.q'), limit === 0);
    for (const number of numbers) collection!.remove(collection!.get(number)!);
    return numbers.length;
  });
}

export function findAndModify(call: Call): Document {
  const { query, update, upsert, new: wantsNew } = call.body;
  const { before, after, inserted } = modify(call, query, update, { multi: false, upsert });
  return {
    lastErrorObject: {
      n: after ? 1 : 0,
      updatedExisting: before !== undefined,
      ...(inserted && { upserted: inserted._id }),
    },
    value: (wantsNew ? after : before) ?? null,
  };
}

/** Without its filter a statement would change every document. @throws CommandError 40414 */
function required(filter: unknown, field: string): unknown {
  if (filter === undefined)
    throw new CommandError(40414, `BSON field '${field}' is missing but a required field`);
  return filter;
}

/** The numbers of all matching documents, or of the first. Read before writing, because writes move index entries. */
function numbersOf(collection: Collection | undefined, filter: unknown, all: boolean): number[] {
  const numbers: number[] = [];
  for (const batch of matching(collection, filter)) {
    for (const { number } of batch) numbers.push(number);
    if (!all && numbers.length > 0) return numbers.slice(0, 1);
  }
  return numbers;
}

type Modified = {
  matched: number;
  modified: number;
  before?: Document;
  after?: Document;
  inserted?: Document;
};

/** Updates the first matching document, or all; an upsert inserts a document when there is none. */
function modify(
  call: Call,
  filter: unknown,
  spec: unknown,
  { multi, upsert }: { multi: unknown; upsert: unknown },
): Modified {
  const change = parseUpdate(spec);
  if (multi && change.replacement)
    throw new CommandError('FailedToParse', 'a multi update takes no replacement');
  const { collection } = call;
  const numbers = numbersOf(collection, filter, multi === true);
  const result: Modified = { matched: numbers.length, modified: 0 };
  for (const number of numbers) {
    const record = collection!.get(number)!;
    result.before = record.document;
    result.after = applyUpdate(record.document, change);
    if (collection!.replace(record, result.after)) result.modified++;
  }
  if (numbers.length > 0 || !upsert) return result;
  const inserted = documentToUpsert((filter ?? {}) as Document, change);
  Collection.findOrCreate(call.store, call.namespace).insert(inserted);
  return { ...result, after: inserted, inserted };
}

/**
 * Runs a command's statements. One that fails is reported with its index, and is the last of an ordered command. What it
 * changed before stays, as in MongoDB.
 * @param run returns how many documents a statement concerned
 */
function runStatements(
  call: Call,
  field: string,
  run: (statement: Document, index: number) => number,
): Document {
  const writeErrors: Document[] = [];
  let n = 0;
  for (const [index, statement] of call.documents(field).entries()) {
    try {
      n += run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (call.body.ordered !== false) break;
    }
  }
  return { n, ...(writeErrors.length > 0 && { writeErrors }) };
}
