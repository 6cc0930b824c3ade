import { optedOut } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network';

/**
 * Whose vote a page's failure is: the visitor's network. All who opted out have one vote together, so that nothing of
 * their networks is stored (D-35); a client that has disconnected has no address and no vote.
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
