/** The part of JSON Schema that the contract's responses use. */
export interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  items?: Schema | Schema[];
  minItems?: number;
  minLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

/**
 * Finds where a response does not fit its schema. Unknown fields and longer texts and lists are accepted, so that a
 * service can be newer than the page. It interprets the schema: the CSP forbids compiling it (decision 0019).
 * @returns JSON pointer (RFC 6901, without escapes) of the first value that is missing or wrong; null when all fits
 */
export function findMismatch(schema: Schema, value: unknown): string | null {
  if (schema.anyOf) return schema.anyOf.some((option) => findMismatch(option, value) === null) ? null : '';
  if ('const' in schema) return value === schema.const ? null : '';
  switch (schema.type) {
    case 'object':
      return isObject(value) ? findInObject(schema, value) : '';
    case 'array':
      return Array.isArray(value) ? findInList(schema, value) : '';
    case 'string':
      return typeof value === 'string' && fitsText(schema, value) ? null : '';
    case 'integer':
      return Number.isInteger(value) && fitsRange(schema, value as number) ? null : '';
    case 'number':
      return Number.isFinite(value) && fitsRange(schema, value as number) ? null : '';
    case 'null':
      return value === null ? null : '';
    case 'boolean':
      return typeof value === 'boolean' ? null : '';
    default:
      return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findInObject(
  { required, properties, patternProperties }: Schema,
  value: Record<string, unknown>,
): string | null {
  for (const name of required ?? []) if (!Object.hasOwn(value, name)) return `/${name}`;
  for (const name in properties) {
    const found = Object.hasOwn(value, name) ? findMismatch(properties[name]!, value[name]) : null;
    if (found !== null) return `/${name}${found}`;
  }
  for (const pattern in patternProperties) {
    for (const [name, item] of Object.entries(value)) {
      const found = patternOf(pattern).test(name) ? findMismatch(patternProperties[pattern]!, item) : null;
      if (found !== null) return `/${name}${found}`;
    }
  }
  return null;
}

function findInList({ items, minItems = 0 }: Schema, value: unknown[]): string | null {
  if (value.length < minItems) return '';
  for (let index = 0; index < value.length; index++) {
    const schema = Array.isArray(items) ? items[index] : items;
    const found = schema ? findMismatch(schema, value[index]) : null;
    if (found !== null) return `/${index}${found}`;
  }
  return null;
}

const fitsText = ({ minLength = 0, pattern }: Schema, text: string): boolean =>
  text.length >= minLength && (!pattern || patternOf(pattern).test(text));

const fitsRange = ({ minimum, maximum }: Schema, number: number): boolean =>
  !(number < minimum!) && !(number > maximum!);
