import { operations } from '@guide/contracts/api/operations';
import { pathPattern } from '@guide/service-kit';
import type { ServiceName } from '../backends/backend';

/** The services whose public reads a module without a row below may call. */
const DEFAULT_READS: ServiceName[] = ['discover', 'pubs', 'map', 'search'];

/** The services that a module may read while its pages are rendered. */
const READS: Record<string, ServiceName[]> = {
  discover: ['discover', 'map', 'search'],
  pubs: ['pubs'],
  map: ['map', 'discover'],
  search: ['search'],
  analytics: ['analytics'],
};

const reads = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .map(({ service, path }) => ({ service, path: pathPattern(path) }));

/**
 * Whether a module may make an API call from its renderer: reads of its services only, never a write.
 * @param url path with its query string
 */
export function isPermitted(module: string, method: string, url: string): boolean {
  const services = READS[module] ?? DEFAULT_READS;
  const path = url.split('?')[0]!;
  return method === 'GET' && reads.some((read) => services.includes(read.service) && read.path.test(path));
}
