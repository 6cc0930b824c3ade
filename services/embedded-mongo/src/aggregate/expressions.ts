import { $add, $divide, $multiply, $subtract } from 'mingo/operators/expression/arithmetic';
import { $ifNull } from 'mingo/operators/expression/conditional';
import { $dateTrunc } from 'mingo/operators/expression/date';
import { CommandError, unsupported } from '../errors';
import { isDocument } from '../values/document';

/** The expressions that pipelines may use. */
export const expressionOperators = {
  $add,
  $dateTrunc,
  $divide,
  $ifNull,
  $literal: (_document: unknown, value: unknown) => value,
  $multiply,
  $subtract,
};

/**
 * Checks an aggregation expression before any document is seen, and gives it back.
 * @throws CommandError 168 for an unknown operator, 238 for variables and time zones, 15983 for a malformed operator
 */
export function checkExpression<T>(expression: T): T {
  if (typeof expression === 'string') {
    if (expression.startsWith('$$')) throw unsupported(`the variable ${expression}`);
  } else if (Array.isArray(expression)) {
    for (const item of expression) checkExpression(item);
  } else if (isDocument(expression)) {
    const [first, ...others] = Object.keys(expression);
    if (!first?.startsWith('$')) for (const value of Object.values(expression)) checkExpression(value);
    else if (others.length === 0) checkOperator(first, expression[first]);
    else throw new CommandError(15983, 'an expression must have exactly one operator');
  }
  return expression;
}

function checkOperator(operator: string, argument: unknown): void {
  if (!Object.hasOwn(expressionOperators, operator))
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  if (operator === '$literal') return;
  if (isDocument(argument) && argument.timezone !== undefined)
    throw unsupported('a time zone in an expression');
  checkExpression(argument);
}
