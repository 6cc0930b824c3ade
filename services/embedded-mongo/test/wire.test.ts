import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BSON } from 'bson';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/index';
import { temporaryDirectory } from './support/directory';
import { frameOf, mutatedFrames, section, sequence } from './support/mutatedFrames';
import { sendFrames } from './support/sendFrames';

let server: EmbeddedMongo;
let client: MongoClient;

beforeAll(async () => {
  server = await startEmbeddedMongo({ directory: await temporaryDirectory() });
  client = await new MongoClient(server.url).connect();
  await client.db('guide').collection<{ _id: number }>('items').insertOne({ _id: 1 });
});

afterAll(async () => {
  await client.close();
  await server.close();
});

const portOf = ({ url }: EmbeddedMongo) => Number(new URL(url).port);
const open = () => connect(portOf(server), '127.0.0.1');

const pingFrame = frameOf([section({ ping: 1, $db: 'admin' })]);

/** What the server answers to these bytes: a document, or `closed` when it hangs up. */
async function answerTo(bytes: Buffer, socket: Socket = open()) {
  socket.on('error', () => {});
  socket.write(bytes);
  const [reply] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  if (!Buffer.isBuffer(reply)) return 'closed';
  const answer = BSON.deserialize(reply.subarray(21));
  socket.destroy();
  return answer;
}

test('a ping, whole and byte by byte', async () => {
  expect(await answerTo(pingFrame)).toEqual({ ok: 1 });
  const socket = open();
  for (const byte of pingFrame.subarray(0, -1)) socket.write(Buffer.from([byte]));
  expect(await answerTo(pingFrame.subarray(-1), socket)).toEqual({ ok: 1 });
});

test('a document sequence', async () => {
  const insert = section({ insert: 'items', $db: 'guide' });
  expect(await answerTo(frameOf([insert, sequence('documents', [{ _id: 2 }, { _id: 3 }])]))).toEqual({
    n: 2,
    ok: 1,
  });
});

test('a message with moreToCome gets no answer, the next one does', async () => {
  const silent = frameOf([section({ insert: 'items', documents: [{ _id: 4 }], $db: 'guide' })], 2);
  expect(await answerTo(Buffer.concat([silent, pingFrame]))).toEqual({ ok: 1 });
  expect(await client.db('guide').collection<{ _id: number }>('items').countDocuments({ _id: 4 })).toBe(1);
});

test.each<[string, Buffer]>([
  ['a length of 0', Buffer.alloc(16)],
  [
    'a length beyond 48,000,000',
    Buffer.from([0, 0x6d, 0xdc, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0].reverse()),
  ],
  ['a negative length', Buffer.alloc(16, 0xff)],
  ['an unknown opcode', frameOf([section({ ping: 1 })], 0, 2010)],
  ['a compressed message', frameOf([section({ ping: 1 })], 0, 2012)],
  ['a checksum', frameOf([section({ ping: 1, $db: 'admin' }), Buffer.alloc(4)], 1)],
  ['a flag that must be known', frameOf([section({ ping: 1 })], 4)],
  ['no section', frameOf([])],
  ['an unknown kind of section', frameOf([Buffer.concat([Buffer.from([9]), BSON.serialize({ ping: 1 })])])],
  ['two bodies', frameOf([section({ ping: 1 }), section({ ping: 1 })])],
  ['a section that is longer than its message', frameOf([Buffer.from([0, 0xff, 0, 0, 0, 0])])],
  ['malformed BSON', frameOf([Buffer.from([0, 8, 0, 0, 0, 0x99, 0x61, 0, 0])])],
])('%s closes the connection and no other', async (_name, frame) => {
  expect(await answerTo(frame)).toBe('closed');
  expect(await client.db('admin').command({ ping: 1 })).toEqual({ ok: 1 });
});

/** Bytes that this process still holds once the garbage is collected. */
function kept(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** After so many frames another connection asks. */
const EVERY = 50;

test('10,000 mutated frames crash nothing, harm no other connection and leave memory bounded', async () => {
  const items = client.db('guide').collection<{ _id: number }>('items');
  const before = kept();
  const asked: Promise<unknown>[] = [];
  function* frames() {
    for (const frame of mutatedFrames(10_000)) {
      if (asked.length * EVERY <= sent++) asked.push(items.findOne({ _id: 1 }));
      yield frame;
    }
  }
  let sent = 0;
  await sendFrames({ host: '127.0.0.1', port: portOf(server) }, frames());
  expect(asked).toHaveLength(10_000 / EVERY);
  for (const answer of await Promise.all(asked)) expect(answer).toEqual({ _id: 1 });
  expect(kept() - before).toBeLessThan(50 * 1024 * 1024);
}, 120_000);
