import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { createClient } from '../src';
import { startTestDatabase } from './support/database';

test('a client waits for a few seconds and writes to the majority', () => {
  expect(createClient('mongodb://localhost/', 'pubs').options).toMatchObject({
    appName: 'pubs',
    serverSelectionTimeoutMS: 2000,
    maxPoolSize: 20,
    retryReads: true,
    retryWrites: true,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'local' },
  });
});

test('what the connection string says goes before that', () => {
  const url =
    'mongodb://localhost/?maxpoolsize=5&w=1&retryWrites=false&readConcernLevel=majority&tls=true&serverSelectionTimeoutMS=900';
  expect(createClient(url, 'pubs').options).toMatchObject({
    serverSelectionTimeoutMS: 900,
    maxPoolSize: 5,
    retryWrites: false,
    writeConcern: { w: 1 },
    readConcern: { level: 'majority' },
    tls: true,
  });
});

test('the embedded database takes these writes and reads', async () => {
  const database = await startTestDatabase();
  const client = createClient(database.url, 'pubs');
  const items = client.db('guide').collection<{ _id: number }>('items');
  await items.insertOne({ _id: 1 });
  expect(await items.find().toArray()).toEqual([{ _id: 1 }]);
  await client.close();
  await database.remove();
});

test('a command written to a socket that is destroyed and has not told so yet fails at once', async () => {
  const { Connection } = (await import('mongodb/lib/cmap/connection.js')) as unknown as {
    Connection: new (
      socket: Socket,
      options: object,
    ) => { command(ns: object, command: object): Promise<unknown> };
  };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const connection = new Connection(socket, { hostAddress: { toString: () => 'a test' } });
  socket.destroy();
  await expect(connection.command({ db: 'admin' }, { ping: 1 })).rejects.toThrow(/closed/);
  server.close();
});
