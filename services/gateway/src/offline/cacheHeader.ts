import { operations } from '@guide/contracts/api/operations';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Registry } from '../releases/registry';

/** Files and pictures, the same for everybody. */
const FILES = /^\/(assets|modules|images|api\/images)\//;

/** Whether a path is a call's, with any values in the place of its parameters. */
const isCall = (call: keyof typeof operations, path: string): boolean => {
  const segments = path.split('/');
  const parts = operations[call].path.split('/');
  return (
    parts.length === segments.length && parts.every((part, i) => part.startsWith(':') || part === segments[i])
  );
};

/**
 * Marks the responses that devices may store (D-37): files, pictures, and the data that live releases declare in their
 * manifests. Pages are marked where they are rendered. A response without the header is none of this gateway's.
 */
export const offlineCacheHeader = plugin<{ registry: Registry }>(
  async (app, { registry }) => {
    const isDeclared = async (path: string): Promise<boolean> => {
      const { releases } = await registry.state();
      return [...releases.values()].some(({ offline }) => offline?.data.some((call) => isCall(call, path)));
    };
    const isCacheable = async ({ method, url }: FastifyRequest): Promise<boolean> => {
      if (method !== 'GET') return false;
      if (FILES.test(url)) return true;
      return url.startsWith('/api/') && isDeclared(url.split('?', 1)[0]!).catch(() => false);
    };
    app.addHook('onRequest', async (request, reply) => {
      reply.header(OFFLINE_CACHE_HEADER, (await isCacheable(request)) ? 'keep' : 'no');
    });
  },
  { name: 'offline-cache-header' },
);
