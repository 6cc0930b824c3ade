import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { splitMessages } from './messages';
import { replyTo } from './reply';
import { type RawRequest, readRequest } from './request';

export type Handler = (request: RawRequest) => Promise<Uint8Array>;

/** Serves the commands of a connection in sequence. A protocol violation closes only this connection. */
export async function serveConnection(socket: Socket, handle: Handler): Promise<void> {
  try {
    await pipeline(
      socket,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const message of splitMessages(chunks)) {
          const request = readRequest(message);
          yield replyTo(request, await handle(request));
        }
      },
      socket,
    );
  } catch {
    socket.destroy();
  }
}
