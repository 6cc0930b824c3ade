import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { NGINX, NGINX_ADVICE } from '../../../../tooling/testing/nginx.mjs';

export const HOST = 'guide.example';
/** Settings of gateways behind nginx. */
export const BEHIND_NGINX = { ORIGIN: `https://${HOST}`, TRUST_PROXY: '127.0.0.1' };

const example = path.resolve(import.meta.dirname, '../../../../docs/deploy/nginx.conf');
const CERTIFICATE = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST}`;

/**
 * Runs nginx with `docs/deploy/nginx.conf`, of which only addresses and paths are replaced.
 * @param folder - for nginx's files @param gateways - origins of both gateways
 * @throws {Error} without nginx, or when it refuses the file
 */
export async function startNginx(folder: string, gateways: [string, string]) {
  if (!existsSync(NGINX)) throw new Error(NGINX_ADVICE);
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  await mkdir(path.join(folder, 'bodies'), { recursive: true });
  execFileSync('openssl', [...CERTIFICATE.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const [plainPort, port] = await freePorts(2);
  await writeFile(
    path.join(folder, 'guide.conf'),
    await readExample([
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['listen [::]:443 ssl http2;', ''],
      ['127.0.0.1:4000', new URL(gateways[0]).host],
      ['127.0.0.1:4001', new URL(gateways[1]).host],
      ['/etc/ssl/guide/fullchain.pem', certificate],
      ['/etc/ssl/guide/privkey.pem', key],
    ]),
  );
  await writeFile(path.join(folder, 'nginx.conf'), mainFile(folder));
  const child = spawn(NGINX, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']);
  const log: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (lines) => log.push(lines));
  while (!(await accepts(port!))) {
    if (child.exitCode !== null) throw new Error(log.join(''));
    await wait(20);
  }
  const ca = await readFile(certificate, 'utf8');
  return {
    plainUrl: `http://127.0.0.1:${plainPort}`,
    /** Lines of nginx's error log. */
    log,
    /** Opens an HTTP/2 connection. */
    connect: (): ClientHttp2Session => connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: HOST }),
    /** The status of each request's tries, e.g. `503, 200`. */
    tries: async () => (await readFile(path.join(folder, 'access.log'), 'utf8')).trim().split('\n'),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Sends a request, with a body as JSON by POST. */
export function open(
  session: ClientHttp2Session,
  address: string,
  body?: object,
  headers: Record<string, string> = {},
): ClientHttp2Stream {
  const stream = session.request({
    ...headers,
    ':authority': HOST,
    ':path': address,
    ...(body && { ':method': 'POST', 'content-type': 'application/json' }),
  });
  return stream.end(body && JSON.stringify(body));
}

/** Sends a request and reads its response. */
export async function send(...request: Parameters<typeof open>) {
  const stream = open(...request);
  const [headers] = await once(stream, 'response');
  return { status: Number(headers[':status']), headers, body: await text(stream) };
}

/** @param replacements - texts of which the example has exactly one */
async function readExample(replacements: [string, string][]): Promise<string> {
  let site = await readFile(example, 'utf8');
  for (const [from, to] of replacements) {
    if (site.split(from).length !== 2) throw new Error(`${example} has not exactly one "${from}"`);
    site = site.replace(from, to);
  }
  return site;
}

const mainFile = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  log_format tries $upstream_status;
  access_log ${folder}/access.log tries;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/bodies/${name};`).join(' ')}
  include ${folder}/guide.conf;
}
`;

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await once(server.close(), 'close');
  return ports;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
