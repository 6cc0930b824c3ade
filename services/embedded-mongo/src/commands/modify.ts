import { CommandError } from '../errors';
import { findFirst, type Query } from '../query/find';
import { applyUpdate, documentToUpsert } from '../update/apply';
import { parseUpdate, type Update } from '../update/parse';
import type { Document } from '../values/document';
import { changeAll } from './batch';
import type { Call } from './command';
import { checkNew } from './insert';

export type Modification = Query & { update: unknown; sort?: unknown; multi?: unknown; upsert?: unknown };
type Outcome = { before?: Document; after?: Document; differs: boolean; upserted?: Document };

/** Updates the first document that matches; an upsert inserts one when there is none. */
export function modifyOne(call: Call, namespace: string, wanted: Modification): Outcome {
  const update = parseUpdate(wanted.update);
  const collection = call.collections.find(namespace);
  const record = findFirst(collection, wanted, call.checkTime);
  if (!record)
    return {
      differs: false,
      upserted: wanted.upsert ? insertFor(call, namespace, wanted, update) : undefined,
    };
  const after = applyUpdate(record.document, update);
  return { before: record.document, after, differs: collection!.replace(record, after) };
}

/**
 * Updates what a statement asks for, all documents that match in steps.
 * @returns how many documents matched and were changed, and the one that was inserted
 */
export function* modify(
  call: Call,
  namespace: string,
  wanted: Modification,
): Generator<void, { n: number; nModified: number; upserted?: Document }> {
  if (!wanted.multi) {
    const { after, differs, upserted } = modifyOne(call, namespace, wanted);
    return { n: after ? 1 : 0, nModified: differs ? 1 : 0, upserted };
  }
  const update = parseUpdate(wanted.update);
  if (update.kind === 'replacement' || wanted.sort !== undefined)
    throw new CommandError('FailedToParse', 'a multi update takes neither a replacement nor a sort');
  let nModified = 0;
  const n = yield* changeAll(call, namespace, wanted, (collection, record) => {
    if (collection.replace(record, applyUpdate(record.document, update))) nModified++;
  });
  const isNew = n === 0 && wanted.upsert;
  return { n, nModified, upserted: isNew ? insertFor(call, namespace, wanted, update) : undefined };
}

function insertFor(call: Call, namespace: string, { filter }: Modification, update: Update): Document {
  const document = documentToUpsert((filter ?? {}) as Document, update);
  checkNew(document);
  call.collections.findOrCreate(namespace).insert(document);
  return document;
}
