import { CommandError, unsupported } from '../errors';
import { isDocument } from '../values/document';
import { expressionOperators } from './expression-operators';

const variables = ['ROOT', 'CURRENT', 'REMOVE', 'NOW'];

/**
 * Checks an aggregation expression before any document is seen, and gives it back.
 * @throws CommandError 168 for an unknown operator, 238 for a time zone, 15983 for a malformed operator
 */
export function checkExpression<T>(expression: T): T {
  if (typeof expression === 'string') {
    if (expression.startsWith('$$') && !variables.includes(expression.slice(2).split('.')[0]!))
      throw new CommandError('BadValue', `Use of undefined variable: ${expression.slice(2)}`);
  } else if (Array.isArray(expression)) {
    for (const item of expression) checkExpression(item);
  } else if (isDocument(expression)) {
    const [first, ...others] = Object.keys(expression);
    if (first?.startsWith('$')) {
      if (others.length > 0) throw new CommandError(15983, 'an expression must have exactly one operator');
      checkOperator(first, expression[first]);
    } else {
      for (const value of Object.values(expression)) checkExpression(value);
    }
  }
  return expression;
}

function checkOperator(operator: string, argument: unknown): void {
  if (!Object.hasOwn(expressionOperators, operator))
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  if (operator === '$literal') return;
  const zone = isDocument(argument) ? argument.timezone : undefined;
  if (zone !== undefined && zone !== 'UTC' && zone !== 'GMT')
    throw unsupported('a time zone other than UTC in a date expression');
  checkExpression(argument);
}
