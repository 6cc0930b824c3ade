import { connect, createServer, type Socket } from 'node:net';

/**
 * What lies between a browser and the site: everything passes, connections are refused, they open and nothing comes, the
 * answer comes a byte a second, or whatever is asked for a login page answers.
 */
export type Line = 'passing' | 'refusing' | 'hanging' | 'trickling' | 'captive' | 'redirecting';

const LOGIN =
  '<!doctype html><html><head><title>Hotel login</title></head><body><h1>Room number?</h1></body></html>';
const answers = {
  captive: `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${LOGIN.length}\r\nconnection: close\r\n\r\n${LOGIN}`,
  redirecting:
    'HTTP/1.1 302 Found\r\nlocation: http://login.invalid/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
};

/**
 * A TCP proxy before a site, whose line can be changed while pages are open: each change ends all connections.
 * @param site origin, e.g. `http://127.0.0.1:4000`
 */
export async function startLine(site: string) {
  let line: Line = 'passing';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    return socket;
  };
  const server = createServer((browser) => {
    if (line === 'refusing') return void browser.destroy();
    keep(browser);
    if (line === 'hanging') return;
    if (line === 'captive' || line === 'redirecting')
      return void browser.once('data', () => browser.end(answers[line as keyof typeof answers]));
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many connections were opened so far. */
    become(next: Line): void {
      line = next;
      for (const socket of sockets) socket.destroy();
    },
    stop(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
