/** Matching of results as the drivers' unified test format says it (mongodb/specifications, unified-test-format). */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && value.constructor === Object;
/** @param {unknown} value @returns {unknown} which of BSON's types an object of the driver stands for */
const bsonTypeOf = (value) =>
  typeof value === 'object' && value !== null && '_bsontype' in value ? value._bsontype : undefined;

/** @type {Record<string, (value: unknown) => boolean>} */
const typeNames = {
  int: (value) => Number.isInteger(value),
  long: (value) => Number.isInteger(value) || typeof value === 'bigint' || bsonTypeOf(value) === 'Long',
  double: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: isObject,
  array: Array.isArray,
  objectId: (value) => bsonTypeOf(value) === 'ObjectId',
  date: (value) => value instanceof Date,
};

/**
 * What differs between an expected and an actual value, with its path; undefined when they match.
 * @param {unknown} expected
 * @param {unknown} actual
 * @param {Map<string, unknown>} entities what `$$matchesEntity` names
 * @param {boolean} root a result's own fields may be more than those expected
 * @returns {string | undefined}
 */
export function difference(expected, actual, entities, root = true, path = 'result') {
  if (isObject(expected)) {
    const [operator, operand] = Object.entries(expected)[0] ?? [];
    if (operator?.startsWith('$$')) return special(operator, operand, actual, entities, root, path);
    if (typeof actual !== 'object' || actual === null) return differs(path, expected, actual);
    const fields = /** @type {Record<string, unknown>} */ (actual);
    for (const [name, value] of Object.entries(expected)) {
      const found = difference(value, fields[name], entities, false, `${path}.${name}`);
      if (found) return found;
    }
    const more = root ? undefined : Object.keys(fields).find((name) => !(name in expected));
    return more && `${path} has a field ${more}`;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs(path, expected, actual);
    for (const [i, value] of expected.entries()) {
      const found = difference(value, actual[i], entities, root && isObject(value), `${path}[${i}]`);
      if (found) return found;
    }
    return undefined;
  }
  if (expected === null && actual === undefined) return undefined;
  const plain = (/** @type {unknown} */ value) =>
    typeof value === 'bigint' || bsonTypeOf(value) ? String(value) : value;
  const same =
    typeof expected === 'number'
      ? Number(actual) === expected
      : plain(expected) === plain(actual) || Number(expected) === Number(actual);
  return same ? undefined : differs(path, expected, actual);
}

/**
 * @param {string} operator
 * @param {unknown} operand
 * @param {unknown} actual
 * @param {Map<string, unknown>} entities
 * @param {boolean} root
 * @param {string} path
 * @returns {string | undefined}
 */
function special(operator, operand, actual, entities, root, path) {
  switch (operator) {
    case '$$unsetOrMatches':
      return actual === undefined || actual === null
        ? undefined
        : difference(operand, actual, entities, root, path);
    case '$$exists':
      return (actual !== undefined) === operand ? undefined : `${path} is ${operand ? 'missing' : 'there'}`;
    case '$$type':
      return [operand].flat().some((name) => typeNames[String(name)]?.(actual))
        ? undefined
        : differs(path, operand, actual);
    case '$$matchesEntity':
      return difference(entities.get(String(operand)), actual, entities, false, path);
    default:
      return `${path}: the operator ${operator} is not known here`;
  }
}

/** @param {string} path @param {unknown} expected @param {unknown} actual */
const differs = (path, expected, actual) =>
  `${path}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )?.slice(0, 200)}`;
