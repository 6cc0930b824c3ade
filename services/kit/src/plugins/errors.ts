import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from '../errors/httpError';
import { sendError, sendNotFound } from '../errors/sendError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only responds that nothing is there, so it allows no method. */
    isMissing?: boolean;
  }
}

/** Sends errors as JSON. Other methods of an address than its routes have get `Allow`, with 405, or 204 for OPTIONS. */
export const errors = fp(async (app) => {
  const routes = new Map<string, { pattern: RegExp; isMissing: boolean; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // CORS answers OPTIONS everywhere.
    if (method === 'OPTIONS') return;
    const route = routes.get(url) ?? { pattern: patternOf(url), isMissing: false, methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    route.isMissing ||= config?.isMissing ?? false;
    routes.set(url, route);
  });

  const methodsOf = (path: string): string[] => {
    // The longest matching URL is the most specific one.
    const [route] = [...routes]
      .filter(([, { pattern }]) => pattern.test(path))
      .sort(([a], [b]) => b.length - a.length);
    return route && !route[1].isMissing ? [...route[1].methods] : [];
  };

  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(request.url.split('?', 1)[0]!);
    // A route that has the method has found nothing.
    if (methods.length === 0 || methods.includes(request.method)) return sendNotFound(request, reply);
    reply.header('allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    const message = `This address does not allow ${request.method}.`;
    return sendError(new HttpError(405, 'METHOD_NOT_ALLOWED', message), request, reply);
  });
});

/** Matches the paths of a route: a parameter is one segment, `*` is anything. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}
