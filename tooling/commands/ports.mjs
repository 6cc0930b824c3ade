import { createServer } from 'node:net';

/** Default of `HOST`. */
const HOST = '127.0.0.1';

/**
 * @param {number} port @param {string} [host] @returns {Promise<NodeJS.ErrnoException | null>} why nothing can listen there
 */
const listenError = (port, host = HOST) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', resolve)
      .once('listening', () => probe.close(() => resolve(null)))
      .listen({ port, host, ipv6Only: host === '::1' });
  });

/**
 * Why the guide cannot listen at a port, in one sentence without its full stop, or null. Browsers try `localhost` as ::1 first,
 * so a port that another program has there is in use, too.
 * @param {number} port @param {string} [host] `HOST` @returns {Promise<string | null>}
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

/** @param {number} first the lowest port that may be taken */
export async function freePortFrom(first) {
  let port = first;
  while (await portFault(port)) port += 1;
  return port;
}
