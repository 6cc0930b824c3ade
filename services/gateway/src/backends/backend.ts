import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import type { FastifyPluginAsync } from 'fastify';

export const serviceNames = ['discover', 'pubs', 'map', 'search', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface Backend {
  name: ServiceName;
  /** Fetches data for server rendering. */
  fetch: Fetch;
  plugin: FastifyPluginAsync;
  close(): Promise<void>;
}

/** API prefixes of a service, e.g. `/api/listings`. */
export function prefixesOf(service: ServiceName): string[] {
  const serviceOperations = Object.values(operations).filter((operation) => operation.service === service);
  return [...new Set(serviceOperations.map(({ path }) => path.split('/').slice(0, 3).join('/')))];
}

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
