import { optedOut } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import { neighbourhoodOf, networkOf } from './network';

const PREVIEWER = 'previewer';
const OPTED_OUT = 'opted out';
/** The system has no address for a connection that is closed. */
const DISCONNECTED = 'disconnected';

/**
 * Whom a rendering counts for, in memory for a minute: the visitor's network, or all who look at previews together.
 * It marks the networks that opted out, so that nothing of them is stored (D-35).
 */
export function clientOf(
  { headers, ip }: { headers: FastifyRequest['headers']; ip: string | undefined },
  isPreview: boolean,
): string {
  if (isPreview) return PREVIEWER;
  if (ip === undefined) return DISCONNECTED;
  return optedOut(headers) ? `${OPTED_OUT} ${networkOf(ip)}` : networkOf(ip);
}

/** What a client's provider gives out together, whether the client opted out or not. */
export const neighbourhoodOfClient = (client: string): string =>
  neighbourhoodOf(client.replace(`${OPTED_OUT} `, ''));

/** Whose vote a client's failure is: all who opted out have one together; a previewer and a client that left have none. */
export function voterOf(client: string): string | null {
  if (client === PREVIEWER || client === DISCONNECTED) return null;
  return client.startsWith(OPTED_OUT) ? OPTED_OUT : client;
}
