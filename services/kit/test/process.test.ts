import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { logging, readConfig } from '../src';

const source = (name: string) => JSON.stringify(path.resolve(import.meta.dirname, '../src', name));

function run(program: string, ...args: string[]) {
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program, '--', ...args];
  return spawn(process.execPath, flags, { cwd: path.resolve(import.meta.dirname, '..') });
}

test('with --with-parent a process exits when its standard input closes', async () => {
  const program = `import { exitWithParent } from ${source('exitWithParent.ts')};
exitWithParent(); setInterval(() => {}, 1000); console.log('ready');`;
  const child = run(program, '--with-parent');
  await once(child.stdout, 'data');
  const exited = once(child, 'exit');
  child.stdin.destroy();
  expect(await exited).toEqual([null, 'SIGTERM']);
});

test('an unhandled rejection is logged, and the process continues', async () => {
  const program = `import { logRejections } from ${source('logRejections.ts')};
logRejections({ error: ({ err }, message) => console.log(message, err.message) });
Promise.reject(new Error('forgotten'));
setTimeout(() => console.log('continues'), 1);`;
  const child = run(program);
  const exited = once(child, 'exit');
  expect(await text(child.stdout)).toBe('A rejection was not handled forgotten\ncontinues\n');
  expect(await exited).toEqual([0, null]);
});

const required = { PORT: '4011', MONGODB_URL: 'mongodb://localhost/', CITY_FOLDER: 'cities/brambleford' };

test('settings have sound defaults', () => {
  expect(readConfig(required)).toMatchObject({
    PORT: 4011,
    HOST: '127.0.0.1',
    MONGODB_PREFIX: 'guide',
    CITY_FOLDER: path.resolve('cities/brambleford'),
    LOG_LEVEL: 'info',
    TRUST_PROXY: [],
    CORS_ORIGINS: [],
  });
});

test.each(['TRUST_PROXY', 'CORS_ORIGINS'] as const)('%s is a list', (name) => {
  const text = '10.0.0.0/8,https://b.example';
  expect(readConfig({ ...required, [name]: text })[name]).toEqual(['10.0.0.0/8', 'https://b.example']);
});

test.each([
  ['PORT', undefined],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['MONGODB_URL', undefined],
  ['CITY_FOLDER', undefined],
  ['MONGODB_URL', 'postgres://localhost/'],
  ['MONGODB_PREFIX', 'Guide.1'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['DISCOVER_URL', 'localhost'],
])('%s = %s is refused with an error that names it', (name, value) => {
  expect(() => readConfig({ ...required, [name]: value })).toThrow(name);
});

test('a warning has the reason on one line, and only an error has a stack trace', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = pino(logging('warn', 'gateway'), stream);
  const err = new Error('The renderer waited 691 ms for a processor');
  log.warn({ err, module: 'pubs' }, 'Rendering a module failed');
  log.child({ service: 'discover' }).warn({ err }, 'Late');
  log.error({ err, module: 'pubs' }, 'Rendering a module failed');
  expect(lines).toMatchObject([
    { module: 'pubs', err: { type: 'Error', message: err.message }, msg: 'Rendering a module failed' },
    { service: 'discover', err: { type: 'Error', message: err.message }, msg: 'Late' },
    { module: 'pubs', err: { message: err.message, stack: err.stack } },
  ]);
  expect(JSON.stringify(lines.slice(0, 2))).not.toContain('stack');
});
