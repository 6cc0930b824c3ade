import { type TLiteral, type TProperties, type TUnion, Type } from 'typebox';

/** An object without additional fields. */
export const StrictObject = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

/** A text of one line, for packs. */
export const Line = Type.String({ minLength: 1, maxLength: 300 });
export const Lines = Type.Array(Line, { minItems: 1, maxItems: 12 });

type LiteralsOf<Values extends string[]> = { [Index in keyof Values]: TLiteral<Values[Index]> };

export const Literals = <Values extends string[]>(...values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnion<LiteralsOf<Values>>;
