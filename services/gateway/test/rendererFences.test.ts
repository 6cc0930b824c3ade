import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { rendererFlags } from '../src/renderers/flags';
import { findIsolation, type Isolation, NO_ISOLATION } from '../src/renderers/isolation';
import { testFolder } from './support/folder';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = testFolder();
const sockets = testFolder();

/** Runs attempts in a program. @returns a value, or the error's code or message, for each */
function attempt(command: string[], extension: string, prelude: string, tries: Record<string, string>) {
  const file = path.join(folder, `tries-${Math.random()}.${extension}`);
  const each = Object.entries(tries).map(
    ([name, code]) =>
      `try { told[${JSON.stringify(name)}] = String(${code}) } catch (error) { told[${JSON.stringify(name)}] = error.code ?? error.message }`,
  );
  writeFileSync(file, `${prelude}\nconst told = {};\n${each.join('\n')}\nwrite(JSON.stringify(told));`);
  const args = command.map((part) => part.replace('FILE', file));
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: {} });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

test("Node's flags alone block files, processes, threads, internals and code from text", () => {
  const prelude = "const write = (text) => process.stdout.write(text); const fs = require('fs');";
  const flags = rendererFlags('FILE');
  const told = attempt([...flags, 'FILE'], 'cjs', prelude, {
    'its own program': 'fs.readFileSync(__filename).length > 0',
    'another file': "fs.readFileSync('/etc/passwd')",
    'a folder': "fs.readdirSync('/')",
    'a new file': `fs.writeFileSync(${JSON.stringify(path.join(folder, 'new'))}, '')`,
    'a process': "require('child_process').spawnSync('id')",
    'a thread': "new (require('worker_threads').Worker)('', { eval: true })",
    internals: "process.binding('fs')",
    'a debugger': "require('inspector').open(0)",
    'code from text': "Function('return 1')()",
    environment: 'Object.keys(process.env).length',
  });
  const denied = 'ERR_ACCESS_DENIED';
  expect(told).toEqual({
    'its own program': 'true',
    'another file': denied,
    'a folder': denied,
    'a new file': denied,
    'a process': denied,
    'a thread': denied,
    internals: denied,
    'a debugger': denied,
    'code from text': 'Code generation from strings disallowed for this context',
    environment: '0',
  });
});

test('the lockdown alone blocks the network, processes and globals, even for code that holds the modules', () => {
  const prelude = `
import net from 'node:net'; import dgram from 'node:dgram'; import dns from 'node:dns'; import http from 'node:http';
import { writeSync } from 'node:fs'; import Module from 'node:module'; import vm from 'node:vm';
const ofLanguage = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)');
import { lockdown } from '${path.join(root, 'services/gateway/src/renderers/program/lockdown.ts')}';
const { process } = globalThis; const write = (text) => writeSync(1, text);
const socket = new net.Socket(); const server = new net.Server(); const datagram = dgram.createSocket('udp4');
const reported = []; lockdown((what) => reported.push(what));`;
  const no = (what: string) => `A renderer gives no ${what}`;
  const told = attempt(['--import', 'tsx', 'FILE'], 'mts', prelude, {
    connect: 'socket.connect(80)',
    'a new connection': "net.connect(80, 'localhost')",
    listen: 'server.listen(0)',
    'an HTTP server': 'http.createServer().listen(0)',
    'a datagram': "datagram.send('x', 53, 'localhost')",
    'a name': "dns.lookup('localhost', () => {})",
    kill: 'process.kill(process.ppid, 0)',
    exit: 'process.exit(0)',
    'a built-in': "process.getBuiltinModule?.('fs') ?? process.binding('fs')",
    require: "Module.createRequire('/')",
    globals:
      "Object.getOwnPropertyNames(globalThis).filter((name) => !ofLanguage.includes(name) && globalThis[name] !== undefined).sort().join(' ')",
    'globals of the language': "ofLanguage.filter((name) => globalThis[name] === undefined).sort().join(' ')",
    'globals that can change':
      "ofLanguage.map((name) => globalThis[name]).filter((value) => Object(value) === value && ![value, value.prototype ?? value].every(Object.isFrozen)).map((value) => value[Symbol.toStringTag] ?? value.name).join(' ')",
    reported: 'reported.join()',
  });
  expect(told).toMatchObject({
    connect: no('net.Socket.connect'),
    'a new connection': no('net.connect'),
    listen: no('net.Server.listen'),
    'an HTTP server': no('net.Server.listen'),
    'a datagram': no('dgram.Socket.send'),
    'a name': no('dns.lookup'),
    kill: no('process.kill'),
    exit: no('process.exit'),
    'a built-in': expect.stringMatching(/^A renderer gives no process\.(getBuiltinModule|binding)$/),
    require: no('Module.createRequire'),
    globals:
      'AbortController AbortSignal DOMException Event EventTarget TextDecoder TextEncoder URL URLSearchParams ' +
      'atob btoa clearInterval clearTimeout performance queueMicrotask setInterval setTimeout',
    'globals of the language': 'Atomics SharedArrayBuffer WebAssembly eval undefined',
    // A renderer sets its own console.
    'globals that can change': 'global console',
    reported: expect.stringContaining('fetch'),
  });
});

test("namespaces alone block the network, other processes' sockets and all capabilities", async () => {
  const file = path.join(folder, 'connects.cjs');
  const servers = [
    net.createServer().listen(0, '127.0.0.1'),
    net.createServer().listen(path.join(sockets, 'db.sock')),
  ];
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const { port } = servers[0]!.address() as net.AddressInfo;
  writeFileSync(
    file,
    `const net = require('net'); const fs = require('fs');
const told = { environment: Object.keys(process.env), rights: fs.readFileSync('/proc/self/status', 'utf8').match(/CapBnd:\\s*(\\w+)/)[1] };
const tries = { tcp: [${port}, '127.0.0.1'], socket: [${JSON.stringify(path.join(sockets, 'db.sock'))}], 'by the other root': ['/proc/${process.pid}/root${sockets}/db.sock'] };
let left = Object.keys(tries).length;
for (const [name, to] of Object.entries(tries)) {
  const done = (what) => { told[name] = what; left -= 1; if (left === 0) { console.log(JSON.stringify(told)); process.exit(); } };
  net.connect(...to).on('connect', () => done('connected')).on('error', ({ code }) => done(code));
}`,
  );
  const connect = async ({ command, env }: Isolation) => {
    const [first, ...args] = [...command, process.execPath, file];
    const { stdout } = await promisify(execFile)(first!, args, { env });
    return JSON.parse(stdout);
  };
  try {
    expect(await connect(NO_ISOLATION)).toMatchObject({
      tcp: 'connected',
      socket: 'connected',
    });
    const isolation = findIsolation([sockets], [file]);
    // The module store is inside the data folder.
    const inside = path.join(sockets, 'modules');
    mkdirSync(inside);
    expect(findIsolation([sockets, inside], [file])).toEqual(isolation);
    if (isolation.reason === undefined) {
      expect(await connect(isolation)).toEqual({
        environment: ['NODE_ENV'],
        rights: '0000000000000000',
        tcp: 'ENETUNREACH',
        socket: 'ENOENT',
        'by the other root': 'EACCES',
      });
    } else expect(isolation).toEqual({ ...NO_ISOLATION, reason: expect.stringMatching(/\w/) });
  } finally {
    for (const server of servers) server.close();
  }
});
