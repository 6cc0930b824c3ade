import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';

/**
 * Leaves fields out of documents, which stay as they are.
 * @param spec a command's projection, if any
 * @throws CommandError 14 when it is no document, 238 for anything but fields to leave out
 */
export function projectionFrom(spec: unknown = {}): (document: Document) => Document {
  if (!isDocument(spec)) throw new CommandError('TypeMismatch', 'a projection must be an object');
  for (const [field, value] of Object.entries(spec))
    if (field.includes('.') || (value !== false && plainNumber(value) !== 0))
      throw unsupported(`a projection of '${field}' other than leaving the whole field out`);
  return (document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !Object.hasOwn(spec, field)));
}
