import type { Fetch } from '@guide/contracts/api';
import type { FastifyPluginAsync } from 'fastify';

/** The five services, in the order in which health lists them. */
export const serviceNames = ['discover', 'pubs', 'map', 'search', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One service as the gateway reaches it: in this process or over HTTP. */
export interface Backend {
  name: ServiceName;
  /** Calls the service the way a page does while it is rendered. */
  fetch: Fetch;
  /** Passes the visitors' calls through. */
  plugin: FastifyPluginAsync;
  close(): Promise<void>;
}
