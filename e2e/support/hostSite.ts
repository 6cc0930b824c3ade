import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The host page's own styles, so that its policy can name them by their hash. */
export const HOST_STYLE =
  ':root { --ink: rgb(1, 2, 3) } h1, h2 { color: rgb(1, 2, 3); font-family: monospace } section { padding: 7px }';

/** A page of another site: its own heading and styles, and one place for the dashboard. It listens before that begins. */
const page = (
  inside: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Team</title>
<style>${HOST_STYLE}</style><script src="/scripts/page.js"></script></head>
<body><h1>Team page</h1><section>${inside}</section></body></html>`;

/** A page of the host: its HTML inside, and the policy that it is sent with. */
export interface HostPage {
  inside: string;
  policy: string;
}

/**
 * Serves pages of another site.
 * @param pages by path
 * @param scripts folder of scripts below /scripts/
 * @returns the server and its port: it answers on 127.0.0.1 and, as another origin, on localhost
 */
export async function startHostSite(
  pages: Record<string, HostPage>,
  scripts: string,
): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    if (pathname.startsWith('/scripts/')) {
      const script = await readFile(path.join(scripts, path.basename(pathname)));
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const found = pages[pathname];
    if (!found) return void response.writeHead(204).end();
    const headers = { 'content-type': 'text/html', 'content-security-policy': found.policy };
    response.writeHead(200, headers).end(page(found.inside));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, port: (server.address() as AddressInfo).port };
}
