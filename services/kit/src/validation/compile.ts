import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { invalidRequest } from '../errors/httpError';
import { faults } from './faults';
import { readText } from './readText';

const NAMES: Record<string, string> = { body: 'body', querystring: 'query', params: 'path' };

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart = 'body' }) => {
  const validator = Compile(schema);
  return (input: unknown) => {
    const value = httpPart === 'body' ? input : readText(schema, input);
    if (validator.Check(value)) return { value };
    return { error: invalidRequest(faults(schema, validator.Errors(value), NAMES[httpPart] ?? httpPart)) };
  };
};
