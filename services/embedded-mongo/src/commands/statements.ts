import type { Collection } from '../collections/collection';
import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { matching } from '../query/find';
import type { StoredRecord } from '../storage/scanCache';
import type { Document } from '../values/document';
import { type Call, documentsIn } from './command';

/** After so many changed documents an update or a removal goes on in a transaction of its own. */
const DOCUMENTS_PER_TRANSACTION = 1000;

/**
 * Changes all documents that match, in steps. Between two transactions others may have changed some of them: these are
 * changed only when they still match.
 * @returns how many were changed
 */
export function* changeAll(
  call: Call,
  filter: unknown,
  change: (collection: Collection, record: StoredRecord) => void,
): Generator<void, number> {
  const [find, matches] = [matching(filter), compileFilter(filter)];
  const found = call.collections.find(call.namespace);
  const numbers: number[] = [];
  for (const batch of found ? find(found) : []) for (const { number } of batch) numbers.push(number);
  let n = 0;
  for (const number of numbers) {
    const collection = call.collections.find(call.namespace);
    const record = collection?.get(number);
    if (!record || !matches(record.document)) continue;
    change(collection!, record);
    if (++n % DOCUMENTS_PER_TRANSACTION === 0) yield;
  }
  return n;
}

/**
 * Runs a command's statements one by one. One that fails is reported with its index, and when the command is
 * ordered it is the last.
 * @param field where the statements are
 * @returns the `writeErrors` of the reply, if any
 */
export function* runStatements(
  { body }: Call,
  field: string,
  run: (statement: Document, index: number) => Generator<void, void> | void,
): Generator<void, { writeErrors?: Document[] }> {
  const writeErrors: Document[] = [];
  for (const [index, statement] of documentsIn(body, field).entries()) {
    try {
      yield* run(statement, index) ?? [];
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (body.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}
