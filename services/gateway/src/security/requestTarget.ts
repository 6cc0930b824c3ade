import type { IncomingMessage } from 'node:http';

/** Paths of the API, whose clients get errors as JSON. */
export const API = /^\/(?:embed\/)?api(?:\/|$)/;

const ABSOLUTE = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]*)/i;
const ESCAPE = /%[0-9a-f]{2}/gi;
const UNRESERVED = /^[\w.~-]$/;

/**
 * The path and query of a request target, in normal form: without scheme and host, which replace the `Host` header
 * (RFC 9112, 3.2.2), and with unreserved characters decoded (RFC 3986, 6.2.2.2).
 */
export function normalTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  let { url = '/' } = request;
  const absolute = ABSOLUTE.exec(url);
  if (absolute) {
    request.headers.host = absolute[1]!;
    url = url.slice(absolute[0].length);
    if (!url.startsWith('/')) url = `/${url}`;
  }
  const pathEnd = url.search(/[?#]/);
  const path = pathEnd < 0 ? url : url.slice(0, pathEnd);
  return readablePath(path.replace(ESCAPE, decodeUnreserved)) + url.slice(path.length);
}

function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return UNRESERVED.test(character) ? character : encoded;
}

/** Escapes undecodable paths such as `/%E0`, so that they get Page Not Found instead of the framework's JSON error. */
const readablePath = (path: string): string =>
  API.test(path) || isDecodable(path) ? path : path.replaceAll('%', '%25');

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
