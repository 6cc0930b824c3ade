import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Server } from 'node:net';
import { dirname } from 'node:path';

/** The maximum that all systems accept for a Unix socket. */
const MAX_SOCKET_PATH_BYTES = 103;

export type ListenOptions = { socketPath?: string; port?: number };

/** Listens and returns the URL. @throws Error for a folder that others can open, a long path or an address in use */
export async function listen(server: Server, { socketPath, port = 0 }: ListenOptions): Promise<string> {
  if (socketPath === undefined) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }
  await prepareSocket(socketPath);
  server.listen(socketPath);
  await once(server, 'listening');
  chmodSync(socketPath, 0o600);
  return `mongodb://${encodeURIComponent(socketPath)}/`;
}

async function prepareSocket(path: string): Promise<void> {
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES)
    throw new Error(`The socket path ${path} is longer than ${MAX_SOCKET_PATH_BYTES} bytes.`);
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (lstatSync(folder).mode & 0o077)
    throw new Error(`The socket's folder ${folder} must be closed to other users (mode 0700).`);
  if (await hasListener(path)) throw new Error(`The socket ${path} is in use by another process.`);
  rmSync(path, { force: true });
}

async function hasListener(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
