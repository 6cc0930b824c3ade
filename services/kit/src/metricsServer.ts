import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry, register } from 'prom-client';
import { requestMetrics } from './plugins/metrics';

/** Where metrics are served unless a setting names another port: the port of OpenTelemetry's Prometheus exporters. */
const DEFAULT_PORT = 9464;

/**
 * Counts a server's requests and the process's own figures (memory, event loop, garbage collection, CPU), and serves
 * them with what the parts of the process count, on a port that visitors do not reach: GET /metrics in Prometheus's text
 * form, and GET /livez, 200 while the event loop turns, whatever the database does, so that only a process that hangs
 * is restarted. Metrics that cannot be read are 500.
 * @param port 0 for any free one; default 9464, or any free one where that is in use
 * @returns the port
 * @throws when the port is given and in use
 */
export async function startMetricsServer(app: FastifyInstance, host: string, port?: number): Promise<number> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await app.register(requestMetrics, { registry });

  async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method === 'GET' && url === '/metrics') {
      const texts = await Promise.all([registry.metrics(), register.metrics()]);
      response.writeHead(200, { 'content-type': registry.contentType }).end(texts.join('\n'));
    } else if (method === 'GET' && url === '/livez') {
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok\n');
    } else response.writeHead(404).end();
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      app.log.error(error, 'The metrics could not be read');
      response.writeHead(500).end();
    });
  });
  server.requestTimeout = 5000;
  await listen(server, host, port ?? DEFAULT_PORT).catch((error) => {
    if (port !== undefined || error.code !== 'EADDRINUSE') throw error;
    return listen(server, host, 0);
  });
  server.unref();
  app.addHook('onClose', async () => server.close());
  return (server.address() as AddressInfo).port;
}

const listen = (server: Server, host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
