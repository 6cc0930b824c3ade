import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@guide/contracts/api/schemas';
import type { FastifyInstance } from 'fastify';
import { countArrived } from '../pipelining';
import { closeGracefully } from '../plugins/lingeringClose';
import { statusCodes } from './codes';

/** Headers of responses that are sent before any hook runs. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function respondAndClose(socket: Socket, error: Error, head: string, body: string): void {
  // The parser's error contains the raw request.
  const isHead = String(Reflect.get(error, 'rawPacket')?.subarray(0, 5)) === 'HEAD ';
  socket.write(`${head}\r\n\r\n${isHead ? '' : body}`);
  // Stop the parser, which would fail again on further data.
  socket.removeAllListeners('data');
  socket.on('data', () => {});
  closeGracefully(socket, socket);
}

const refusals: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long.'],
};

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Responds to bytes that are not a valid HTTP request, and closes the connection. */
export function clientError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  const { headersTimeout } = this.server as Server;
  if (error.code === LATE) ifClientIsLate(socket, headersTimeout, () => refuse(error, socket));
  else refuse(error, socket);
}

/** Calls `onLate` at once, or after `extraMs` if bytes had arrived that this process was too busy to read. */
function ifClientIsLate(socket: Socket, extraMs: number, onLate: () => void): void {
  const { bytesRead } = socket;
  const arrived = countArrived(socket);
  // Waiting bytes are read before the second callback.
  setImmediate(() =>
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) return onLate();
      const timer = setTimeout(() => {
        if (countArrived(socket) === arrived) onLate();
      }, extraMs).unref();
      socket.once('close', () => clearTimeout(timer));
    }),
  );
}

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
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
  respondAndClose(socket, error, lines.join('\r\n'), body);
}
