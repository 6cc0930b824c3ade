/** The driver has no types for its internal Connection. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';
  export class Connection {
    socket: Socket;
    cleanup(error: Error): void;
  }
}
