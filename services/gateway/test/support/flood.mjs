/** A thread that keeps connections which send `bytes`, and replaces those that the server closes. */
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

/** A short rest, or the machine only opens and closes connections. */
const REST_MS = 200;

/** @type {{ hostname: string, port: number, localAddresses: string[], connections: number, bytes: string }} */
const { hostname, port, localAddresses, connections, bytes } = workerData;

/** @param {string} localAddress */
function open(localAddress) {
  const socket = connect({ port, host: hostname, localAddress }).on('error', () => {});
  socket.resume().once('connect', () => socket.write(bytes));
  socket.once('close', () => setTimeout(open, REST_MS, localAddress));
}

for (let n = 0; n < connections; n += 1) for (const localAddress of localAddresses) open(localAddress);
