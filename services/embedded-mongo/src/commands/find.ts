import { findRecords } from '../query/find';
import { compileProjection } from '../query/project';
import { isDocument } from '../values/document';
import { isTrue } from '../values/number';
import { type Command, countFrom, namespaceOf } from './command';

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  concern: 'read',
  run: (call) => {
    const { body, collections, cursors, checkTime } = call;
    const namespace = namespaceOf(call);
    const spec = isDocument(body.projection) ? body.projection : {};
    const project = Object.keys(spec).length > 0 ? compileProjection(spec) : undefined;
    const records = findRecords(collections.find(namespace), {
      filter: body.filter,
      sort: body.sort,
      skip: countFrom(body, 'skip'),
      limit: countFrom(body, 'limit'),
      checkTime,
    });
    const result = records.map(({ document }) => (project ? project(document) : document));
    return cursors.start(namespace, result, countFrom(body, 'batchSize'), isTrue(body.singleBatch));
  },
};
