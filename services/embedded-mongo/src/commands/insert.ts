import { ObjectId } from 'bson';
import { CommandError } from '../errors';
import { withIdFirst } from '../update/apply';
import { checkFieldNames, checkStorable, type Document } from '../values/document';
import { runBatch, statementsFrom } from './batch';
import { type Command, namespaceOf } from './command';

export const insert: Command = {
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  concern: 'write',
  run: (call) => {
    const { body, collections, changes, checkTime } = call;
    const documents = statementsFrom(body, 'documents');
    const collection = collections.findOrCreate(namespaceOf(call), changes);
    let n = 0;
    const errors = runBatch(documents, body.ordered, checkTime, (document) => {
      checkNew(document);
      collection.insert(withIdFirst(document._id ?? new ObjectId(), document), changes);
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
}
