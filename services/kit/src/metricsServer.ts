import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry, register } from 'prom-client';
import { requestMetrics } from './plugins/metrics';

/** The port of OpenTelemetry's Prometheus exporters. */
const DEFAULT_PORT = 9464;

/** Serves GET /metrics and GET /livez on a port closed to visitors. @throws when the given `port` is in use */
export async function startMetricsServer(app: FastifyInstance, host: string, port?: number): Promise<number> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await app.register(requestMetrics, { registry });

  async function respond({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method === 'GET' && url === '/metrics') {
      const texts = await Promise.all([registry.metrics(), register.metrics()]);
      response.writeHead(200, { 'content-type': registry.contentType }).end(texts.join('\n'));
    } else if (method === 'GET' && url === '/livez') {
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok\n');
    } else response.writeHead(404).end();
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
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

const listen = (server: Server, host: string, port: number) => once(server.listen(port, host), 'listening');
