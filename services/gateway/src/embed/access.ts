import { type HttpError, httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { sameOrigins } from '../pages/origin';
import { type EmbedToken, findToken, idOf, refusalOf } from './tokens';

const MESSAGES = {
  EMBED_TOKEN_UNKNOWN: 'This token is unknown.',
  EMBED_TOKEN_REVOKED: 'This token was revoked.',
  EMBED_TOKEN_EXPIRED: 'This token has ended.',
  EMBED_ORIGIN_REFUSED: 'This token is not for the page that sent it.',
  EMBED_PANEL_REFUSED: 'This token does not open that part of the dashboard.',
} as const;
export type EmbedRefusal = keyof typeof MESSAGES;

export const refused = (code: EmbedRefusal): HttpError => httpError(403, code, MESSAGES[code]);

const BEARER = /^Bearer (\S+)$/i;

/**
 * Verifies the token of a request and the page that sent it. Tokens are read from `Authorization` only, since URLs
 * get into logs and `Referer`.
 * @throws {HttpError} 403 with the reason
 */
export async function authorize(db: Db, request: FastifyRequest, ownOrigin: string): Promise<EmbedToken> {
  const [, text = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  const token = await findToken(db, text);
  const refusal = refusalOf(token);
  if (refusal) throw refused(refusal);
  if (!comesFromAudience(token!, request, ownOrigin)) throw refused('EMBED_ORIGIN_REFUSED');
  return token!;
}

/**
 * Whether a page of the token sent the request: `Origin` of cross-origin requests, else `Sec-Fetch-Site: same-
 * origin`, which scripts cannot set: from the frame, which names its token's id, or from the guide.
 * https://fetch.spec.whatwg.org/#append-a-request-origin-header, https://www.w3.org/TR/fetch-metadata/
 */
function comesFromAudience(token: EmbedToken, request: FastifyRequest, own: string): boolean {
  const { origin, 'sec-fetch-site': site, 'embed-frame': frame } = request.headers;
  if (origin !== undefined) return matchesOrigin(token.origins, origin);
  if (site !== 'same-origin' || request.host !== new URL(own).host) return false;
  if (frame !== undefined) return frame === idOf(token);
  return sameOrigins(own).some((ownOrigin) => matchesOrigin(token.origins, ownOrigin));
}

/**
 * A wildcard is one or more labels, as in `frame-ancestors` (https://www.w3.org/TR/CSP3/#match-hosts).
 * @param origin the header `Origin`
 */
export function matchesOrigin(allowed: string[], origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  return allowed.some((pattern) => pattern === origin || matchesWildcard(pattern, origin));
}

function matchesWildcard(allowed: string, origin: string): boolean {
  const [scheme, rest] = allowed.split('*');
  if (rest === undefined) return false;
  return origin.startsWith(scheme!) && origin.endsWith(rest) && origin.length > scheme!.length + rest.length;
}
