import { type Iterator, Lazy } from 'mingo/lazy';
import { CommandError, unsupported } from '../errors';
import type { Document } from '../values/document';
import { valuesAt } from '../values/path';

/** The field that an `$unwind` names. @throws CommandError 28818 without `$`, 238 for options and nested paths */
export function checkUnwind(path: unknown): string {
  if (typeof path === 'object') throw unsupported('$unwind with options');
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  if (path.includes('.')) throw unsupported('$unwind of a nested path');
  return path.slice(1);
}

/** `$unwind` as a stage for mingo: one copy of each document for each item of an array field. */
export const unwind = (documents: Iterator, field: string) =>
  documents.transform((items) =>
    Lazy(
      (items as Document[]).flatMap((document) =>
        [valuesAt(document, field)[0] ?? []].flat(1).map((item) => ({ ...document, [field]: item })),
      ),
    ),
  );
