import { findFirst } from '../query/find';
import { applyUpdate, documentToUpsert } from '../update/apply';
import { parseUpdate } from '../update/parse';
import { checkStorable, type Document } from '../values/document';
import type { Call } from './command';

export type Modification = { filter: unknown; update: unknown; upsert: unknown };
type Outcome = { before?: Document; after?: Document; differs: boolean; upserted?: Document };

/** Updates the first document that matches; an upsert inserts one when there is none. */
export function modifyOne(call: Call, wanted: Modification): Outcome {
  const update = parseUpdate(wanted.update);
  const collection = call.collections.find(call.namespace);
  const record = findFirst(collection, wanted.filter);
  if (!record) return { differs: false, upserted: wanted.upsert ? insertFor(call, wanted) : undefined };
  const after = applyUpdate(record.document, update);
  return { before: record.document, after, differs: collection!.replace(record, after) };
}

/** Inserts what an upsert makes of its filter and its update. */
export function insertFor(call: Call, { filter = {}, update }: Modification): Document {
  const document = documentToUpsert(filter as Document, parseUpdate(update));
  checkStorable(document);
  call.collections.findOrCreate(call.namespace).insert(document);
  return document;
}
