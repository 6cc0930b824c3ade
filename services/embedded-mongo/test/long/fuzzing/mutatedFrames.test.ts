import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../../src/index';
import { temporaryDirectory } from '../../support/directory';
import { mutatedFrames } from '../../support/mutatedFrames';
import { sendFrames } from '../../support/sendFrames';

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
