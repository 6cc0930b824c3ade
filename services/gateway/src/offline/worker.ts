import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ENGLISH } from '@guide/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import type { Languages } from '../languages';

const DATABASES = ['guide-offline', 'serwist-expiration'];

/** Replaces an installed worker, deletes the guide's caches and databases, unregisters and reloads open pages. */
const SWITCHED_OFF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const isOwn = (name) => name.startsWith('guide-') || (name.startsWith('serwist-') && name.endsWith(registration.scope));
    for (const name of await caches.keys()) if (isOwn(name)) await caches.delete(name);
    for (const name of ${JSON.stringify(DATABASES)}) indexedDB.deleteDatabase(name);
    await registration.unregister();
    for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url).catch(() => {});
  })());
});
`;

export interface WorkerOptions {
  shellFolder: string;
  languages: Pick<Languages, 'list'>;
  /** If the worker is not enabled, installed workers remove themselves at the next navigation. */
  enabled: boolean;
}

/** The service worker, at the root for its scope. Its first line names the shell, so that a new shell replaces it. */
export const workerRoute =
  ({ shellFolder, languages, enabled }: WorkerOptions): FastifyPluginAsync =>
  async (app) => {
    const script = enabled ? await readWorker(shellFolder) : SWITCHED_OFF;
    app.get('/worker.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', '/')
        .send(enabled ? withLanguages(script, languages.list()) : script),
    );
  };

/** Tells the worker the guide's languages, so that it knows which addresses begin with one. */
function withLanguages(script: string, codes: readonly string[]): string {
  const prefixes = codes.filter((code) => code !== ENGLISH);
  return prefixes.length > 0
    ? script.replace('\n', `\nself.guideLanguages = ${JSON.stringify(prefixes)};\n`)
    : script;
}

async function readWorker(shellFolder: string): Promise<string> {
  const shell = await readFile(path.join(shellFolder, 'shell.json'));
  const version = createHash('sha256').update(shell).digest('hex').slice(0, 10);
  return `// Shell ${version}\n${await readFile(path.join(shellFolder, 'worker/worker.js'), 'utf8')}`;
}
