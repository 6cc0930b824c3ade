import type { Collection } from '../collections/collection';
import type { StoredRecord } from '../collections/documentCache';
import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { findAll, type Query } from '../query/find';
import { type Document, isDocument } from '../values/document';
import type { Call } from './command';
import { maxWriteBatch } from './handshake';

/** After so many changed documents an update or a removal goes on in a transaction of its own. */
const DOCUMENTS_PER_TRANSACTION = 1000;

/**
 * Changes all documents that match, in steps. Between two transactions others may have changed some of them: these are
 * changed only when they still match.
 * @returns how many were changed
 */
export function* changeAll(
  call: Call,
  namespace: string,
  query: Query,
  change: (collection: Collection, record: StoredRecord) => void,
): Generator<void, number> {
  const matches = compileFilter(query.filter, query.variables);
  let n = 0;
  for (const number of findAll(call.collections.find(namespace), query, call.checkTime)) {
    call.checkTime();
    const collection = call.collections.find(namespace);
    const record = collection?.get(number);
    if (!record || !matches(record.document)) continue;
    change(collection!, record);
    if (++n % DOCUMENTS_PER_TRANSACTION === 0) yield;
  }
  return n;
}

/**
 * Runs a command's statements one by one. One that fails is reported with its index, and when the command is
 * ordered it is the last. When the time is over this ends an unordered command, too.
 * @returns the `writeErrors` of the reply, if any
 */
export function* runBatch(
  { body, checkTime }: Call,
  statements: Document[],
  run: (statement: Document, index: number) => Generator<void, void>,
): Generator<void, { writeErrors?: Document[] }> {
  const writeErrors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      checkTime();
      yield* run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (body.ordered !== false || error.codeName === 'MaxTimeMSExpired') break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** The statements in a field of a command. @throws CommandError 16 or 14 when they are none, too many or wrong */
export function statementsFrom(body: Document, field: string): Document[] {
  const statements = body[field];
  if (!Array.isArray(statements) || !statements.every(isDocument))
    throw new CommandError('TypeMismatch', `'${field}' must be an array of objects`);
  if (statements.length === 0 || statements.length > maxWriteBatch) {
    throw new CommandError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${maxWriteBatch}. Got ${statements.length} operations.`,
    );
  }
  return statements;
}
