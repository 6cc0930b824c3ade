import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { BSON } from 'bson';
import { useServer } from './support/directory';

const { server, client } = await useServer();
await client.db('guide').collection<{ _id: number }>('items').insertOne({ _id: 1 });

function frameOf(sections: Buffer[], flags = 0, opCode = 2013): Buffer {
  const body = Buffer.concat(sections);
  const head = Buffer.alloc(20);
  head.writeInt32LE(20 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opCode, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, body]);
}

function headOf(length: number): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(length, 0);
  return head;
}

const section = (document: object) => Buffer.concat([Buffer.from([0]), BSON.serialize(document)]);

function sequence(name: string, documents: object[]): Buffer {
  const content = Buffer.concat([
    Buffer.from(`${name}\0`),
    ...documents.map((document) => BSON.serialize(document)),
  ]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const open = () => connect(Number(new URL(server.url).port), '127.0.0.1');

const pingFrame = frameOf([section({ ping: 1, $db: 'admin' })]);

/** Sends bytes. @returns the reply, or `closed` when the server closes the connection */
async function send(bytes: Buffer, socket: Socket = open()) {
  socket.on('error', () => {});
  socket.write(bytes);
  const [reply] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  if (!Buffer.isBuffer(reply)) return 'closed';
  const document = BSON.deserialize(reply.subarray(21));
  socket.destroy();
  return document;
}

test('a ping is answered, in one packet or byte by byte', async () => {
  expect(await send(pingFrame)).toEqual({ ok: 1 });
  const socket = open();
  for (const byte of pingFrame.subarray(0, -1)) socket.write(Buffer.from([byte]));
  expect(await send(pingFrame.subarray(-1), socket)).toEqual({ ok: 1 });
});

test('the handshake reports the limits of MongoDB, and a message of 48,000,000 bytes is accepted', async () => {
  expect(await client.db('admin').command({ hello: 1 })).toMatchObject({
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
  });
  const socket = open();
  socket.write(headOf(48_000_000));
  await once(socket, 'connect');
  await send(pingFrame);
  expect(socket.readyState).toBe('open');
  socket.destroy();
});

test('a document sequence is inserted', async () => {
  const insert = section({ insert: 'items', $db: 'guide' });
  expect(await send(frameOf([insert, sequence('documents', [{ _id: 2 }, { _id: 3 }])]))).toEqual({
    n: 2,
    ok: 1,
  });
});

test.each<[string, Buffer]>([
  ['a length of 0', Buffer.alloc(16)],
  ['a length beyond 48,000,000', headOf(48_000_001)],
  ['a negative length', Buffer.alloc(16, 0xff)],
  ['an unknown opcode', frameOf([section({ ping: 1 })], 0, 2010)],
  ['a compressed message', frameOf([section({ ping: 1 })], 0, 2012)],
  ['a checksum', frameOf([section({ ping: 1, $db: 'admin' }), Buffer.alloc(4)], 1)],
  ['a message that wants no answer', frameOf([section({ ping: 1, $db: 'admin' })], 2)],
  ['a flag that must be known', frameOf([section({ ping: 1 })], 4)],
  ['no section', frameOf([])],
  ['an unknown kind of section', frameOf([Buffer.concat([Buffer.from([9]), BSON.serialize({ ping: 1 })])])],
  ['two bodies', frameOf([section({ ping: 1 }), section({ ping: 1 })])],
  ['a section that is longer than its message', frameOf([Buffer.from([0, 0xff, 0, 0, 0, 0])])],
  ['malformed BSON', frameOf([Buffer.from([0, 8, 0, 0, 0, 0x99, 0x61, 0, 0])])],
])('%s closes only that connection', async (_name, frame) => {
  expect(await send(frame)).toBe('closed');
  expect(await client.db('admin').command({ ping: 1 })).toEqual({ ok: 1 });
});
