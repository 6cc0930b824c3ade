import type { ServiceOptions } from '@guide/service-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Backend, type ServiceName, serviceNames } from './backends/backend';
import { httpBackend } from './backends/httpBackend';
import { inProcessBackend } from './backends/inProcessBackend';

type MountOptions = Omit<ServiceOptions, 'logger'> & { logger?: FastifyBaseLogger };

interface ServiceModule {
  buildApp(options: MountOptions): Promise<FastifyInstance>;
}

const services: Record<ServiceName, () => Promise<ServiceModule>> = {
  discover: () => import('@guide/service-discover'),
  pubs: () => import('@guide/service-pubs'),
  map: () => import('@guide/service-map'),
  search: () => import('@guide/service-search'),
  analytics: () => import('@guide/service-analytics'),
};

/** Runs each service in this process, or connects to its address. Only this file imports services. */
export async function mountServices(
  options: MountOptions,
  addresses: Partial<Record<ServiceName, string>>,
): Promise<Backend[]> {
  const backends: Backend[] = [];
  for (const name of serviceNames) {
    const address = addresses[name];
    if (address) {
      backends.push(httpBackend(name, address, options));
      continue;
    }
    const service = await services[name]();
    const discover = backends.find((backend) => backend.name === 'discover');
    backends.push(
      await inProcessBackend(
        name,
        await service.buildApp({
          ...options,
          logger: options.logger?.child({ service: name }),
          fetchDiscover: discover?.fetch,
        }),
      ),
    );
  }
  return backends;
}
