/** The server's error codes by their names, as MongoDB numbers them. */
export const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
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
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  NotImplemented: 238,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location15952: 15952,
  Location15955: 15955,
  Location15958: 15958,
  Location15959: 15959,
  Location15976: 15976,
  Location15983: 15983,
  Location16020: 16020,
  Location17124: 17124,
  Location28811: 28811,
  Location28818: 28818,
  Location31249: 31249,
  Location31253: 31253,
  Location31254: 31254,
  Location31325: 31325,
  Location40066: 40066,
  Location40156: 40156,
  Location40194: 40194,
  Location40198: 40198,
  Location40228: 40228,
  Location40234: 40234,
  Location40272: 40272,
  Location40323: 40323,
  Location40324: 40324,
  Location40352: 40352,
  Location51091: 51091,
} as const;

export type CodeName = keyof typeof codes;

/** An error that a client is told: the name of its code, a sentence, and further fields of the reply. */
export class CommandError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = codes[codeName];
  }
}

/** A thing that MongoDB may do and this server refuses (code 238). */
export const unsupported = (what: string) =>
  new CommandError('NotImplemented', `${what} is not supported by the embedded database`);
