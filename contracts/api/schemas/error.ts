import { type Static, Type } from 'typebox';

/** The error body of every service. `code` is stable and machine-readable; `message` is a sentence. */
export const ErrorBody = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
    requestId: Type.String(),
  }),
});
export type ErrorBody = Static<typeof ErrorBody>;
