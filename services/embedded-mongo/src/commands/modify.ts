import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { findAll, findFirst } from '../query/find';
import { applyUpdate, documentToUpsert } from '../update/apply';
import { parseUpdate, type Update } from '../update/parse';
import type { Document } from '../values/document';
import { STEP } from './batch';
import type { Call } from './command';
import { checkNew } from './insert';

type Wanted = { filter: unknown; update: unknown; sort?: unknown; upsert?: unknown };
type Outcome = { before?: Document; after?: Document; differs: boolean; upserted?: Document };

/** Updates the first document that matches; an upsert inserts one when there is none. */
export function modifyOne(call: Call, { filter, update, sort, upsert }: Wanted): Outcome {
  const parsed = parseUpdate(update);
  const collection = call.collections.find(call.namespace);
  const record = findFirst(collection, { filter, sort }, call.checkTime);
  if (!record) return { differs: false, upserted: upsert ? insertFor(call, filter, parsed) : undefined };
  const after = applyUpdate(record.document, parsed);
  return { before: record.document, after, differs: collection!.replace(record, after) };
}

/** Updates every document that matches, in steps. */
export function* modifyAll(
  call: Call,
  { filter, update, upsert }: Wanted,
): Generator<void, { matched: number; modified: number; upserted?: Document }> {
  const parsed = parseUpdate(update);
  if (parsed.kind === 'replacement')
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  const matches = compileFilter(filter);
  const numbers = findAll(call.collections.find(call.namespace), filter, call.checkTime);
  if (numbers.length === 0 && upsert)
    return { matched: 0, modified: 0, upserted: insertFor(call, filter, parsed) };
  let [matched, modified] = [0, 0];
  for (const number of numbers) {
    call.checkTime();
    const collection = call.collections.find(call.namespace);
    const record = collection?.get(number);
    // Between two transactions others may have changed it.
    if (!record || !matches(record.document)) continue;
    if (collection!.replace(record, applyUpdate(record.document, parsed))) modified++;
    if (++matched % STEP === 0) yield;
  }
  return { matched, modified };
}

function insertFor(call: Call, filter: unknown, update: Update): Document {
  const document = documentToUpsert(filter as Document, update);
  checkNew(document);
  call.collections.findOrCreate(call.namespace).insert(document);
  return document;
}
