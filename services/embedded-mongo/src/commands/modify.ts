import { CommandError } from '../errors';
import { findRecords } from '../query/find';
import { applyUpdate, documentToUpsert } from '../update/apply';
import { parseUpdate } from '../update/parse';
import type { Document } from '../values/document';
import { type Call, namespaceOf } from './command';
import { checkNew } from './insert';

type Wanted = { filter: unknown; update: unknown; sort?: unknown; multi?: unknown; upsert?: unknown };
type Outcome = { changed: { before: Document; after: Document; differs: boolean }[]; upserted?: Document };

/** Updates the first document that matches, or all of them; an upsert inserts one when there is none. */
export function modify(call: Call, { filter, update, sort, multi, upsert }: Wanted): Outcome {
  const { collections, changes } = call;
  const namespace = namespaceOf(call);
  const collection = collections.find(namespace);
  const parsed = parseUpdate(update);
  if (parsed.kind === 'replacement' && multi)
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  const records = findRecords(collection, { filter, sort, limit: multi ? 0 : 1, checkTime: call.checkTime });
  if (records.length === 0 && upsert) {
    const upserted = documentToUpsert(filter as Document, parsed);
    checkNew(upserted);
    collections.findOrCreate(namespace, changes).insert(upserted, changes);
    return { changed: [], upserted };
  }
  const changed = records.map((record) => {
    call.checkTime();
    const after = applyUpdate(record.document, parsed);
    return { before: record.document, after, differs: collection!.replace(record, after, changes) };
  });
  return { changed };
}
