import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';

/** Fields that any command may have. */
const common = [
  '$db',
  'lsid',
  '$readPreference',
  '$clusterTime',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
];

/**
 * Refuses whatever a command or a statement asks for besides what is known, so that nothing is ignored.
 * Options that are off (`false`, null) ask for nothing.
 * @throws CommandError 238
 */
export function checkOptions(body: Document, known: string[], owner: string): void {
  for (const [option, value] of Object.entries(body)) {
    if (known.includes(option) || value === undefined || value === null || value === false) continue;
    throw unsupported(`the option '${option}' of '${owner}'`);
  }
}

/** The same for a whole command, with the fields that all commands share. */
export function checkCommandOptions(name: string, body: Document, known: string[]): void {
  if ('txnNumber' in body || 'startTransaction' in body) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  checkOptions(body, [name, ...known, ...common], name);
  checkReadConcern(body.readConcern);
  checkWriteConcern(body.writeConcern);
}

function checkReadConcern(concern: unknown): void {
  if (!isDocument(concern) || concern.level === undefined) return;
  if (!['local', 'available', 'majority'].includes(concern.level as string))
    throw unsupported(`the read concern '${concern.level}'`);
}

function checkWriteConcern(concern: unknown): void {
  if (!isDocument(concern) || concern.w === undefined || concern.w === 'majority') return;
  if (typeof concern.w !== 'number' || concern.w > 1)
    throw new CommandError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
}
