import type { Document, IndexDescriptionInfo } from 'mongodb';

/** Version of the form of a backup. */
export const FORMAT_VERSION = 1;

/**
 * One line of a backup, as extended JSON: first `form`, then each collection followed by its documents, last `end`.
 * https://github.com/mongodb/specifications/blob/master/source/extended-json/extended-json.md
 */
export type Line =
  | { kind: 'form'; form: number; at: string }
  | { kind: 'collection'; database: string; name: string; indexes: IndexDescriptionInfo[] }
  | { kind: 'document'; document: Document }
  | { kind: 'end'; documents: number };
