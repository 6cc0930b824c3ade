import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { framesOf } from './frames';
import { replyTo } from './reply';
import { type RawRequest, readRequest } from './request';

export type Answer = (request: RawRequest) => Promise<Uint8Array>;

/** Serves one connection, one command after another. A violation of the wire protocol closes this connection only. */
export async function serveConnection(socket: Socket, answer: Answer): Promise<void> {
  try {
    await pipeline(
      socket,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const frame of framesOf(chunks)) {
          const request = readRequest(frame);
          yield replyTo(request, await answer(request));
        }
      },
      socket,
    );
  } catch {
    socket.destroy();
  }
}
