import { CommandError, unsupported } from '../errors';
import { checkFieldNames, type Document, isDocument } from '../values/document';
import { operators } from './operators';

type Operation = { operator: string; parts: string[]; argument: unknown };
export type Update =
  | { kind: 'replacement'; document: Document }
  | { kind: 'operations'; operations: Operation[] };

/**
 * A checked update: a whole replacement, or operations in the order of their paths.
 * @throws CommandError 9 for an unknown operator or a mixture, 40 for paths that clash, 238 for pipelines,
 * positional paths and array filters
 */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('an update by a pipeline');
  if (!isDocument(update)) throw new CommandError('TypeMismatch', 'an update must be a document');
  const names = Object.keys(update);
  if (!names[0]?.startsWith('$')) {
    checkFieldNames(update);
    return { kind: 'replacement', document: update };
  }
  const operations = names.flatMap((name) => operationsOf(name, update[name]));
  operations.sort((a, b) => compareParts(a.parts, b.parts));
  operations.slice(1).forEach((operation, i) => {
    checkClash(operations[i]!, operation);
  });
  return { kind: 'operations', operations };
}

function operationsOf(operator: string, fields: unknown): Operation[] {
  if (!Object.hasOwn(operators, operator))
    throw new CommandError('FailedToParse', `Unknown modifier: ${operator}`);
  if (!isDocument(fields))
    throw new CommandError(
      'FailedToParse',
      `${operator} takes an object of fields: {${operator}: {<field>: …}}`,
    );
  return Object.entries(fields).map(([path, argument]) => {
    const parts = path.split('.');
    if (parts.includes(''))
      throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name.`);
    if (parts.some((part) => part.startsWith('$'))) throw unsupported(`the update path '${path}'`);
    if (parts.includes('__proto__')) throw new CommandError('BadValue', 'a field cannot be named __proto__');
    return { operator, parts, argument };
  });
}

/** New fields appear in this order: names by their letters, whole numbers by their value. */
function compareParts(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    const numeric = Number(a[i]) - Number(b[i]);
    return Number.isNaN(numeric) ? (a[i]! < b[i]! ? -1 : 1) : numeric;
  }
  return a.length - b.length;
}

function checkClash(before: Operation, after: Operation): void {
  if (before.parts.every((part, i) => after.parts[i] === part)) {
    throw new CommandError(
      'ConflictingUpdateOperators',
      `Updating the path '${after.parts.join('.')}' would create a conflict at '${before.parts.join('.')}'`,
    );
  }
}
