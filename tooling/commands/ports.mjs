import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** @param {number} port @param {string} [host] @returns {Promise<NodeJS.ErrnoException | null>} why listening fails */
const listenError = (port, host = HOST) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', resolve)
      .once('listening', () => probe.close(() => resolve(null)))
      .listen({ port, host, ipv6Only: host === '::1' });
  });

/**
 * Explains why the guide cannot listen on a port, or returns null. Browsers try `localhost` as ::1 first.
 * @param {number} port @param {string} [host] @returns {Promise<string | null>} a sentence without full stop
 */
export async function portFault(port, host) {
  const error = await listenError(port, host);
  if (error) return faultOf(error, port, host);
  const fromLocalhost = await listenError(port, '::1');
  return fromLocalhost?.code === 'EADDRINUSE' ? faultOf(fromLocalhost, port) : null;
}

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string} [host] */
export function faultOf({ code, message }, port, host = HOST) {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or choose another`;
  if (code === 'EACCES') return `This user may not use port ${port}: choose another, such as 4000`;
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine: change HOST`;
  return `The guide cannot listen on port ${port} of ${host}: ${message}`;
}

/** @param {number} first - the lowest port to try */
export async function freePortFrom(first) {
  let port = first;
  while (await portFault(port)) port += 1;
  return port;
}

/** @returns {Promise<number>} a free port of 127.0.0.1 */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, HOST, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
