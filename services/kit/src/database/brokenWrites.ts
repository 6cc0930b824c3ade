import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * The driver (7.9 and before) waits forever for `drain` of a socket that is destroyed but not closed yet; if that was
 * the heartbeat, it never finds the server again.
 */
const { cleanup } = Connection.prototype;
Connection.prototype.cleanup = function (this: Connection, error: Error): void {
  cleanup.call(this, error);
  this.socket.emit('drain');
};
