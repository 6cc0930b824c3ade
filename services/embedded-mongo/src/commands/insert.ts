import { withIdFirst } from '../update/apply';
import { checkStorable } from '../values/document';
import type { Command } from './command';
import { runStatements } from './statements';

export const insert: Command = {
  options: ['documents', 'ordered'],
  concern: 'write',
  *run(call) {
    const collection = call.collections.findOrCreate(call.namespace);
    let n = 0;
    const errors = yield* runStatements(call, 'documents', (document) => {
      checkStorable(document);
      collection.insert(withIdFirst(document));
      n++;
    });
    return { n, ...errors };
  },
};
