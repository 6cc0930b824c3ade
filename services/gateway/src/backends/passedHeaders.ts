import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

type Headers = Record<string, string | string[] | undefined>;

/** Request headers for services in other processes. Cookies never leave the gateway. */
const REQUEST_HEADER_ALLOWLIST = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'host',
  'if-none-match',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
  'user-agent',
  'dnt',
  'sec-gpc',
  // Kept only from trusted proxies (security/country.ts).
  'x-country-code',
];

/** Only the gateway sets framing, caching and security headers. */
const RESPONSE_HEADER_ALLOWLIST = [
  'age',
  'allow',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'retry-after',
  'vary',
  'x-total-count',
];
const CACHING = ['no-cache', 'no-store'];
const JSON_TYPE = /^application\/json(;|$)/;

const pick = (headers: Headers, names: string[]): Headers =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

export const headersToService = (
  { id, ip, host }: Pick<FastifyRequest, 'id' | 'ip' | 'host'>,
  headers: IncomingHttpHeaders,
  hasOptedOut: boolean,
): Record<string, string> =>
  ({
    ...pick(headers as Headers, REQUEST_HEADER_ALLOWLIST),
    ...(hasOptedOut && { 'sec-gpc': '1' }),
    'x-request-id': id,
    // Replaces the visitor's value, which may be forged.
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
  }) as Record<string, string>;

/** @param corsOrigins - origins whose pages may call the API */
export function headersToVisitor(headers: IncomingHttpHeaders, corsOrigins: string[]): Headers {
  const passed = pick(headers as Headers, RESPONSE_HEADER_ALLOWLIST);
  const caching = String(headers['cache-control']);
  const isAllowed = corsOrigins.includes(String(headers['access-control-allow-origin']));
  const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  return {
    ...passed,
    'cache-control': CACHING.includes(caching) ? caching : 'no-store',
    ...(isAllowed && pick(headers as Headers, cors)),
  };
}

/** Whether a response can come from the API: JSON, or status 204 or 304. */
export const isApiResponse = (status: number, headers: IncomingHttpHeaders): boolean =>
  status === 204 ||
  status === 304 ||
  ((status < 300 || status >= 400) && JSON_TYPE.test(String(headers['content-type'])));
