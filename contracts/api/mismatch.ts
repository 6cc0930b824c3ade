/** The JSON Schema keywords that response schemas use. */
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
 * Finds where a response does not match its schema; fields of newer services are accepted. Removes optional fields that
 * are null. Schemas are interpreted, because the CSP forbids compiling them (decision 0019).
 * @returns JSON pointer (RFC 6901, unescaped) of the first fault, or null
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
    const pointer = Object.hasOwn(value, name) ? findMismatch(properties[name]!, value[name]) : null;
    if (pointer === null) continue;
    // Some databases store an absent value as null.
    if (value[name] !== null || required?.includes(name)) return `/${name}${pointer}`;
    delete value[name];
  }
  for (const pattern in patternProperties) {
    for (const [name, item] of Object.entries(value)) {
      const pointer = patternOf(pattern).test(name) ? findMismatch(patternProperties[pattern]!, item) : null;
      if (pointer !== null) return `/${name}${pointer}`;
    }
  }
  return null;
}

function findInList({ items, minItems = 0 }: Schema, value: unknown[]): string | null {
  if (value.length < minItems) return '';
  for (let index = 0; index < value.length; index++) {
    const schema = Array.isArray(items) ? items[index] : items;
    const pointer = schema ? findMismatch(schema, value[index]) : null;
    if (pointer !== null) return `/${index}${pointer}`;
  }
  return null;
}

const fitsText = ({ minLength = 0, pattern }: Schema, text: string): boolean =>
  text.length >= minLength && (!pattern || patternOf(pattern).test(text));

const fitsRange = ({ minimum, maximum }: Schema, number: number): boolean =>
  !(number < minimum!) && !(number > maximum!);
