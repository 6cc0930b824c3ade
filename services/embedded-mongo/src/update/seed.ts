import { isOperators } from '../query/filter';
import { clone, type Document } from '../values/document';
import { Field } from './field';

/** The fields that a filter asks to be equal to a value: what an upsert's new document starts with. */
export function seedFromFilter(filter: Document): Document {
  const seed: Document = {};
  for (const [path, value] of equalities(filter)) new Field(seed, path.split('.')).write(clone(value));
  return seed;
}

function* equalities(filter: Document): Generator<[string, unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const clause of condition as Document[]) yield* equalities(clause);
    else if (key.startsWith('$')) continue;
    else if (!isOperators(condition)) yield [key, condition];
    else if ('$eq' in condition) yield [key, condition.$eq];
  }
}
