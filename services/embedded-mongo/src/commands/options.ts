import { CommandError, checkOptions, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import type { Command } from './command';

/** Fields that every command accepts; one server serves every read preference, as a standalone server of MongoDB does. */
const COMMON = ['$db', '$readPreference'];

/** Refuses fields of a whole command besides its options, its concern and the fields that all commands share. */
export function checkCommandOptions(name: string, body: Document, { options, concern }: Command): void {
  const own = concern ? [`${concern}Concern`] : [];
  checkOptions(body, [name, ...options, ...COMMON, ...own], name);
  if (body.readConcern !== undefined) checkReadConcern(body.readConcern);
  if (body.writeConcern !== undefined) checkWriteConcern(body.writeConcern);
}

/** Without its filter a statement would be about every document. @throws CommandError 40414 when a field is missing */
export function checkPresent(statement: Document, field: string, owner: string): void {
  if (statement[field] === undefined)
    throw new CommandError(40414, `BSON field '${owner}.${field}' is missing but a required field`);
}

/** Every read shows what is on disk. */
function checkReadConcern(concern: unknown): void {
  if (!isDocument(concern)) throw new CommandError('TypeMismatch', "'readConcern' must be an object");
  checkOptions(concern, ['level'], 'readConcern');
  if (![undefined, 'local', 'available', 'majority'].includes(concern.level as string))
    throw unsupported(`the read concern '${concern.level}'`, 'NotAReplicaSet');
}

/** Every acknowledged write is on disk, so that `j` and `w` up to 1 change nothing; `wtimeout` is about replication. */
function checkWriteConcern(concern: unknown): void {
  if (!isDocument(concern)) throw new CommandError('TypeMismatch', "'writeConcern' must be an object");
  checkOptions(concern, ['w', 'j', 'wtimeout'], 'writeConcern');
  if (![undefined, 'majority', 1].includes(plainNumber(concern.w) as string))
    throw unsupported(`the write concern 'w: ${concern.w}'`, 'BadValue');
}
