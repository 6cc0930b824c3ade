import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * The driver (7.9 and before) waits for `drain` of a socket that is destroyed and has not emitted `close` yet: it never
 * comes, and when the command was the heartbeat, the server is never found again. With it the driver sees that the
 * connection is closed and fails with a network error.
 */
const { cleanup } = Connection.prototype;
Connection.prototype.cleanup = function (this: Connection, error: Error): void {
  cleanup.call(this, error);
  this.socket.emit('drain');
};
