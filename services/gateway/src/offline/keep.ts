import { operations } from '@guide/contracts/api/operations';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Registry } from '../releases/registry';

/** Files and pictures, the same for everybody. */
const FILES = /^\/(assets|modules|images|api\/images)\//;

/** Whether a path is a call's, with any values in the place of its parameters. */
const isCall = (call: keyof typeof operations, path: string): boolean => {
  const asked = path.split('/');
  const parts = operations[call].path.split('/');
  return parts.length === asked.length && parts.every((part, i) => part.startsWith(':') || part === asked[i]);
};

/**
 * Marks the answers that may be kept (D-37): files, pictures, and the data that live releases declare in their manifests.
 * Pages are marked where they are made. Everything else, as the dashboard's figures, is marked as not to be kept; an
 * answer without the header is none of this gateway's.
 */
export const offlineCopies = plugin<{ registry: Registry }>(
  async (app, { registry }) => {
    const isDeclared = async (path: string): Promise<boolean> => {
      const { releases } = await registry.state();
      return [...releases.values()].some(({ offline }) => offline?.data.some((call) => isCall(call, path)));
    };
    const isCacheable = ({ method, url }: FastifyRequest): boolean | Promise<boolean> => {
      if (method !== 'GET') return false;
      if (FILES.test(url)) return true;
      return url.startsWith('/api/') && isDeclared(url.split('?', 1)[0]!).catch(() => false);
    };
    app.addHook('onRequest', (request, reply, done) => {
      const mark = (isKept: boolean) => {
        reply.header(OFFLINE_CACHE_HEADER, isKept ? 'keep' : 'no');
        done();
      };
      const isKept = isCacheable(request);
      if (typeof isKept === 'boolean') mark(isKept);
      else void isKept.then(mark);
    });
  },
  { name: 'offline-copies' },
);
