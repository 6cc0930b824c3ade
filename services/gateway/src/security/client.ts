import { hasOptedOut } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network';

/** The network that votes on a page's failure. Visitors who opted out share one vote, so none is stored (D-35). */
export function voterNetwork({
  headers,
  ip,
}: Pick<FastifyRequest, 'headers'> & { ip?: string }): string | null {
  if (ip === undefined) return null;
  return hasOptedOut(headers) ? 'opted out' : networkOf(ip);
}
