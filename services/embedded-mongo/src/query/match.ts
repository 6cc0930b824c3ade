import { Query } from 'mingo/query';
import { mingoOptions } from '../aggregate/context';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { checkComparable } from '../values/storable';
import { checkFilter } from './filter';

/**
 * A test of documents against a filter (none lets all through), which never writes to them.
 * @throws CommandError when the filter is no document, wrong or not supported
 */
export function compileFilter(filter: unknown = {}): (document: Document) => boolean {
  if (!isDocument(filter)) throw new CommandError('TypeMismatch', 'a filter must be an object');
  checkComparable(filter);
  const query = new Query(checkFilter(filter) as never, mingoOptions);
  return (document) => query.test(document);
}
