import { once } from 'node:events';
import { chmod, mkdir, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';
import { temporaryDirectory } from './support/directory';
import { end, killLeftovers, startedProcess, startProcess } from './support/process';

afterEach(killLeftovers);

const EXCEPT_INTERVALS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

const ping = async (url: string) => {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 2000 }).connect();
  const { ok } = await client.db('admin').command({ ping: 1 });
  await client.close();
  return ok;
};

test('a second process on a directory is refused with one sentence; after kill -9 the next one starts', async () => {
  const directory = await temporaryDirectory();
  const args = ['--data', join(directory, 'data'), '--socket', join(directory, 'run', 'db.sock')];
  const first = await startedProcess(args);
  expect(await startProcess(['--data', join(directory, 'data'), '--port', '0'])).toEqual({
    code: 1,
    message: `The data directory ${join(directory, 'data')} is in use by process ${first.child.pid}.\n`,
  });
  expect(await ping(first.url)).toBe(1);
  await end(first, 'SIGKILL');
  const second = await startedProcess(args);
  expect(await ping(second.url)).toBe(1);
});

test('the process exits cleanly on SIGTERM and when its parent exits', async () => {
  const directory = await temporaryDirectory();
  const args = ['--data', directory, '--port', '0'];
  const first = await startedProcess(args);
  expect(await end(first, 'SIGTERM')).toBe(0);
  const second = await startedProcess([...args, '--with-parent']);
  const exited = once(second.child, 'exit');
  second.child.stdin!.end();
  expect((await exited)[0]).toBe(0);
});

test('expired documents are removed every minute', async () => {
  jest.useFakeTimers({ doNotFake: EXCEPT_INTERVALS });
  const server = await startEmbeddedMongo({ directory: await temporaryDirectory() });
  const client = await new MongoClient(server.url).connect();
  try {
    const items = client.db('guide').collection('items');
    await items.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await items.insertOne({ at: new Date(0) });
    jest.advanceTimersByTime(59_999);
    // If the removal had started, these writes would come after it.
    for (let n = 0; n < 5; n++) await client.db('guide').collection('others').insertOne({});
    expect(await items.countDocuments()).toBe(1);
    jest.advanceTimersByTime(1);
    while ((await items.countDocuments()) > 0);
  } finally {
    jest.useRealTimers();
    await client.close();
    await server.close();
  }
});

test('a truncated data file is refused with one sentence', async () => {
  const directory = await temporaryDirectory();
  const args = ['--data', directory, '--port', '0'];
  expect(await end(await startedProcess(args), 'SIGTERM')).toBe(0);
  // LMDB keeps its counts in the first two pages.
  await truncate(join(directory, 'data.mdb'), 2 * 4096);
  expect(await startProcess(args)).toEqual({
    code: 1,
    message: expect.stringMatching(/is damaged: the file has 8192 bytes of the \d+ that were written\./),
  });
});

test('the socket is in a separate folder that is closed to other users', async () => {
  const directory = await temporaryDirectory();
  const socket = join(directory, 'run', 'db.sock');
  await startedProcess(['--data', join(directory, 'data'), '--socket', socket]);
  expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700);
  const open = join(directory, 'open');
  await mkdir(open);
  await chmod(open, 0o755);
  expect(await startProcess(['--data', join(directory, 'other'), '--socket', join(open, 'db.sock')])).toEqual(
    {
      code: 1,
      message: `The socket's folder ${open} must be closed to other users (mode 0700).\n`,
    },
  );
});

test('a directory that cannot be created is named in one sentence', async () => {
  const failure = await startProcess(['--data', '/dev/null/data', '--port', '0']);
  expect(failure).toMatchObject({ code: 1 });
  expect('message' in failure && failure.message).toMatch(
    /^The data directory \/dev\/null\/data cannot be opened: ENOTDIR[^\n]*\.\n$/,
  );
});
