import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { httpError } from '../errors/httpError';

const HOST = /^host$/i;

/** Refuses requests with two hosts, and those of HTTP/1.1 without one, with 400 (RFC 9112, 3.2). */
export const oneHost = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const hosts = countHosts(request);
    if (hosts === 1 || (hosts === 0 && request.raw.httpVersion !== '1.1')) return done();
    reply.header('connection', 'close');
    done(httpError(400, 'INVALID_REQUEST', `The request names ${hosts === 0 ? 'no host' : 'two hosts'}.`));
  });
});

function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (HOST.test(rawHeaders[i]!)) count += 1;
  return count;
}
