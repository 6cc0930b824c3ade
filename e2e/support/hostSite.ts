import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { listen } from './network';

/** Styles of the host page. Its policy allows them by hash. */
export const HOST_STYLE = `:root { --ink: rgb(1, 2, 3); font-size: 62.5% }
  h1, h2 { color: rgb(1, 2, 3); font-family: monospace }
  section { padding: 7px }
  body, guide-analytics, #place { direction: rtl; font: italic 700 16px/3 monospace; letter-spacing: 3px; word-spacing: 9px;
    text-align: right; text-indent: 40px; text-transform: uppercase; cursor: crosshair; white-space: nowrap }`;

/** A host page. Its script is first, so that it hears the dashboard's first event. */
const page = (
  inside: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Team</title>
<style>${HOST_STYLE}</style><script src="/scripts/page.js"></script></head>
<body><h1>Team page</h1><section>${inside}</section></body></html>`;

/** HTML of a host page's section, and the page's content security policy. */
export interface HostPage {
  inside: string;
  policy: string;
}

/**
 * Serves host pages, by path, on 127.0.0.1 and, as another origin, on localhost.
 * @param scripts - folder of /scripts/
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
    const hostPage = pages[pathname];
    if (!hostPage) return void response.writeHead(204).end();
    const headers = { 'content-type': 'text/html', 'content-security-policy': hostPage.policy };
    response.writeHead(200, headers).end(page(hostPage.inside));
  });
  return { server, port: await listen(server) };
}
