import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { framesOf } from './frames';
import { replyTo } from './reply';
import { type RawRequest, readRequest } from './request';

export type Handler = (request: RawRequest) => Promise<Uint8Array>;

/** Serves the commands of a connection in sequence. A protocol violation closes only this connection. */
export async function serveConnection(socket: Socket, handle: Handler): Promise<void> {
  try {
    await pipeline(
      socket,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const frame of framesOf(chunks)) {
          const request = readRequest(frame);
          yield replyTo(request, await handle(request));
        }
      },
      socket,
    );
  } catch {
    socket.destroy();
  }
}
