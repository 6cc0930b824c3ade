import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import type { Command } from './command';

/** Fields that every command takes. A comment is for the logs and profiles of a server that has them. */
const common = ['$db', '$readPreference', 'maxTimeMS', 'comment'];

/** What MongoDB knows and this server does not, of all commands and statements. */
const mongoOptions = new Set(
  `$clusterTime allowPartialResults apiDeprecationErrors apiStrict apiVersion arrayFilters autocommit autoIndexId
  awaitData bypassEmptyTsReplacement c capped changeStreamPreAndPostImages clusteredIndex collation commitQuorum
  encryptedFields expireAfterSeconds explain hint includeIndexBuildInfo indexOptionDefaults isMapReduceCommand let lsid
  max min noCursorTimeout oplogReplay pipeline rawData readOnce requestResumeToken returnKey sampleId showRecordId size
  snapshot sort startTransaction stmtId stmtIds storageEngine tailable timeseries txnNumber validationAction
  validationLevel validator viewOn arrayFilters upsertSupplied allowDiskUse authorizedDatabases bypassDocumentValidation`
    .trim()
    .split(/\s+/),
);

/**
 * Refuses whatever a command or a statement asks for besides what is known, so that nothing is ignored. An option of
 * MongoDB that is off (`false`, null) asks for nothing.
 * @throws CommandError 238 for an option of MongoDB's, 40415 for one that MongoDB does not know either
 */
export function checkOptions(body: Document, known: string[], owner: string): void {
  for (const [option, value] of Object.entries(body)) {
    if (known.includes(option)) continue;
    if (!mongoOptions.has(option))
      throw new CommandError(40415, `BSON field '${owner}.${option}' is an unknown field.`);
    if (value !== undefined && value !== null && value !== false)
      throw unsupported(`the option '${option}' of '${owner}'`);
  }
}

/** The same for a whole command, with the fields that all commands share. */
export function checkCommandOptions(name: string, body: Document, { options, concern }: Command): void {
  if ('txnNumber' in body || 'startTransaction' in body) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  const concerns = ['readConcern', 'writeConcern'];
  checkOptions(body, [name, ...options, ...common, ...concerns], name);
  for (const field of concerns) {
    if (body[field] === undefined) continue;
    if (field !== `${concern}Concern`)
      throw new CommandError('InvalidOptions', `Command ${name} does not support ${field}`);
    if (!isDocument(body[field])) throw new CommandError('TypeMismatch', `'${field}' must be an object`);
  }
  checkReadConcern((body.readConcern ?? {}) as Document);
  checkWriteConcern((body.writeConcern ?? {}) as Document);
  checkReadPreference(body.$readPreference);
}

/** Without its filter a statement would be about every document. @throws CommandError 40414 when a field is missing */
export function checkPresent(statement: Document, field: string, owner: string): void {
  if (statement[field] === undefined)
    throw new CommandError(40414, `BSON field '${owner}.${field}' is missing but a required field`);
}

const replicaReads = ['afterClusterTime', 'atClusterTime', 'afterOpTime'];

function checkReadConcern({ level, ...others }: Document): void {
  const field = Object.keys(others)[0];
  if (field && !replicaReads.includes(field))
    throw new CommandError(40415, `BSON field 'readConcern.${field}' is an unknown field.`);
  if (field || level === 'linearizable' || level === 'snapshot')
    throw new CommandError(
      'NotAReplicaSet',
      `node needs to be a replica set member to use read concern ${field ?? level}`,
    );
  if (level !== undefined && !['local', 'available', 'majority'].includes(level as string))
    throw new CommandError('FailedToParse', `readConcern level '${level}' is not known`);
}

/** Every acknowledged write is on disk, so that `j` and `w` up to 1 ask for no more; `wtimeout` is about replication. */
function checkWriteConcern({ w = 1, j = true, wtimeout = 0, ...others }: Document): void {
  const field = Object.keys(others)[0];
  if (field) throw new CommandError(40415, `BSON field 'writeConcern.${field}' is an unknown field.`);
  const count = plainNumber(w);
  if (typeof j !== 'boolean' && typeof plainNumber(j) !== 'number')
    throw new CommandError('TypeMismatch', "'j' of a write concern must be a boolean or a number");
  if (typeof plainNumber(wtimeout) !== 'number')
    throw new CommandError('TypeMismatch', "'wtimeout' of a write concern must be a number");
  if (count === 'majority' || count === 0 || count === 1) return;
  if (typeof count === 'number' && (count < 0 || count > 50 || !Number.isInteger(count)))
    throw new CommandError('FailedToParse', 'w has to be a non-negative number and not greater than 50');
  throw new CommandError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
}

const readModes = ['primary', 'primaryPreferred', 'secondary', 'secondaryPreferred', 'nearest'];

/** One server serves every mode, as a standalone server of MongoDB does. */
function checkReadPreference(preference: unknown): void {
  if (preference === undefined) return;
  if (!isDocument(preference) || !readModes.includes(preference.mode as string))
    throw new CommandError('FailedToParse', '$readPreference needs one of the known modes');
}

/** @returns a command's time limit in ms, none when it has none. @throws CommandError 14 or 2 for a wrong one */
export function timeLimitOf({ maxTimeMS }: Document): number {
  if (maxTimeMS === undefined || maxTimeMS === null) return Number.POSITIVE_INFINITY;
  const limit = plainNumber(maxTimeMS);
  if (typeof limit !== 'number') throw new CommandError('TypeMismatch', "'maxTimeMS' must be a number");
  if (!Number.isInteger(limit) || limit < 0 || limit > 2_147_483_647)
    throw new CommandError('BadValue', `${limit} value for maxTimeMS is out of range`);
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}
