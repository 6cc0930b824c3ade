import { operations } from '@guide/contracts/api/operations';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Registry } from '../releases/registry';

const FILE_PATHS = /^\/(assets|modules|images|api\/images)\//;

const isCall = (call: keyof typeof operations, path: string): boolean => {
  const segments = path.split('/');
  const parts = operations[call].path.split('/');
  return (
    parts.length === segments.length && parts.every((part, i) => part.startsWith(':') || part === segments[i])
  );
};

/** Marks responses that devices may store (D-37): files, pictures and declared data. pages/routes.ts marks pages. */
export const offlineCacheHeader = plugin<{ registry: Registry }>(
  async (app, { registry }) => {
    const isDeclared = async (path: string): Promise<boolean> => {
      const { releases } = await registry.state();
      return [...releases.values()].some(({ offline }) => offline?.data.some((call) => isCall(call, path)));
    };
    const isCacheable = async ({ method, url }: FastifyRequest): Promise<boolean> => {
      if (method !== 'GET') return false;
      if (FILE_PATHS.test(url)) return true;
      return url.startsWith('/api/') && isDeclared(url.split('?', 1)[0]!).catch(() => false);
    };
    app.addHook('onRequest', async (request, reply) => {
      reply.header(OFFLINE_CACHE_HEADER, (await isCacheable(request)) ? 'keep' : 'no');
    });
  },
  { name: 'offline-cache-header' },
);
