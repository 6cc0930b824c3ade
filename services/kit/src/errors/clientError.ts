import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@guide/contracts/api/schemas';
import { statusCodes } from './codes';

/** What an answer carries that is sent before any hook could add the site's own headers. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** How long what a client is still sending is read, for one that sends before it reads. */
const LINGER_MS = 1000;

/**
 * Sends the last answer of a connection, reads and drops what the client is still sending, then ends the connection.
 * Closing with unread data would reset the connection, and the answer would be lost with it.
 */
export function endWith(socket: Duplex, answer: string): void {
  socket.end(answer);
  socket.removeAllListeners('data');
  socket.on('data', () => {});
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}

const refusals: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long.'],
};

/** Answers what is no HTTP request, in the one error body, and ends the connection. */
export function clientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = refusals[error.code ?? ''] ?? [400, 'This is not an HTTP request.'];
  const content: ErrorBody = {
    error: { code: statusCodes[status] ?? 'REFUSED', message, requestId: randomUUID() },
  };
  const body = JSON.stringify(content);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  endWith(socket, `${lines.join('\r\n')}\r\n\r\n${body}`);
}
