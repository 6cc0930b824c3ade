import { CommandError } from '../errors';
import { withIdFirst } from '../update/apply';
import { checkFieldNames, checkStorable, type Document, isDocument } from '../values/document';
import { runBatch, statementsFrom } from './batch';
import type { Command } from './command';

export const insert: Command = {
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  concern: 'write',
  *run(call) {
    const documents = statementsFrom(call.body, 'documents');
    const collection = call.collections.findOrCreate(call.namespace);
    let n = 0;
    // biome-ignore lint/correctness/useYield: all in one transaction
    const errors = yield* runBatch(call, documents, function* (document) {
      checkNew(document);
      collection.insert(withIdFirst(document));
      n++;
    });
    return { n, ...errors };
  },
};

/** What a new document must keep to. @throws CommandError 52 or 53 for a wrong field name or `_id` */
export function checkNew(document: Document): void {
  checkStorable(document);
  if (Array.isArray(document._id))
    throw new CommandError('InvalidIdField', "The '_id' value cannot be of type array");
  checkFieldNames(document);
  if (isDocument(document._id)) checkFieldNames(document._id);
}
