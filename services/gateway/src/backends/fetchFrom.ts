import type { Fetch } from '@guide/contracts/api';
import type { Backend } from './backend';
import { prefixesOf } from './prefixes';

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
