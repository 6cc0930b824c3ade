import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Site } from '@guide/contracts/site';
import { respondAndClose, serverLimits } from '@guide/service-kit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { escapeHtml } from '../renderers/html';

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const STATUS = 431;
const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:34em;margin:15vh auto;padding:0 1.25rem}h1{font-size:2rem;line-height:1.2}';

const MAX_ADDRESS_BYTES = 8192;

/** Whether a too long address belongs to a page; API calls get JSON errors instead. */
function isPageAddress(packet: unknown): boolean {
  if (!(packet instanceof Buffer) || /^[A-Z]+ \/(?:embed\/)?api\//.test(packet.toString('latin1', 0, 40)))
    return false;
  const lineEnd = packet.indexOf('\n');
  return lineEnd < 0 || lineEnd > MAX_ADDRESS_BYTES;
}

/** Answers too long page addresses with an HTML page, and other invalid HTTP as every service does. */
export function createClientErrorHandler(site: Site): Handler {
  const style = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
  const body = `<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Address Too Long | ${escapeHtml(site.product)} Tourist Guide</title><style>${STYLE}</style></head><body><h1>Address Too Long</h1><p>The address that you opened is longer than this guide can read. Shorten it, or start from the home page.</p><p><a href="/">Return to Home</a></p></body></html>`;
  const head = [
    `HTTP/1.1 ${STATUS} ${STATUS_CODES[STATUS]}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `Content-Security-Policy: default-src 'none'; style-src ${style}; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ].join('\r\n');

  return function handleClientError(this: FastifyInstance, error, socket) {
    if (error.code !== 'HPE_HEADER_OVERFLOW' || !socket.writable || !isPageAddress(error.rawPacket)) {
      return serverLimits.clientErrorHandler!.call(this, error, socket);
    }
    respondAndClose(socket, error, head, body);
  };
}
