import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from './network';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Starts a static file server that allows every origin. @param change - edits a file's text before it is sent */
export async function startStaticHost(folder: string, change = (_file: string, text: string) => text) {
  const requestedPaths: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    const file = path.join(folder, path.normalize(pathname));
    const text = await readFile(file, 'utf8').catch(() => null);
    requestedPaths.push(pathname);
    response.writeHead(text === null ? 404 : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    });
    response.end(text === null ? 'gone' : change(pathname, text));
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    requestedPaths,
    stop: () => new Promise((stopped) => server.close(stopped).closeAllConnections()),
  };
}
