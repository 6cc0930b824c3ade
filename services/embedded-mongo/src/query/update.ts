import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { checkStorable, type Document, isDocument, show } from '../values/bson';
import { compare } from '../values/order';
import { isOperators } from './filter';

type Operator = (value: unknown, argument: unknown) => unknown;
type Operation = { operator: string; path: string; argument: unknown };
type Update = { replacement?: Document; operations: Operation[] };

function increment(value: unknown = 0, by: unknown): unknown {
  if (typeof by !== 'number' || typeof value !== 'number')
    throw new CommandError('TypeMismatch', `Cannot apply $inc to ${show(value)}: both must be numbers`);
  return value + by;
}

/** mingo has its own order of values, and does not report invalid paths. */
const operators: Record<string, Operator> = {
  $set: (_value, argument) => argument,
  $setOnInsert: (_value, argument) => argument,
  $unset: () => undefined,
  $inc: increment,
  $min: (value, argument) => (value === undefined || compare(argument, value) < 0 ? argument : value),
  $max: (value, argument) => (value === undefined || compare(argument, value) > 0 ? argument : value),
};

/** @throws CommandError 9 for unsupported operators, 40 for conflicting paths, 238 for pipelines */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('an update by a pipeline');
  if (!isDocument(update)) throw new CommandError('TypeMismatch', 'an update must be a document');
  if (!isOperators(update)) return { replacement: update, operations: [] };
  const operations = Object.entries(update).flatMap(([operator, fields]) => {
    if (!Object.hasOwn(operators, operator))
      throw unsupported(`the update operator ${operator}`, 'FailedToParse');
    if (!isDocument(fields)) throw new CommandError('FailedToParse', `${operator} takes an object of fields`);
    return Object.entries(fields).map(([path, argument]) => ({ operator, path: checkPath(path), argument }));
  });
  // MongoDB adds new fields in alphabetical order, in which conflicting paths are neighbours.
  const orderOf = ({ path }: Operation) => path.replaceAll('.', '\0');
  operations.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  for (const [index, { path }] of operations.entries())
    if (index > 0 && `${path}.`.startsWith(`${operations[index - 1]!.path}.`))
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict`,
      );
  return { operations };
}

function checkPath(path: string): string {
  for (const part of path.split('.')) {
    if (part === '')
      throw new CommandError('EmptyFieldName', `The update path '${path}' has an empty field name`);
    if (part.startsWith('$')) throw unsupported(`the update path '${path}'`);
    if (part === '__proto__') throw new CommandError('BadValue', 'a field cannot be named __proto__');
  }
  return path;
}

/** @throws CommandError 66 for a change of `_id`, 28 for a path through a value, and errors of operators */
export function applyUpdate(document: Document, { replacement, operations }: Update): Document {
  const activeOperations = operations.filter(({ operator }) => operator !== '$setOnInsert');
  const updated = replacement ? withIdFirst(replacement, document._id) : operate(document, activeOperations);
  return checked(updated, document._id);
}

export function documentToUpsert(filter: Document, { replacement, operations }: Update): Document {
  const equal = Object.entries(filter).flatMap(([path, condition]): Operation[] => {
    const argument = isOperators(condition) ? condition.$eq : condition;
    return argument === undefined || path.startsWith('$') ? [] : [{ operator: '$set', path, argument }];
  });
  const seed = operate({}, equal);
  const inserted = replacement ? withIdFirst(replacement, seed._id) : withIdFirst(operate(seed, operations));
  return checked(inserted, seed._id ?? inserted._id);
}

function checked(document: Document, id: unknown): Document {
  if (compare(document._id, id) !== 0)
    throw new CommandError('ImmutableField', "the update would modify the immutable field '_id'");
  checkStorable(document);
  return document;
}

function operate(document: Document, operations: Operation[]): Document {
  const updated = { ...document };
  for (const { operator, path, argument } of operations)
    setAt(updated, path.split('.'), (value) => operators[operator]!(value, argument));
  return updated;
}

function setAt(parent: Document, [name, ...rest]: string[], change: (value: unknown) => unknown): void {
  const value = Object.hasOwn(parent, name!) ? parent[name!] : undefined;
  if (rest.length === 0) {
    const changed = change(value);
    if (changed === undefined) delete parent[name!];
    else parent[name!] = changed;
    return;
  }
  if (Array.isArray(value)) throw unsupported(`an update inside the array '${name}'`);
  if (!isDocument(value) && change(undefined) === undefined) return;
  if (!isDocument(value) && value !== undefined)
    throw new CommandError(
      'PathNotViable',
      `Cannot create field '${rest[0]}' in '${name}', which holds a value`,
    );
  const inner = { ...(value as Document | undefined) };
  parent[name!] = inner;
  setAt(inner, rest, change);
}

/** Puts `_id` first, and creates one if it is missing (null is not missing). */
export const withIdFirst = (document: Document, id: unknown = document._id): Document => ({
  _id: id === undefined ? new ObjectId() : id,
  ...document,
});
