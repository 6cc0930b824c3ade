import { operations } from '@guide/contracts/api/operations';
import type { ServiceName } from './backend';

/** E.g. `/api/listings`. */
export function prefixesOf(service: ServiceName): string[] {
  const own = Object.values(operations).filter((operation) => operation.service === service);
  return [...new Set(own.map(({ path }) => path.split('/').slice(0, 3).join('/')))];
}
