import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import fp from 'fastify-plugin';

const LINGER_MS = 5000;

/** Closes a socket only after the client has finished sending: unread data would reset it (RFC 9112, section 9.6). */
export function closeGracefully(socket: Socket, unread: Readable): void {
  socket.end();
  unread.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  unread.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}

/** Delivers early responses (413, 429, 503) to clients that are still sending their request. */
export const lingeringClose = fp(async (app) => {
  app.server.on('request', (request, response) => {
    // Runs before Node's listener, which would close the connection at once.
    response.prependOnceListener('finish', () => {
      if (request.complete) return;
      const { socket } = request;
      socket.destroySoon = () => closeGracefully(socket, request);
      request.resume();
    });
  });
});
