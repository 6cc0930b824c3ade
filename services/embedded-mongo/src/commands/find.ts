import { findRecords } from '../query/find';
import { compileProjection } from '../query/project';
import { isDocument } from '../values/document';
import { type Command, countFrom, namespaceOf } from './command';

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  run: (call) => {
    const { body, collections, cursors, deadline } = call;
    const namespace = namespaceOf(call);
    const spec = isDocument(body.projection) ? body.projection : {};
    const project = Object.keys(spec).length > 0 ? compileProjection(spec) : undefined;
    const records = findRecords(collections.find(namespace), {
      filter: body.filter,
      sort: body.sort,
      skip: countFrom(body, 'skip'),
      limit: countFrom(body, 'limit'),
      deadline,
    });
    const result = records.map(({ document }) => (project ? project(document) : document));
    return cursors.start(namespace, result, countFrom(body, 'batchSize'), body.singleBatch === true);
  },
};
