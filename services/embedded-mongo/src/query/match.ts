import { Query } from 'mingo/query';
import { mingoOptions } from '../aggregate/context';
import type { Document } from '../values/document';
import { checkComparable } from '../values/storable';
import { checkFilter } from './filter';

/**
 * A test of documents against a filter, which never writes to them.
 * @throws CommandError when the filter is wrong or not supported
 */
export function compileFilter(filter: Document): (document: Document) => boolean {
  checkComparable(filter);
  const query = new Query(checkFilter(filter) as never, mingoOptions);
  return (document) => query.test(document);
}
