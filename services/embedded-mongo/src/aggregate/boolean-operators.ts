import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { CommandError } from '../errors';

type Branch = { case: unknown; then: unknown };

/** MongoDB's truth: all but false, null, zero and a missing field. */
const holds = (document: unknown, expression: unknown, options: Options) => {
  const value = evalExpr(document, expression, options);
  return value !== undefined && value !== null && value !== false && value !== 0;
};

/** Boolean and conditional expressions by MongoDB's truth, under which the empty string is true. */
export const booleanOperators = {
  $and: (document: unknown, list: unknown, options: Options) =>
    [list].flat().every((item) => holds(document, item, options)),
  $or: (document: unknown, list: unknown, options: Options) =>
    [list].flat().some((item) => holds(document, item, options)),
  $not: (document: unknown, argument: unknown, options: Options) =>
    !holds(document, Array.isArray(argument) ? argument[0] : argument, options),
  $cond: (document: unknown, argument: unknown, options: Options) => {
    const [test, met, unmet] = condOf(argument);
    return evalExpr(document, holds(document, test, options) ? met : unmet, options);
  },
  $switch: (document: unknown, argument: { branches: Branch[] }, options: Options) => {
    const branch = argument.branches.find((candidate) => holds(document, candidate.case, options));
    if (branch) return evalExpr(document, branch.then, options);
    if ('default' in argument) return evalExpr(document, argument.default, options);
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  },
};

/** The test and the two results of a `$cond`, from its list or from its fields. */
function condOf(argument: unknown): unknown[] {
  const { if: test, then: met, else: unmet } = (argument ?? {}) as Record<string, unknown>;
  const parts = Array.isArray(argument) ? argument : [test, met, unmet];
  if (parts.length !== 3 || parts.includes(undefined))
    throw new CommandError(16020, "$cond needs 'if', 'then' and 'else'");
  return parts;
}
