import type { TSchema } from 'typebox';

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

type Shape = TSchema & { type?: string; anyOf?: Shape[]; properties?: Record<string, Shape> };

/** Converts path and query text to the schema's types. Other spellings ("1e3", "+1") stay text and fail (D-38). */
export function readText(schema: TSchema, values: unknown): unknown {
  const { properties = {} } = schema as Shape;
  return Object.fromEntries(
    Object.entries(values as Record<string, unknown>).map(([name, value]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, shape && typeof value === 'string' ? readValue(shape, value) : value];
    }),
  );
}

function readValue(shape: Shape, text: string): string | number | boolean {
  for (const branch of shape.anyOf ?? [shape]) {
    if (branch.type === 'integer' && INTEGER.test(text)) return Number(text);
    if (branch.type === 'number' && DECIMAL.test(text)) return Number(text);
    if (branch.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  }
  return text;
}
