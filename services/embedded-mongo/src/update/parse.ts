import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { operators } from './operators';

type Operation = { operator: string; parts: string[]; argument: unknown };
export type Update =
  | { kind: 'replacement'; document: Document }
  | { kind: 'operations'; operations: Operation[] };

/**
 * A checked update: a whole replacement, or operations in the order of their paths.
 * @throws CommandError 9 for an operator that is not supported or a mixture, 40 for paths that clash, 238 for pipelines and
 * positional paths
 */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('an update by a pipeline');
  if (!isDocument(update)) throw new CommandError('TypeMismatch', 'an update must be a document');
  const names = Object.keys(update);
  if (!names[0]?.startsWith('$')) return { kind: 'replacement', document: update };
  const operations = names.flatMap((name) => operationsOf(name, update[name]));
  // New fields appear in the order of their names.
  const orderOf = ({ parts }: Operation) => parts.join('\0');
  operations.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  operations.slice(1).forEach((operation, i) => {
    checkClash(operations[i]!, operation);
  });
  return { kind: 'operations', operations };
}

function operationsOf(operator: string, fields: unknown): Operation[] {
  if (!Object.hasOwn(operators, operator))
    throw unsupported(`the update operator ${operator}`, 'FailedToParse');
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

function checkClash(before: Operation, after: Operation): void {
  if (before.parts.every((part, i) => after.parts[i] === part)) {
    throw new CommandError(
      'ConflictingUpdateOperators',
      `Updating the path '${after.parts.join('.')}' would create a conflict at '${before.parts.join('.')}'`,
    );
  }
}
