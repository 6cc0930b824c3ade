/** The server's error codes by their names, as MongoDB numbers them. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NotAReplicaSet: 123,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  NotImplemented: 238,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  Interrupted: 11601,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

type CodeName = keyof typeof codes;

/**
 * An error that a client is told: its code by name (by number where MongoDB has no name for it), a sentence, and
 * further fields of the reply.
 */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;

  constructor(
    code: CodeName | number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = typeof code === 'number' ? code : codes[code];
    this.codeName = typeof code === 'number' ? `Location${code}` : code;
  }
}

/** The reply that tells a client of an error. */
export const replyOf = ({ code, codeName, message, details }: CommandError) => ({
  ok: 0,
  errmsg: message,
  code,
  codeName,
  ...details,
});

/** A thing that MongoDB may do and this server refuses (code 238). */
export const unsupported = (what: string) =>
  new CommandError('NotImplemented', `${what} is not supported by the embedded database`);
