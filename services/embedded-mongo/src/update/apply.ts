import { ObjectId } from 'bson';
import { CommandError } from '../errors';
import { isOperators } from '../query/filter';
import { checkStorable, clone, type Document } from '../values/document';
import { equalValues } from '../values/order';
import { Field } from './field';
import { operators } from './operators';
import type { Update } from './parse';

/**
 * The document that an update makes of a stored one, which stays as it is.
 * @throws CommandError 66 when the `_id` would change, and each operator's own
 */
export function applyUpdate(document: Document, update: Update): Document {
  const updated =
    update.kind === 'replacement'
      ? withIdFirst(update.document, document._id)
      : operate(document, update, false);
  if (!equalValues(updated._id, document._id))
    throw new CommandError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  checkStorable(updated);
  return updated;
}

/** The document that an upsert inserts: the fields that the filter compares for equality, then the update. */
export function documentToUpsert(filter: Document, update: Update): Document {
  const seed: Document = {};
  for (const [path, condition] of Object.entries(filter)) {
    const value = isOperators(condition) ? condition.$eq : condition;
    if (value !== undefined && !path.startsWith('$')) new Field(seed, path.split('.')).write(value);
  }
  const made =
    update.kind === 'replacement'
      ? withIdFirst(update.document, seed._id)
      : withIdFirst(operate(seed, update, true));
  if (seed._id !== undefined && !equalValues(made._id, seed._id))
    throw new CommandError('ImmutableField', "the update would change the '_id' that the filter asks for");
  return made;
}

function operate(document: Document, update: Update & { kind: 'operations' }, inserting: boolean): Document {
  const updated = clone(document);
  const occasion = { id: document._id, inserting };
  for (const { operator, parts, argument } of update.operations)
    operators[operator]!(new Field(updated, parts), argument, occasion);
  return updated;
}

/** A document as it is stored: with its `_id` as the first field, a new one where there is none (null is one). */
export const withIdFirst = (document: Document, id: unknown = document._id): Document => ({
  _id: id === undefined ? new ObjectId() : id,
  ...document,
});
