import type { Document } from '../values/document';
import { keyOf } from '../values/key';
import { compareValues } from '../values/order';

const numbers = (values: unknown[]) => values.filter((value) => typeof value === 'number');
const total = (values: unknown[]) => numbers(values).reduce((sum, value) => sum + value, 0);
const present = (values: unknown[]) => values.filter((value) => value !== null && value !== undefined);

const extreme = (direction: 1 | -1) => (values: unknown[]) =>
  present(values).reduce<unknown>(
    (best, value) => (best === null || direction * compareValues(value, best) > 0 ? value : best),
    null,
  );

/** Accumulators of `$group`: what they make of a group's values of one expression, in the group's order. */
export const accumulators: Record<string, (values: unknown[]) => unknown> = {
  $sum: total,
  $avg: (values) => (numbers(values).length === 0 ? null : total(values) / numbers(values).length),
  $min: extreme(-1),
  $max: extreme(1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values[values.length - 1] ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => [
    ...new Map(values.filter((value) => value !== undefined).map((value) => [keyOf(value), value])).values(),
  ],
  $count: (values) => values.length,
  $mergeObjects: (values) => Object.assign({}, ...(present(values) as Document[])),
};
