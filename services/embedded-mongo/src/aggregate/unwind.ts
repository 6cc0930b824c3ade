import { type Iterator, Lazy } from 'mingo/lazy';
import { CommandError, unsupported } from '../errors';
import type { Document } from '../values/document';
import { valuesAt } from '../values/path';

type Unwind = { path: string; includeArrayIndex?: string; preserveNullAndEmptyArrays?: boolean };

/** @throws CommandError 28818 or 28811 for a wrong `$unwind`, 238 for a nested path */
export function checkUnwind(spec: string | Document): Unwind {
  const { path, ...options } = typeof spec === 'string' ? { path: spec } : spec;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  if (path.includes('.')) throw unsupported('$unwind of a nested path');
  for (const option of Object.keys(options))
    if (option !== 'includeArrayIndex' && option !== 'preserveNullAndEmptyArrays')
      throw new CommandError(28811, `unrecognized option to $unwind stage: ${option}`);
  return { path, ...options };
}

/** `$unwind` as a stage for mingo: one copy of each document for each item of an array field. */
export function unwind(documents: Iterator, spec: Unwind) {
  const field = spec.path.slice(1);
  const withIndex = (document: Document, index: number | null) =>
    spec.includeArrayIndex ? { ...document, [spec.includeArrayIndex]: index } : document;
  return documents.transform((items) =>
    Lazy(
      (items as Document[]).flatMap((document) => {
        const [value] = valuesAt(document, field);
        if (Array.isArray(value) && value.length > 0)
          return value.map((item, index) => withIndex({ ...document, [field]: item }, index));
        if (value !== undefined && value !== null && !Array.isArray(value))
          return [withIndex(document, null)];
        if (!spec.preserveNullAndEmptyArrays) return [];
        const { [field]: emptied, ...others } = document;
        return [withIndex(Array.isArray(emptied) ? others : document, null)];
      }),
    ),
  );
}
