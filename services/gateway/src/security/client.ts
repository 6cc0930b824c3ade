import { optedOut } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network';

/**
 * The network that votes on a page's failure. All who opted out share one vote, so that their networks are not
 * stored (D-35); a disconnected client has none.
 */
export function voterOf({
  headers,
  ip,
}: {
  headers: FastifyRequest['headers'];
  ip: string | undefined;
}): string | null {
  if (ip === undefined) return null;
  return optedOut(headers) ? 'opted out' : networkOf(ip);
}
