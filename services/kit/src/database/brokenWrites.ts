import { Connection } from 'mongodb/lib/cmap/connection.js';

/** Driver 7.8 waits forever for `drain` on a destroyed socket. In the heartbeat this loses the server for good. */
const { cleanup } = Connection.prototype;
Connection.prototype.cleanup = function (this: Connection, error: Error): void {
  cleanup.call(this, error);
  this.socket.emit('drain');
};
