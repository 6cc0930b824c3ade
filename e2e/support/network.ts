import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What lies between a browser and the site: everything passes, connections are refused, they open and nothing comes, the
 * answer comes a byte a second, whatever is requested a login page answers, or it is led to a login page of another host.
 */
export type Line = 'passing' | 'refusing' | 'hanging' | 'trickling' | 'captive' | 'redirecting';

const LOGIN =
  '<!doctype html><html><head><title>Hotel login</title></head><body><h1>Room number?</h1></body></html>';
const answers = {
  captive: () =>
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${LOGIN.length}\r\nconnection: close\r\n\r\n${LOGIN}`,
  redirecting: (login: string) =>
    `HTTP/1.1 302 Found\r\nlocation: ${login}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
};

/** Listens on a free port of this machine. @returns the port */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/**
 * A TCP proxy before a site, whose line can be changed while pages are open: each change ends all connections.
 * @param site origin, e.g. `http://127.0.0.1:4000`
 */
export async function startLine(site: string) {
  let line: Line = 'passing';
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
    if (line === 'refusing') return void browser.destroy();
    keep(browser);
    if (line === 'hanging') return;
    if (line === 'captive' || line === 'redirecting')
      return void browser.once('data', () => browser.end(answers[line as keyof typeof answers](login)));
    const { hostname, port } = new URL(site);
    const upstream = keep(connect(Number(port), hostname));
    browser.pipe(upstream);
    browser.on('close', () => upstream.destroy());
    upstream.on('close', () => browser.destroy());
    if (line === 'passing') return void upstream.pipe(browser);
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
    /** Where the redirecting line leads. */
    login,
    become(next: Line): void {
      line = next;
      for (const socket of sockets) socket.destroy();
    },
    /** Resolves when a browser connects next, whatever comes of it. */
    connection: async (): Promise<void> => void (await once(events, 'connection')),
    stop(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
      portal.close();
      portal.closeAllConnections();
    },
  };
}
