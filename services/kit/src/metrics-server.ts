import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { requestMetrics } from './plugins/metrics';

/**
 * Counts a server's requests and the process's own figures (memory, event loop, garbage collection, CPU), and
 * serves both at GET /metrics in Prometheus's text form, on a port that visitors do not reach.
 * @param port 0 for any free one
 * @returns the port
 */
export async function measure(app: FastifyInstance, host: string, port: number): Promise<number> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await app.register(requestMetrics, { registry });

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  server.requestTimeout = 5000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  server.unref();
  app.addHook('onClose', async () => server.close());
  return (server.address() as AddressInfo).port;
}
