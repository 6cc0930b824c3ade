import type { Document, IndexDescriptionInfo } from 'mongodb';

export const FORMAT_VERSION = 1;

/**
 * `form` is the version of the format, named so in the backups of all versions.
 * https://github.com/mongodb/specifications/blob/master/source/extended-json/extended-json.md
 */
export type Line =
  | { kind: 'form'; form: number; at: string }
  | { kind: 'collection'; database: string; name: string; indexes: IndexDescriptionInfo[] }
  | { kind: 'document'; document: Document }
  | { kind: 'end'; documents: number };
