import { ENGLISH } from '@guide/contracts/site';
import type { FastifyRequest } from 'fastify';
import type { Languages } from '../languages';

/** The language of a file with one address, from its parameter `lang`; English if the guide does not have it. */
export function languageOfQuery(
  { query }: Pick<FastifyRequest, 'query'>,
  { list }: Pick<Languages, 'list'>,
): string {
  const { lang } = query as { lang?: unknown };
  return list().find((code) => code === lang) ?? ENGLISH;
}
