import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A page of another site: its own heading, styles and React, and one place for the dashboard. */
const page = (
  inside: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Team</title>
<style>:root { --ink: rgb(1, 2, 3) } h1, h2 { color: rgb(1, 2, 3); font-family: monospace } section { padding: 7px }</style>
<script>window.React = { version: '0.14.0' };</script></head>
<body><h1>Team page</h1><section>${inside}</section></body></html>`;

/**
 * Serves pages of another site.
 * @param pages inner HTML of each page by path
 * @param scripts folder of scripts below /scripts/
 * @returns the server and its port: it answers on 127.0.0.1 and, as another origin, on localhost
 */
export async function startHostSite(
  pages: Record<string, string>,
  scripts: string,
): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    if (pathname.startsWith('/scripts/')) {
      const script = await readFile(path.join(scripts, path.basename(pathname)));
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const inside = pages[pathname];
    response.writeHead(inside ? 200 : 204, { 'content-type': 'text/html' }).end(inside && page(inside));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, port: (server.address() as AddressInfo).port };
}
