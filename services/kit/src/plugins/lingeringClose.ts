import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import fp from 'fastify-plugin';

/** How long what a client is still sending is read and dropped after its response. */
const LINGER_MS = 5000;

/**
 * Closes a connection when the client has stopped sending, or after 5 s: closing a socket with unread data would reset
 * it, and the client would lose the response (RFC 9112, section 9.6). @param unread the request, or the socket
 */
export function closeGracefully(socket: Socket, unread: Readable): void {
  socket.end();
  unread.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  unread.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}

/** Answers that are sent before their request was read to its end (413, 429, 503) reach a client that is still sending. */
export const lingeringClose = fp(
  async (app) => {
    app.server.on('request', (request, response) => {
      // Before the server's own listener, which would close the connection at once.
      response.prependOnceListener('finish', () => {
        if (request.complete) return;
        const { socket } = request;
        socket.destroySoon = () => closeGracefully(socket, request);
        request.resume();
      });
    });
  },
  { name: 'guide-lingering-close', fastify: '5.x' },
);
