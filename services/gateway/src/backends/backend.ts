import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
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

/** E.g. `/api/listings`. */
export function prefixesOf(service: ServiceName): string[] {
  const own = Object.values(operations).filter((operation) => operation.service === service);
  return [...new Set(own.map(({ path }) => path.split('/').slice(0, 3).join('/')))];
}

/** Sends each call to the service of its path. */
export function fetchFrom(backends: Backend[]): Fetch {
  const owners = backends.flatMap((backend) =>
    prefixesOf(backend.name).map((prefix) => ({ prefix, backend })),
  );
  return (url, init) => {
    const owner = owners.find(
      ({ prefix }) => url === prefix || (/^[/?]/.test(url.slice(prefix.length)) && url.startsWith(prefix)),
    );
    if (!owner) return Promise.reject(new Error(`No service answers ${url}`));
    return owner.backend.fetch(url, init);
  };
}
