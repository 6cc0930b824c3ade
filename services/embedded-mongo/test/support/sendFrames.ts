import { once } from 'node:events';
import { createConnection, type NetConnectOpts } from 'node:net';

/** Sends each frame over a connection of its own, fifty at a time, and waits until all are closed. */
export async function sendFrames(place: NetConnectOpts, frames: Iterable<Buffer>): Promise<void> {
  const queue = frames[Symbol.iterator]();
  const sendAll = async () => {
    for (let { value, done } = queue.next(); !done; { value, done } = queue.next()) {
      const socket = createConnection(place).on('error', () => {});
      socket.end(value);
      socket.resume();
      await once(socket, 'close');
    }
  };
  await Promise.all(Array.from({ length: 50 }, sendAll));
}
