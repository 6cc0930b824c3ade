const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  AuthenticationFailed: 18,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NotAReplicaSet: 123,
  NotImplemented: 238,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

type CodeName = keyof typeof codes;

/** An error reply. @param code - a number if MongoDB has no name for it @param details - further fields of the reply */
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

export const buildErrorReply = ({ code, codeName, message, details }: CommandError) => ({
  ok: 0,
  errmsg: message,
  code,
  codeName,
  ...details,
});

/** @param code - MongoDB's code for an unknown name, if there is one */
export const unsupported = (feature: string, code: CodeName | number = 'NotImplemented') =>
  new CommandError(code, `${feature} is not supported by the embedded database`);
