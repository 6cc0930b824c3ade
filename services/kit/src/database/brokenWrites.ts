import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * Lets commands fail that are written to a socket which is destroyed and has not told so yet. The driver (7.9 and
 * before) waits then for the socket's `drain`, which never comes: the request is never answered, and when it was the
 * heartbeat, the server is never found again (four times in five when a database was killed on a busy machine). Woken
 * when the connection closes, the driver sees that it is closed and fails with a network error, as for any that breaks.
 */
const { cleanup } = Connection.prototype;
Connection.prototype.cleanup = function (this: Connection, error: Error): void {
  cleanup.call(this, error);
  this.socket.emit('drain');
};
