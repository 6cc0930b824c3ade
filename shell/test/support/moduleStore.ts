import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PinnedRelease } from '@guide/contracts/api';

type Entry = string | ((response: ServerResponse) => void);

/** The code of a remote entry that exposes one screen, with the given text. */
export const entryOf = (container: string, screen: string, says: string) => `
var ${container} = {
  init: () => Promise.resolve(),
  get: (name) => name === './${screen}'
    ? Promise.resolve(() => ({ default: { says: ${JSON.stringify(says)} } }))
    : Promise.reject(new Error('no ' + name)),
};`;

/** A real HTTP server with releases of modules and the registry's answer, both changed by the tests. */
export async function openModuleStore() {
  const entries = new Map<string, Entry>();
  const asked: string[] = [];
  let live: unknown = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    asked.push(request.url!);
    const { pathname } = new URL(request.url!, 'http://store');
    if (pathname.startsWith('/api/modules/')) return response.end(JSON.stringify(live));
    const entry = entries.get(pathname);
    if (typeof entry === 'function') return entry(response);
    response.statusCode = entry === undefined ? 404 : 200;
    return response.setHeader('content-type', 'text/javascript').end(entry);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** Addresses in the order of the requests. */
    asked,
    /** Serves an entry, or serves it no more. @returns its release */
    release(module: string, version: string, entry?: Entry): PinnedRelease {
      const folder = `/modules/${module}/${version}/`;
      if (entry === undefined) entries.delete(`${folder}entry.js`);
      else entries.set(`${folder}entry.js`, entry);
      return {
        module,
        version,
        base: url + folder,
        entry: 'entry.js',
        container: containerOf(module, version),
        integrity: { 'entry.js': `sha384-${'c'.repeat(64)}` },
        exposes: {},
        contract: '1.0.0',
        owner: `Team ${module}`,
      };
    },
    /** What the registry gives from now on, best first. */
    answer(releases: unknown) {
      live = releases;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Each build has a name of its own. */
export const containerOf = (module: string, version: string) =>
  `guide_${module}_${version.replace(/\W/g, '_')}`;
