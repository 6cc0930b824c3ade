/** Matching of results as the drivers' unified test format says it (mongodb/specifications, unified-test-format). */

const isObject = (value) => typeof value === 'object' && value !== null && value.constructor === Object;
const typeNames = {
  int: (value) => Number.isInteger(value),
  long: (value) => Number.isInteger(value) || typeof value === 'bigint' || value?._bsontype === 'Long',
  double: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: isObject,
  array: Array.isArray,
  objectId: (value) => value?._bsontype === 'ObjectId',
  date: (value) => value instanceof Date,
};

/**
 * What differs between an expected and an actual value, with its path; undefined when they match.
 * @param root a result's own fields may be more than those expected
 * @param {Map<string, unknown>} entities what `$$matchesEntity` names
 */
export function difference(expected, actual, entities, root = true, path = 'result') {
  if (isObject(expected)) {
    const [operator, operand] = Object.entries(expected)[0] ?? [];
    if (operator?.startsWith('$$')) return special(operator, operand, actual, entities, root, path);
    if (typeof actual !== 'object' || actual === null) return differs(path, expected, actual);
    for (const [name, value] of Object.entries(expected)) {
      const found = difference(value, actual[name], entities, false, `${path}.${name}`);
      if (found) return found;
    }
    const more = root ? undefined : Object.keys(actual).find((name) => !(name in expected));
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
  const plain = (value) => (typeof value === 'bigint' || value?._bsontype ? value.toString() : value);
  const same =
    typeof expected === 'number'
      ? Number(actual) === expected
      : plain(expected) === plain(actual) || Number(expected) === Number(actual);
  return same ? undefined : differs(path, expected, actual);
}

function special(operator, operand, actual, entities, root, path) {
  switch (operator) {
    case '$$unsetOrMatches':
      return actual === undefined || actual === null
        ? undefined
        : difference(operand, actual, entities, root, path);
    case '$$exists':
      return (actual !== undefined) === operand ? undefined : `${path} is ${operand ? 'missing' : 'there'}`;
    case '$$type':
      return [operand].flat().some((name) => typeNames[name]?.(actual))
        ? undefined
        : differs(path, operand, actual);
    case '$$matchesEntity':
      return difference(entities.get(operand), actual, entities, false, path);
    default:
      return `${path}: the operator ${operator} is not known here`;
  }
}

const differs = (path, expected, actual) =>
  `${path}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )?.slice(0, 200)}`;
