import type { TSchema } from 'typebox';

const WHOLE = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

type Shape = TSchema & { type?: string; anyOf?: Shape[]; properties?: Record<string, Shape> };

/**
 * Reads text of a path or query as the schema's types. Any other spelling ("1e3", "+1", "12abc") stays text, which the
 * schema refuses (D-38).
 */
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
  for (const one of shape.anyOf ?? [shape]) {
    if (one.type === 'integer' && WHOLE.test(text)) return Number(text);
    if (one.type === 'number' && DECIMAL.test(text)) return Number(text);
    if (one.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  }
  return text;
}
