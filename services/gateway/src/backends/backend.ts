import type { Fetch } from '@guide/contracts/api';
import type { FastifyPluginAsync } from 'fastify';

/** In the order of the health report. */
export const serviceNames = ['discover', 'pubs', 'map', 'search', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface Backend {
  name: ServiceName;
  /** For pages that are rendered. */
  fetch: Fetch;
  /** For calls of visitors. */
  plugin: FastifyPluginAsync;
  close(): Promise<void>;
}
