import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PinnedRelease } from '@guide/contracts/api';

type Entry = string | ((response: ServerResponse) => void);

export const entryOf = (container: string, screen: string, text: string) => `
var ${container} = {
  init: () => Promise.resolve(),
  get: (name) => name === './${screen}'
    ? Promise.resolve(() => ({ default: { text: ${JSON.stringify(text)} } }))
    : Promise.reject(new Error('no ' + name)),
};`;

/** An HTTP server with module files and the registry's response; tests change both. */
export async function openModuleStore() {
  const entries = new Map<string, Entry>();
  const requests: string[] = [];
  let live: unknown = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    requests.push(request.url!);
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
    requests,
    /** Serves an entry, or 404 without `entry`. @returns its release */
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
    /** Serves a file of a release, or 404. @returns its name */
    file({ base }: PinnedRelease, name: string, content?: Entry): string {
      if (content !== undefined) entries.set(new URL(base).pathname + name, content);
      return name;
    },
    respondWith(releases: unknown) {
      live = releases;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const containerOf = (module: string, version: string) =>
  `guide_${module}_${version.replace(/\W/g, '_')}`;
