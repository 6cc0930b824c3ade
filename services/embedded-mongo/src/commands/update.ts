import { CommandError } from '../errors';
import { filterFrom } from '../query/filter';
import { findRecords } from '../query/find';
import { applyUpdate, documentToUpsert } from '../update/apply';
import { parseUpdate } from '../update/parse';
import type { Document } from '../values/document';
import { runBatch, statementsFrom } from './batch';
import { type Call, type Command, namespaceOf } from './command';
import { checkNew } from './insert';
import { checkOptions } from './options';

type Outcome = { matched: number; modified: number; upserted?: unknown };

export const update: Command = {
  options: ['updates', 'ordered', 'bypassDocumentValidation'],
  run: (call) => {
    const { body } = call;
    const statements = statementsFrom(body, 'updates');
    let n = 0;
    let nModified = 0;
    const upserted: Document[] = [];
    const errors = runBatch(statements, body.ordered !== false, (statement, index) => {
      checkOptions(statement, ['q', 'u', 'upsert', 'multi'], 'update');
      const outcome = runUpdate(call, statement);
      n += outcome.matched;
      nModified += outcome.modified;
      if (outcome.upserted === undefined) return;
      n++;
      upserted.push({ index, _id: outcome.upserted });
    });
    return { n, nModified, ...(upserted.length > 0 && { upserted }), ...errors };
  },
};

function runUpdate(call: Call, statement: Document): Outcome {
  const { collections, changes } = call;
  const namespace = namespaceOf(call);
  const collection = collections.find(namespace);
  const filter = filterFrom(statement.q, 'q');
  const parsed = parseUpdate(statement.u);
  if (parsed.kind === 'replacement' && statement.multi)
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  const records = findRecords(collection, { filter, limit: statement.multi ? 0 : 1 });
  if (records.length === 0 && statement.upsert) {
    const document = documentToUpsert(filter, parsed);
    checkNew(document);
    collections.findOrCreate(namespace, changes).insert(document, changes);
    return { matched: 0, modified: 0, upserted: document._id };
  }
  const modified = records.filter((record) =>
    collection!.replace(record, applyUpdate(record.document, parsed), changes),
  );
  return { matched: records.length, modified: modified.length };
}
