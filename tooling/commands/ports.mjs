/** Ports of this machine. */
import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<boolean>} whether nothing listens there */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
}

/** The first free port from one on. @param {number} first */
export async function freePortFrom(first) {
  let port = first;
  while (!(await portIsFree(port))) port += 1;
  return port;
}
