import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/**
 * `trickling` sends a byte a second, `captive` sends a login page for every request, `redirecting` redirects to one,
 * `busy` is a guide that has no time for any request.
 */
export type NetworkState =
  | 'passing'
  | 'refusing'
  | 'hanging'
  | 'trickling'
  | 'captive'
  | 'redirecting'
  | 'busy';

const LOGIN =
  '<!doctype html><html><head><title>Hotel login</title></head><body><h1>Room number?</h1></body></html>';
const responses = {
  captive: () =>
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${LOGIN.length}\r\nconnection: close\r\n\r\n${LOGIN}`,
  redirecting: (login: string) =>
    `HTTP/1.1 302 Found\r\nlocation: ${login}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  busy: () =>
    `HTTP/1.1 503 Service Unavailable\r\n${OFFLINE_CACHE_HEADER}: no\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
};

/** Listens on a free port of 127.0.0.1. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a TCP proxy in front of a site's origin. Each change of its state closes all connections. */
export async function startNetwork(site: string) {
  let state: NetworkState = 'passing';
  const events = new EventEmitter();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    return socket;
  };
  const portal = createHttpServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(LOGIN),
  );
  const login = `http://127.0.0.1:${await listen(portal)}/login`;
  const server = createServer((browser) => {
    events.emit('connection');
    if (state === 'refusing') return void browser.destroy();
    keep(browser);
    if (state === 'hanging') return;
    if (state in responses)
      return void browser.once('data', () => browser.end(responses[state as keyof typeof responses](login)));
    const { hostname, port } = new URL(site);
    const upstream = keep(connect(Number(port), hostname));
    browser.pipe(upstream);
    browser.on('close', () => upstream.destroy());
    upstream.on('close', () => browser.destroy());
    if (state === 'passing') return void upstream.pipe(browser);
    let waiting = Buffer.alloc(0);
    upstream.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
    });
    const drip = setInterval(() => {
      if (waiting.length === 0) return;
      browser.write(waiting.subarray(0, 1));
      waiting = waiting.subarray(1);
    }, 1000);
    browser.on('close', () => clearInterval(drip));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    login,
    setState(next: NetworkState): void {
      state = next;
      for (const socket of sockets) socket.destroy();
    },
    connection: async (): Promise<void> => void (await once(events, 'connection')),
    stop(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
      portal.close();
      portal.closeAllConnections();
    },
  };
}
