import { evalExpr } from 'mingo/core';
import { type Iterator, Lazy } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { keyOf } from '../values/key';
import { accumulators } from './accumulators';
import { checkExpression } from './expressions';

/**
 * Checks a `$group` before any document is seen.
 * @throws CommandError 15955 without `_id`, 15952 for an unknown accumulator, 40234 for a malformed field
 */
export function checkGroup(spec: unknown): Document {
  if (!isDocument(spec) || !('_id' in spec))
    throw new CommandError(15955, 'a group specification must include an _id');
  for (const [field, rule] of Object.entries(spec)) {
    if (field === '_id') {
      checkExpression(rule);
      continue;
    }
    if (!isDocument(rule) || Object.keys(rule).length !== 1)
      throw new CommandError(40234, `The field '${field}' must be an accumulator object`);
    const name = Object.keys(rule)[0]!;
    if (!Object.hasOwn(accumulators, name)) throw new CommandError(15952, `unknown group operator '${name}'`);
    checkExpression(rule[name]);
  }
  return spec;
}

/** `$group` as a stage for mingo: groups by MongoDB's equality, in the order of their first documents. */
export function group(documents: Iterator, spec: Document, options: Options) {
  return documents.transform((items) => {
    const groups = new Map<string, { id: unknown; members: unknown[] }>();
    for (const item of items) {
      const id = evalExpr(item, spec._id, options) ?? null;
      const key = keyOf(id);
      const found = groups.get(key);
      if (found) found.members.push(item);
      else groups.set(key, { id, members: [item] });
    }
    return Lazy([...groups.values()].map(({ id, members }) => summary(id, members, spec, options)));
  });
}

function summary(id: unknown, members: unknown[], spec: Document, options: Options): Document {
  const result: Document = { _id: id };
  for (const [field, rule] of Object.entries(spec)) {
    if (field === '_id') continue;
    const [name, argument] = Object.entries(rule as Document)[0]!;
    result[field] = accumulators[name]!(members.map((member) => evalExpr(member, argument, options)));
  }
  return result;
}
