import type { FastifyRequest } from 'fastify';

/** Host names that may stand in absolute links; anything else is a forged header. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * The site's origin for absolute links: the setting, or what the visitor asked for.
 * @param setting `ORIGIN`, e.g. "https://guide.example"
 */
export const originOf =
  (setting: string | undefined) =>
  (request: FastifyRequest): string =>
    setting ?? `${request.protocol}://${HOST.test(request.host) ? request.host : 'localhost'}`;
