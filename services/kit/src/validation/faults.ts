import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import type { FieldFault } from '../errors/httpError';

type Shape = TSchema & {
  const?: unknown;
  type?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
};

/** One fault per field, in plain words. @param whole what to call the value itself: "body", "query" or "params" */
export function faults(schema: TSchema, errors: TLocalizedValidationError[], whole: string): FieldFault[] {
  const byField = new Map<string, string>();
  const add = (field: string, message: string) => byField.has(field) || byField.set(field, message);

  for (const error of errors) {
    const field = error.instancePath.split('/')[1];
    if (error.keyword === 'required') {
      for (const name of error.params.requiredProperties) add(name, 'is required');
    } else if (error.keyword === 'additionalProperties') {
      for (const name of error.params.additionalProperties) add(name, 'is not known here');
    } else if (error.keyword !== 'boolean') {
      add(field ?? whole, (field && choices((schema as Shape).properties?.[field])) ?? error.message);
    }
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** "must be a, b or c" for a field that is one of several, as the errors of its branches are not enough. */
function choices(shape: Shape | undefined): string | undefined {
  if (!shape?.anyOf) return undefined;
  const flat = (one: Shape): string[] =>
    one.anyOf ? one.anyOf.flatMap(flat) : [String(one.const ?? `a ${one.type}`)];
  return `must be one of: ${flat(shape).join(', ')}`;
}
