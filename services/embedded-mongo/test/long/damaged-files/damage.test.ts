import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { buildDatabase } from '../../../../../tooling/build/program.mjs';
import { startEmbeddedMongo } from '../../../src/index';
import { openRoot, openTables } from '../../../src/storage/dataFile';
import { temporaryDirectory, withServer } from '../../support/directory';
import { killLeftovers, startProcess } from '../../support/process';
import { randomFrom } from '../../support/random';

afterEach(killLeftovers);

let program: string;
let intact: string;
beforeAll(async () => {
  program = await buildDatabase();
  intact = join(await temporaryDirectory(), 'data');
  await withServer(intact, async (client) => {
    for (const name of ['areas', 'listings', 'pubs']) {
      const collection = client.db('guide').collection(name);
      await collection.insertMany(
        Array.from({ length: 300 }, (_, n) => ({ n, text: `${name} ${'x'.repeat((n * 37) % 500)}` })),
      );
      await collection.insertOne({ text: 'y'.repeat(20_000) });
      await collection.deleteMany({ n: { $lt: 50 } });
    }
  });
});

async function copy(change: (file: string) => void): Promise<string> {
  const directory = join(await temporaryDirectory(), 'data');
  await cp(intact, directory, { recursive: true });
  change(join(directory, 'data.mdb'));
  return directory;
}

const PAGE_BYTES = 4096;
const newestMeta = (bytes: Buffer) =>
  bytes.readBigUInt64LE(152) > bytes.readBigUInt64LE(PAGE_BYTES + 152) ? 0 : PAGE_BYTES;
const lengthOf = (bytes: Buffer) => (Number(bytes.readBigUInt64LE(newestMeta(bytes) + 144)) + 1) * PAGE_BYTES;

function maintain(action: string, directory: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, action, directory], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

async function contents(directory: string): Promise<string> {
  const root = openRoot(directory, true);
  const entries = Object.values(openTables(root)).flatMap((table) =>
    [...table.getRange()].map(({ key, value }) => `${key.toString('base64')} ${value.toString('base64')}`),
  );
  await root.close();
  return entries.join('\n');
}

test('a check of an intact file counts its documents', () => {
  expect(maintain('check', intact)).toEqual({
    status: 0,
    text: `guide.areas: 251\nguide.listings: 251\nguide.pubs: 251\nNo damage found in ${intact}.\n`,
  });
});

const SEED = Number(process.env.SEED ?? 1);

test(`a flipped bit or a truncation is detected or does not change the data (150 positions, SEED=${SEED})`, async () => {
  const right = await contents(intact);
  const bytes = readFileSync(join(intact, 'data.mdb'));
  const directory = await copy(() => {});
  const random = randomFrom(SEED);
  let detected = 0;
  for (let round = 0; round < 150; round++) {
    const changed = Buffer.from(bytes.subarray(0, lengthOf(bytes)));
    const offset = random(round % 4 === 0 ? 2 * PAGE_BYTES : changed.length);
    changed[offset]! ^= 1 << random(8);
    const cut = round % 10 === 9;
    writeFileSync(join(directory, 'data.mdb'), cut ? bytes.subarray(0, offset) : changed);
    const { status, text } = maintain('check', directory);
    if (status !== 0) {
      detected++;
      expect(text).toMatch(/^The data (directory|file) .* (is damaged|is empty|was written by)/);
    } else
      expect({ round, offset, cut, same: (await contents(directory)) === right }).toMatchObject({
        same: true,
      });
  }
  expect(detected).toBeGreaterThan(40);
}, 240_000);

test('a start on a damaged file stops with a sentence that says what to do, and changes nothing', async () => {
  const directory = await copy((file) => {
    const bytes = readFileSync(file);
    bytes[bytes.indexOf(`listings ${'x'.repeat((150 * 37) % 500)}\0`)]! ^= 1;
    writeFileSync(file, bytes);
  });
  const before = readFileSync(join(directory, 'data.mdb'));
  expect(await startProcess(['--data', directory, '--port', '0'])).toEqual({
    code: 1,
    message: `The data directory ${directory} is damaged: document 151 of guide.listings is damaged. Move it away; "npm run ops -- restore <backup>" brings a backup back.\n`,
  });
  expect(readFileSync(join(directory, 'data.mdb')).equals(before)).toBe(true);
});

test('a start on a file that crashes LMDB reports damage', async () => {
  const directory = await copy((file) => {
    const bytes = readFileSync(file);
    for (let offset = 2 * PAGE_BYTES; offset < lengthOf(bytes); offset += PAGE_BYTES)
      bytes.fill(0xff, offset + 16, offset + PAGE_BYTES);
    writeFileSync(file, bytes);
  });
  expect(await startProcess(['--data', directory, '--port', '0'])).toMatchObject({
    code: 1,
    message: expect.stringMatching(/^The data directory .* is damaged: .*\. Move it away;/),
  });
});

test('an empty or missing data file is refused and not recreated', async () => {
  const empty = await copy((file) => truncateSync(file, 0));
  expect(await startProcess(['--data', empty, '--port', '0'])).toMatchObject({
    code: 1,
    message: expect.stringMatching(/^The data file .* is empty where data was expected\./),
  });
  expect(statSync(join(empty, 'data.mdb')).size).toBe(0);
  await rm(join(empty, 'data.mdb'));
  expect(await startProcess(['--data', empty, '--port', '0'])).toMatchObject({
    code: 1,
    message: expect.stringMatching(/^The data file .* is gone\./),
  });
  expect(existsSync(join(empty, 'data.mdb'))).toBe(false);
});

test('a compaction removes deleted documents from the file', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const secret = 'somebody@guide.example';
  await withServer(directory, async (client) => {
    const items = client.db('guide').collection<{ _id: number; text: string }>('items');
    await items.insertMany(Array.from({ length: 100 }, (_, _id) => ({ _id, text: `${_id}: ${secret}` })));
    await items.deleteMany({ _id: { $gt: 0 } });
    await items.updateOne({ _id: 0 }, { $set: { text: 'kept' } });
  });
  expect(readFileSync(join(directory, 'data.mdb')).includes(secret)).toBe(true);
  expect(maintain('compact', directory)).toMatchObject({ status: 0 });
  expect(readFileSync(join(directory, 'data.mdb')).includes(secret)).toBe(false);
  expect(maintain('check', directory)).toMatchObject({ status: 0 });
  await withServer(directory, async (client) => {
    expect(await client.db('guide').collection('items').find().toArray()).toEqual([{ _id: 0, text: 'kept' }]);
  });
});

test.each([
  ['4', 'a newer'],
  ['2', 'an older'],
])('data of format %s, from %s program, is refused', async (version, age) => {
  const directory = await copy(() => {});
  const other = open<Uint8Array, string>(directory, { encoding: 'binary', noSubdir: false });
  await other.put('form', Buffer.from(version));
  await other.close();
  const sentence = `The data directory ${directory} was written by ${age} program (format ${version}; this one reads 3)`;
  await expect(startEmbeddedMongo({ directory })).rejects.toThrow(sentence);
  expect(maintain('check', directory)).toMatchObject({
    status: 1,
    text: expect.stringContaining(sentence),
  });
});
