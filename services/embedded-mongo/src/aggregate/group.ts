import { evalExpr } from 'mingo/core';
import { type Iterator, Lazy } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { keyOf } from '../values/key';
import { compareValues } from '../values/order';
import { checkExpression } from './expressions';

const numbers = (values: unknown[]) => values.filter((value) => typeof value === 'number');
const total = (values: unknown[]) => numbers(values).reduce((sum, value) => sum + value, 0);

const extreme = (direction: 1 | -1) => (values: unknown[]) =>
  values
    .filter((value) => value !== null && value !== undefined)
    .reduce<unknown>(
      (best, value) => (best === null || direction * compareValues(value, best) > 0 ? value : best),
      null,
    );

/** What an accumulator makes of a group's values of one expression. */
const accumulators: Record<string, (values: unknown[]) => unknown> = {
  $sum: total,
  $avg: (values) => (numbers(values).length === 0 ? null : total(values) / numbers(values).length),
  $min: extreme(-1),
  $max: extreme(1),
};

/**
 * Checks the fields of a group before any document is seen.
 * @throws CommandError 15952 for an unknown accumulator, 40234 for a malformed field
 */
export function checkAccumulators(fields: Document): Document {
  for (const [field, rule] of Object.entries(fields)) {
    if (!isDocument(rule) || Object.keys(rule).length !== 1)
      throw new CommandError(40234, `The field '${field}' must be an accumulator object`);
    const name = Object.keys(rule)[0]!;
    if (!Object.hasOwn(accumulators, name)) throw new CommandError(15952, `unknown group operator '${name}'`);
    checkExpression(rule[name]);
  }
  return fields;
}

/** Groups by MongoDB's equality, in the order of their first documents. */
export function group(
  documents: Iterator,
  idOf: (document: unknown) => unknown,
  fields: Document,
  options: Options,
) {
  return documents.transform((items) => {
    const groups = new Map<string, { id: unknown; members: unknown[] }>();
    for (const item of items) {
      const id = idOf(item) ?? null;
      const key = keyOf(id);
      const found = groups.get(key);
      if (found) found.members.push(item);
      else groups.set(key, { id, members: [item] });
    }
    return Lazy([...groups.values()].map(({ id, members }) => summary(id, members, fields, options)));
  });
}

function summary(id: unknown, members: unknown[], fields: Document, options: Options): Document {
  const result: Document = { _id: id };
  for (const [field, rule] of Object.entries(fields)) {
    const [name, argument] = Object.entries(rule as Document)[0]!;
    result[field] = accumulators[name]!(members.map((member) => evalExpr(member, argument, options)));
  }
  return result;
}
