import { CommandError } from '../errors';
import { findFirst } from '../query/find';
import { projectionFrom } from '../query/project';
import type { Document } from '../values/document';
import type { Call, Command } from './command';
import { modifyOne } from './modify';

export const findAndModify: Command = {
  options: [
    'query',
    'sort',
    'update',
    'remove',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'hint',
    'let',
  ],
  concern: 'write',
  run: (call) => {
    const { body } = call;
    const project = projectionFrom(body.fields);
    if (body.remove) {
      const removed = remove(call);
      return { lastErrorObject: { n: removed ? 1 : 0 }, value: removed ? project(removed) : null };
    }
    const { query: filter, update, sort, upsert } = body;
    const {
      before,
      upserted,
      after = upserted,
    } = modifyOne(call, call.namespace, {
      ...call.query(filter),
      update,
      sort,
      upsert,
    });
    const value = body.new ? after : before;
    return {
      lastErrorObject: {
        n: after ? 1 : 0,
        updatedExisting: before !== undefined,
        ...(upserted && { upserted: upserted._id }),
      },
      value: value ? project(value) : null,
    };
  },
};

function remove(call: Call): Document | undefined {
  const { query, sort, update, upsert, new: after } = call.body;
  if (update !== undefined || upsert || after)
    throw new CommandError('FailedToParse', "Cannot specify 'update', 'upsert' or 'new' along with 'remove'");
  const collection = call.collections.find(call.namespace);
  const record = findFirst(collection, { ...call.query(query), sort }, call.checkTime);
  if (record) collection!.remove(record);
  return record?.document;
}
