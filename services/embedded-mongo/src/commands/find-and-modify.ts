import { CommandError } from '../errors';
import { filterFrom } from '../query/filter';
import { findRecords } from '../query/find';
import { compileProjection } from '../query/project';
import { applyUpdate, documentToUpsert } from '../update/apply';
import { parseUpdate } from '../update/parse';
import { type Document, isDocument } from '../values/document';
import { type Call, type Command, namespaceOf } from './command';
import { checkNew } from './insert';

type Outcome = { before?: Document; after?: Document; upserted?: unknown };

export const findAndModify: Command = {
  options: ['query', 'sort', 'update', 'remove', 'new', 'fields', 'upsert', 'bypassDocumentValidation'],
  run: (call) => {
    const { body } = call;
    if (body.remove && (body.update !== undefined || body.upsert || body.new))
      throw new CommandError(
        'FailedToParse',
        "Cannot specify 'update', 'upsert' or 'new' along with 'remove'",
      );
    const fields = isDocument(body.fields) && Object.keys(body.fields).length > 0 ? body.fields : undefined;
    const project = fields ? compileProjection(fields) : (document: Document) => document;
    const { before, after, upserted } = modify(call);
    const value = body.new ? after : before;
    return {
      lastErrorObject: {
        n: before || upserted !== undefined ? 1 : 0,
        ...(!body.remove && { updatedExisting: before !== undefined }),
        ...(upserted !== undefined && { upserted }),
      },
      value: value ? project(value) : null,
    };
  },
};

function modify(call: Call): Outcome {
  const { body, collections, changes } = call;
  const namespace = namespaceOf(call);
  const collection = collections.find(namespace);
  const filter = filterFrom(body.query, 'query');
  const update = body.remove ? undefined : parseUpdate(body.update);
  const [record] = findRecords(collection, { filter, sort: body.sort, limit: 1 });
  if (record && !update) {
    collection!.remove(record, changes);
    return { before: record.document };
  }
  if (record && update) {
    const after = applyUpdate(record.document, update);
    collection!.replace(record, after, changes);
    return { before: record.document, after };
  }
  if (!update || !body.upsert) return {};
  const after = documentToUpsert(filter, update);
  checkNew(after);
  collections.findOrCreate(namespace, changes).insert(after, changes);
  return { after, upserted: after._id };
}
