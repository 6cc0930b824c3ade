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

/** Finds the first fault of a value: a JSON pointer, or null. */
type Check = (value: unknown) => string | null;

const checks = new WeakMap<Schema, Check>();

/** The check of a schema as nested functions: reading it for each value takes twice as long. */
function checkOf(schema: Schema): Check {
  const check = checks.get(schema) ?? createCheck(schema);
  checks.set(schema, check);
  return check;
}

/**
 * Finds where a response does not match its schema; fields of newer services are accepted. Removes optional fields that
 * are null. Schemas are not compiled to code, because the CSP forbids it (decision 0019).
 * @returns JSON pointer (RFC 6901, unescaped) of the first fault, or null
 */
export const findMismatch = (schema: Schema, value: unknown): string | null => checkOf(schema)(value);

const is =
  (fits: (value: unknown) => boolean): Check =>
  (value) =>
    fits(value) ? null : '';

function createCheck(schema: Schema): Check {
  if (schema.anyOf) {
    const options = schema.anyOf.map(checkOf);
    return is((value) => options.some((check) => check(value) === null));
  }
  if ('const' in schema) return is((value) => value === schema.const);
  switch (schema.type) {
    case 'object':
      return objectCheck(schema);
    case 'array':
      return listCheck(schema);
    case 'string':
      return textCheck(schema);
    case 'integer':
      return numberCheck(schema, Number.isInteger);
    case 'number':
      return numberCheck(schema, Number.isFinite);
    case 'null':
      return is((value) => value === null);
    case 'boolean':
      return is((value) => typeof value === 'boolean');
    default:
      return () => null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectCheck({ required = [], properties = {}, patternProperties = {} }: Schema): Check {
  const fields = Object.keys(properties).map((name) => ({
    name,
    check: checkOf(properties[name]!),
    isRequired: required.includes(name),
  }));
  const groups = Object.keys(patternProperties).map((pattern) => ({
    pattern: patternOf(pattern),
    check: checkOf(patternProperties[pattern]!),
  }));
  return (value) => {
    if (!isObject(value)) return '';
    for (const name of required) if (!Object.hasOwn(value, name)) return `/${name}`;
    for (const { name, check, isRequired } of fields) {
      const pointer = Object.hasOwn(value, name) ? check(value[name]) : null;
      if (pointer === null) continue;
      // Some databases store an absent value as null.
      if (value[name] !== null || isRequired) return `/${name}${pointer}`;
      delete value[name];
    }
    for (const { pattern, check } of groups) {
      for (const [name, item] of Object.entries(value)) {
        const pointer = pattern.test(name) ? check(item) : null;
        if (pointer !== null) return `/${name}${pointer}`;
      }
    }
    return null;
  };
}

function listCheck({ items, minItems = 0 }: Schema): Check {
  const tuple = Array.isArray(items) ? items.map(checkOf) : null;
  const each = items && !Array.isArray(items) ? checkOf(items) : null;
  return (value) => {
    if (!Array.isArray(value) || value.length < minItems) return '';
    for (let index = 0; index < value.length; index++) {
      const pointer = (tuple ? tuple[index] : each)?.(value[index]) ?? null;
      if (pointer !== null) return `/${index}${pointer}`;
    }
    return null;
  };
}

function textCheck({ minLength = 0, pattern }: Schema): Check {
  const fits = pattern ? patternOf(pattern) : null;
  return is(
    (value) => typeof value === 'string' && value.length >= minLength && (fits === null || fits.test(value)),
  );
}

const numberCheck = (
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema,
  isNumber: (value: unknown) => boolean,
): Check => is((value) => isNumber(value) && (value as number) >= minimum && (value as number) <= maximum);
