/** The driver publishes no types of its connections; only what `brokenWrites.ts` touches is declared. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';
  export class Connection {
    socket: Socket;
    cleanup(error: Error): void;
  }
}
