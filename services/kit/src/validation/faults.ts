import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import type { FieldFault } from '../errors/httpError';

type Shape = TSchema & {
  const?: unknown;
  type?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
};

/** Returns one error per field. @param part - name of the validated value: "body", "query" or "path" */
export function faults(schema: TSchema, errors: TLocalizedValidationError[], part: string): FieldFault[] {
  const byField = new Map<string, string>();
  const add = (field: string, message: string) => byField.has(field) || byField.set(field, message);

  for (const error of errors) {
    const field = error.instancePath.split('/')[1];
    if (error.keyword === 'required') {
      for (const name of error.params.requiredProperties) add(name, 'is required');
    } else if (error.keyword === 'additionalProperties') {
      for (const name of error.params.additionalProperties) add(name, 'is not known here');
    } else if (error.keyword !== 'boolean') {
      add(field ?? part, (field && choices((schema as Shape).properties?.[field])) ?? error.message);
    }
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** Lists the options of a union, because TypeBox reports each branch separately. */
function choices(shape: Shape | undefined): string | undefined {
  if (!shape?.anyOf) return undefined;
  const options = (branch: Shape): string[] =>
    branch.anyOf ? branch.anyOf.flatMap(options) : [String(branch.const ?? `a ${branch.type}`)];
  return `must be one of: ${options(shape).join(', ')}`;
}
