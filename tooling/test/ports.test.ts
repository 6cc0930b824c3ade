import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { faultOf, freePortFrom, portFault } from '../commands/ports.mjs';

test('Development uses the next free port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const next = await freePortFrom(port);
  expect(next).toBeGreaterThan(port);
  expect(await portFault(next)).toBeNull();
  server.close();
  await once(server, 'close');
  expect(await freePortFrom(port)).toBe(port);
});

test('A port used only on ::1 counts as in use, because browsers resolve localhost to it', async () => {
  const server = createServer().listen({ port: 0, host: '::1', ipv6Only: true });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await portFault(port)).toBe(`Port ${port} is in use: stop what runs there, or choose another`);
  server.close();
});

test('The reason is reported if a port or host cannot be used', async () => {
  const error = (code: string) => Object.assign(new Error('listen'), { code });
  expect(faultOf(error('EACCES'), 80)).toBe('This user may not use port 80: choose another, such as 4000');
  expect(await portFault(0, '192.0.2.1')).toBe('192.0.2.1 is not an address of this machine: change HOST');
  expect(faultOf(error('ENFILE'), 80)).toBe('The guide cannot listen on port 80 of 127.0.0.1: listen');
});

test.each([
  ['start.mjs', { PORT: 'busy' }],
  ['start.mjs', { PORT: 'free', METRICS_PORT: 'busy' }],
  ['dev.mjs', { PORT: 'busy' }],
  ['service.mjs', { PORT: 'busy' }],
])('%s with %j reports a port in use before it installs or builds', async (command, ports) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const env = Object.fromEntries(
    Object.entries(ports).map(([name, kind]) => [name, String(kind === 'busy' ? port : port + 1)]),
  );
  const child = spawn(process.execPath, [`tooling/commands/${command}`, 'pubs'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: tmpdir(), ...env },
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(output).toBe('');
  expect(errors).toContain(`Port ${port} is in use: stop what runs there, or choose another`);
  server.close();
});
