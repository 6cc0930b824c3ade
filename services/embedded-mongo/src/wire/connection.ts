import { once } from 'node:events';
import type { Socket } from 'node:net';
import { FrameReader } from './frames';
import { replyTo } from './reply';
import { type RawRequest, readRequest } from './request';

/** Answers a command with the bytes of a document. It throws only for a malformed one. */
export type Answer = (request: RawRequest) => Promise<Uint8Array>;

/**
 * Serves one connection, one command after another, until either side closes it. Whatever breaks the wire
 * protocol closes this connection and no other.
 */
export async function serveConnection(socket: Socket, answer: Answer): Promise<void> {
  const frames = new FrameReader();
  socket.on('error', () => socket.destroy());
  try {
    for await (const chunk of socket) {
      for (const frame of frames.push(chunk as Buffer)) {
        const request = readRequest(frame);
        const body = await answer(request);
        if (socket.destroyed) return;
        if (!socket.write(replyTo(request, body))) await drained(socket);
      }
    }
  } catch {
    // What the peer sent cannot be answered.
  } finally {
    socket.destroy();
  }
}

async function drained(socket: Socket): Promise<void> {
  const closed = new AbortController();
  const onClose = () => closed.abort();
  socket.once('close', onClose);
  await once(socket, 'drain', { signal: closed.signal }).finally(() => socket.off('close', onClose));
}
