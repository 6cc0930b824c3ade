import type { Command } from './command';

/** What the driver sends for `estimatedDocumentCount`. */
export const count: Command = {
  options: [],
  concern: 'read',
  run: ({ collections, namespace }) => ({ n: collections.find(namespace)?.definition.documents ?? 0 }),
};
