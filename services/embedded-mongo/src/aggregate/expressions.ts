import { CommandError, unsupported } from '../errors';
import { isDocument } from '../values/document';
import { expressionOperators } from './expression-operators';

const systemVariables = ['ROOT', 'CURRENT', 'REMOVE', 'NOW'];

/** The `as` or `vars` names that an operator binds inside its own arguments. */
function variablesOf(operator: string, argument: unknown): string[] {
  if (!isDocument(argument)) return [];
  if (operator === '$let') return Object.keys(isDocument(argument.vars) ? argument.vars : {});
  if (operator === '$map' || operator === '$filter') return [String(argument.as ?? 'this')];
  return operator === '$reduce' ? ['this', 'value'] : [];
}

/**
 * Checks an aggregation expression before any document is seen, and gives it back.
 * @throws CommandError 168 for an unknown operator, 238 for a time zone, 15983 for a malformed operator
 */
export function checkExpression<T>(expression: T, variables: string[] = systemVariables): T {
  if (typeof expression === 'string') {
    if (expression.startsWith('$$') && !variables.includes(expression.slice(2).split('.')[0]!))
      throw new CommandError('BadValue', `Use of undefined variable: ${expression.slice(2)}`);
  } else if (Array.isArray(expression)) {
    for (const item of expression) checkExpression(item, variables);
  } else if (isDocument(expression)) {
    const [first, ...others] = Object.keys(expression);
    if (first?.startsWith('$')) {
      if (others.length > 0)
        throw new CommandError('Location15983', 'an expression must have exactly one operator');
      checkOperator(first, expression[first], variables);
    } else {
      for (const value of Object.values(expression)) checkExpression(value, variables);
    }
  }
  return expression;
}

function checkOperator(operator: string, argument: unknown, variables: string[]): void {
  if (!Object.hasOwn(expressionOperators, operator))
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  if (operator === '$literal') return;
  const inner = [...variables, ...variablesOf(operator, argument)];
  if (isDocument(argument) && !Object.keys(argument)[0]?.startsWith('$')) {
    if (argument.timezone !== undefined && !['UTC', 'GMT'].includes(argument.timezone as string))
      throw unsupported('a time zone other than UTC in a date expression');
    for (const value of Object.values(argument)) checkExpression(value, inner);
  } else {
    checkExpression(argument, inner);
  }
}
