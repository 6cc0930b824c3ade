import { operations } from '@guide/contracts/api/operations';
import { pathPattern } from '@guide/service-kit';
import type { ServiceName } from '../backends/backend';

/** For modules without a row in `READS`. */
const DEFAULT_READS: ServiceName[] = ['discover', 'pubs', 'map', 'search'];

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

/** Whether a module may make an API call while it is rendered. */
export function isPermitted(module: string, method: string, url: string): boolean {
  const services = READS[module] ?? DEFAULT_READS;
  const path = url.split('?')[0]!;
  return method === 'GET' && reads.some((read) => services.includes(read.service) && read.path.test(path));
}
