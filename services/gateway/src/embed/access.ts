import { type HttpError, httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { sameOrigins } from '../pages/origin';
import { type EmbedToken, findToken, idOf, refusalOf } from './tokens';

const MESSAGES = {
  EMBED_TOKEN_UNKNOWN: 'This token is unknown.',
  EMBED_TOKEN_REVOKED: 'This token was revoked.',
  EMBED_TOKEN_EXPIRED: 'This token has expired.',
  EMBED_ORIGIN_REFUSED: 'This token is not for the page that sent it.',
  EMBED_PANEL_REFUSED: 'This token does not open that part of the dashboard.',
} as const;
export type EmbedRefusal = keyof typeof MESSAGES;

export const refused = (code: EmbedRefusal): HttpError => httpError(403, code, MESSAGES[code]);

const BEARER = /^Bearer (\S+)$/i;

/** Verifies a request's token and sender. Tokens in URLs are ignored: URLs get logged. @throws {HttpError} 403 */
export async function authorize(db: Db, request: FastifyRequest, guideOrigin: string): Promise<EmbedToken> {
  const [, text = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  const token = await findToken(db, text);
  const refusal = refusalOf(token);
  if (refusal) throw refused(refusal);
  if (!comesFromAudience(token!, request, guideOrigin)) throw refused('EMBED_ORIGIN_REFUSED');
  return token!;
}

/** Whether a page of the token's audience sent the request (https://www.w3.org/TR/fetch-metadata/). */
function comesFromAudience(token: EmbedToken, request: FastifyRequest, guideOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site, 'embed-frame': frame } = request.headers;
  if (origin !== undefined) return matchesOrigin(token.origins, origin);
  if (site !== 'same-origin' || request.host !== new URL(guideOrigin).host) return false;
  if (frame !== undefined) return frame === idOf(token);
  return sameOrigins(guideOrigin).some((alias) => matchesOrigin(token.origins, alias));
}

/** A wildcard matches one or more labels, as in `frame-ancestors` (https://www.w3.org/TR/CSP3/#match-hosts). */
export function matchesOrigin(allowed: string[], origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  return allowed.some((pattern) => pattern === origin || matchesWildcard(pattern, origin));
}

function matchesWildcard(allowed: string, origin: string): boolean {
  const [scheme, rest] = allowed.split('*');
  if (rest === undefined) return false;
  return origin.startsWith(scheme!) && origin.endsWith(rest) && origin.length > scheme!.length + rest.length;
}
