import type { FastifyRequest } from 'fastify';

/**
 * The country that a trusted proxy found out, ISO 3166-1 alpha-2 (D-20).
 * @param trustProxy whether there is such a proxy; a visitor's own header says nothing
 */
export function countryOf({ headers }: FastifyRequest, trustProxy: boolean): string | undefined {
  const country = headers['x-country-code'];
  return trustProxy && typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined;
}
