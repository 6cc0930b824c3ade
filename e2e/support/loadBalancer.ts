import { createServer, request } from 'node:http';
import { listen } from './network';

/** Starts a load balancer: one origin that forwards requests to the current copy of the gateway. */
export async function startLoadBalancer() {
  let copy = '';
  const server = createServer((incoming, response) => {
    if (!copy) return response.writeHead(503).end();
    const { pathname, search } = new URL(incoming.url!, 'http://host');
    const forwarded = request(
      copy + pathname + search,
      { method: incoming.method, headers: incoming.headers },
      (upstream) => {
        response.writeHead(upstream.statusCode!, upstream.headers);
        upstream.pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    routeTo(url: string) {
      copy = url;
    },
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
