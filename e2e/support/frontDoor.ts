import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What stands before several copies of the gateway, as a load balancer does: one origin whose requests go to the copy
 * that serves now.
 */
export async function openFrontDoor() {
  let copy = '';
  const server = createServer((incoming, answer) => {
    if (!copy) return answer.writeHead(503).end();
    const { pathname, search } = new URL(incoming.url!, 'http://host');
    const passed = request(
      copy + pathname + search,
      { method: incoming.method, headers: incoming.headers },
      (came) => {
        answer.writeHead(came.statusCode!, came.headers);
        came.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on requests go to this copy; those under way stay where they are. */
    leadTo(url: string) {
      copy = url;
    },
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
