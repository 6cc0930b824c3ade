import { conditionsOf, isOperators } from '../query/filter';
import { clone, type Document } from '../values/document';
import { Field } from './field';

/** The fields that a filter asks to be equal to a value: what an upsert's new document starts with. */
export function seedFromFilter(filter: Document): Document {
  const seed: Document = {};
  for (const [path, condition] of conditionsOf(filter)) {
    const value = isOperators(condition) ? condition.$eq : condition;
    if (value !== undefined) new Field(seed, path.split('.')).write(clone(value));
  }
  return seed;
}
