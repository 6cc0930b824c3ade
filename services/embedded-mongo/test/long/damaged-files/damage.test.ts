import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { BSON } from 'bson';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { buildDatabase } from '../../../../../tooling/build/program.mjs';
import { startEmbeddedMongo } from '../../../src/index';
import { inspect, reportOf } from '../../../src/storage/inspect';
import { temporaryDirectory } from '../../support/directory';
import { killLeftovers, startProcess } from '../../support/process';
import { randomFrom } from '../../support/random';

afterEach(killLeftovers);

/** Runs use on a server on this directory, then ends it. */
async function withServer<T>(directory: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const server = await startEmbeddedMongo({ directory });
  const client = await new MongoClient(server.url).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
    await server.close();
  }
}

let whole: string;
beforeAll(async () => {
  whole = join(await temporaryDirectory(), 'data');
  await withServer(whole, async (client) => {
    for (const name of ['areas', 'listings', 'pubs']) {
      const collection = client.db('guide').collection(name);
      await collection.insertMany(
        Array.from({ length: 300 }, (_, n) => ({ n, text: `${name} ${'x'.repeat((n * 37) % 500)}` })),
      );
      await collection.insertOne({ text: 'y'.repeat(20_000) });
      await collection.deleteMany({ n: { $lt: 50 } });
    }
  });
}, 60_000);

/** A copy of the whole directory, changed. */
async function copy(change: (file: string) => void): Promise<string> {
  const directory = join(await temporaryDirectory(), 'data');
  await cp(whole, directory, { recursive: true });
  change(join(directory, 'data.mdb'));
  return directory;
}

const pageSize = 4096;
const newestMeta = (bytes: Buffer) =>
  bytes.readBigUInt64LE(152) > bytes.readBigUInt64LE(pageSize + 152) ? 0 : pageSize;
const lengthOf = (bytes: Buffer) => (Number(bytes.readBigUInt64LE(newestMeta(bytes) + 144)) + 1) * pageSize;

/** Spoils a page in the midst of a collection's documents. */
function spoilListings(file: string): void {
  const bytes = readFileSync(file);
  const page = Math.floor(bytes.indexOf(`listings ${'x'.repeat((150 * 37) % 500)}\0`) / pageSize);
  bytes.writeUInt16LE(0xffff, page * pageSize + 20);
  writeFileSync(file, bytes);
}

async function maintain(action: string, directory: string) {
  const program = await buildDatabase('maintain');
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [program, action, directory], {
    encoding: 'utf8',
  });
  return { status, signal, text: stdout + stderr };
}

/** Everything in a directory, read without LMDB. */
function contents(directory: string) {
  const entries: string[] = [];
  const found = inspect(directory);
  for (;;) {
    const { done, value } = found.next();
    if (done) return { faults: value.faults, text: entries.join('\n') };
    entries.push(
      'document' in value
        ? `${value.namespace} ${value.record} ${value.document.toString('base64')}`
        : JSON.stringify(value),
    );
  }
}

/** What a start looks at first: that of each entry only whether it is whole. */
function reportQuickly(directory: string) {
  const found = inspect(directory, true);
  for (;;) {
    const { done, value } = found.next();
    if (done) return value;
  }
}

test('a quick look at a whole file counts what a long one finds', () => {
  const quick = reportQuickly(whole);
  expect(quick.faults).toEqual([]);
  expect([...quick.collections]).toEqual([
    ['guide.areas', { documents: 251, damaged: false }],
    ['guide.listings', { documents: 251, damaged: false }],
    ['guide.pubs', { documents: 251, damaged: false }],
  ]);
});

const SEED = Number(process.env.SEED ?? 1);

test(`a flipped bit or a cut is noticed, or changes nothing that is read (400 places, SEED=${SEED})`, async () => {
  const right = contents(whole);
  expect(right.faults).toEqual([]);
  const bytes = readFileSync(join(whole, 'data.mdb'));
  const directory = await copy(() => {});
  const random = randomFrom(SEED);
  let noticed = 0;
  for (let round = 0; round < 400; round++) {
    const changed = Buffer.from(bytes.subarray(0, lengthOf(bytes)));
    const at = random(round % 4 === 0 ? 2 * pageSize : changed.length);
    changed[at]! ^= 1 << random(8);
    const cut = round % 10 === 9;
    writeFileSync(join(directory, 'data.mdb'), cut ? bytes.subarray(0, at) : changed);
    const { faults, text } = contents(directory);
    expect({ round, at, cut, found: reportQuickly(directory).faults.length > 0 }).toEqual({
      round,
      at,
      cut,
      found: faults.length > 0,
    });
    if (faults.length > 0) noticed++;
    else expect({ round, at, cut, same: text === right.text }).toEqual({ round, at, cut, same: true });
  }
  expect(noticed).toBeGreaterThan(100);
}, 120_000);

test('a start on a damaged file ends in a sentence that says which collections are whole and what to do', async () => {
  const directory = await copy(spoilListings);
  const before = readFileSync(join(directory, 'data.mdb'));
  const failure = await startProcess(['--data', directory, '--port', '0']);
  expect(failure).toMatchObject({ code: 1 });
  expect((failure as { message: string }).message).toMatch(
    /^The data directory .* is damaged: page \d+ has wrong bounds\. Whole collections: guide\.areas \(251 documents\), guide\.pubs \(251 documents\)\. Damaged collections: guide\.listings \(\d+ readable\)\. "npm run ops -- database salvage" keeps what can be read, "npm run ops -- restore <backup> --replace" after it brings a backup back\.\n$/,
  );
  expect(readFileSync(join(directory, 'data.mdb')).equals(before)).toBe(true);
}, 60_000);

test('a start on a cut file says so', async () => {
  const directory = await copy((file) => truncateSync(file, lengthOf(readFileSync(file)) - 5000));
  expect(await startProcess(['--data', directory, '--port', '0'])).toMatchObject({
    code: 1,
    message: expect.stringMatching(/is damaged: the file has \d+ bytes of the \d+ that were written\./),
  });
}, 60_000);

test('an empty or a missing file where data was is refused and not filled', async () => {
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
}, 60_000);

test('salvage keeps every whole document, and the damaged directory', async () => {
  const directory = await copy(spoilListings);
  expect(await maintain('check', directory)).toMatchObject({ status: 1, signal: null });
  const { status, text } = await maintain('salvage', directory);
  expect(text).toMatch(
    /^guide\.areas: 251 documents, whole\nguide\.listings: \d+ kept, others may be lost\n/,
  );
  expect(status).toBe(0);
  expect(existsSync(/the damaged directory is (.*)\./.exec(text)![1]!)).toBe(true);
  expect(await maintain('check', directory)).toMatchObject({ status: 0 });
  await withServer(directory, async (client) => {
    const count = (name: string) => client.db('guide').collection(name).countDocuments();
    expect([await count('areas'), await count('pubs')]).toEqual([251, 251]);
    const kept = await count('listings');
    expect(kept).toBeGreaterThan(200);
    expect(kept).toBeLessThan(251);
  });
}, 60_000);

test('salvage finds the documents of a lost branch page', async () => {
  const directory = await copy((file) => {
    const bytes = readFileSync(file);
    for (let at = 2 * pageSize; at < lengthOf(bytes); at += pageSize)
      if (bytes.readUInt16LE(at + 18) === 1) bytes.writeUInt16LE(0xffff, at + 20);
    writeFileSync(file, bytes);
  });
  expect((await maintain('salvage', directory)).status).toBe(0);
  await withServer(directory, async (client) => {
    for (const name of ['areas', 'listings', 'pubs'])
      expect(await client.db('guide').collection(name).countDocuments()).toBe(251);
  });
}, 60_000);

test('after a compaction nothing of a deleted document is in the files', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const secret = 'somebody@guide.example';
  await withServer(directory, async (client) => {
    const items = client.db('guide').collection<{ _id: number; text: string }>('items');
    await items.insertMany(Array.from({ length: 100 }, (_, _id) => ({ _id, text: `${_id}: ${secret}` })));
    await items.deleteMany({ _id: { $gt: 0 } });
    await items.updateOne({ _id: 0 }, { $set: { text: 'kept' } });
  });
  expect(readFileSync(join(directory, 'data.mdb')).includes(secret)).toBe(true);
  expect(await maintain('compact', directory)).toMatchObject({ status: 0 });
  expect(readFileSync(join(directory, 'data.mdb')).includes(secret)).toBe(false);
  await withServer(directory, async (client) => {
    expect(await client.db('guide').collection('items').find().toArray()).toEqual([{ _id: 0, text: 'kept' }]);
  });
}, 60_000);

/** The checksum that form 2 had. */
const sealed = (bytes: Uint8Array, seed: number) => {
  const stored = Buffer.concat([Buffer.alloc(4), bytes]);
  stored.writeUInt32LE(crc32(bytes, seed), 0);
  return stored;
};

/** A data file as older versions wrote it: form 1 had no checksums, form 2 no indexes. */
async function olderData(form: 1 | 2): Promise<string> {
  const directory = join(await temporaryDirectory(), 'data');
  await mkdir(directory);
  const options = { encoding: 'binary', overlappingSync: false, noSubdir: false } as const;
  const root = open<Uint8Array, string>(directory, options);
  const seal = (bytes: Uint8Array, seed: number) => (form === 1 ? bytes : sealed(bytes, seed));
  const indexes = [
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { n: 1 }, name: 'n', unique: true },
  ];
  await root
    .openDB<Uint8Array, string>('collections', options)
    .put('guide.items', seal(BSON.serialize({ number: 1, indexes }), crc32('guide.items')));
  const records = root.openDB<Uint8Array, number[]>('records', options);
  for (let n = 1; n <= 1500; n++)
    void records.put(
      [1, n],
      seal(BSON.serialize({ _id: 1500 - n, n }), (Math.imul(1, 0x9e3779b1) ^ n) >>> 0),
    );
  if (form === 2) await root.put('form', Buffer.from('2'));
  await root.close();
  return directory;
}

test.each([1, 2] as const)(
  'data of form %i is read, in its order, and gets indexes and checksums',
  async (form) => {
    const directory = await olderData(form);
    expect(reportOf(directory)).toMatchObject({ form, faults: [] });
    for (let starts = 0; starts < 2; starts++)
      await withServer(directory, async (client) => {
        const items = client.db('guide').collection<{ _id: number; n?: number }>('items');
        expect((await items.find().limit(2).toArray()).map(({ _id }) => _id)).toEqual([1499, 1498]);
        expect(await items.countDocuments({ n: { $gt: 1400 } })).toBe(100);
        expect(await items.findOne({ _id: 7 })).toEqual({ _id: 7, n: 1493 });
        await expect(items.insertOne({ _id: 5000, n: 1 })).rejects.toMatchObject({ code: 11000 });
      });
    expect(reportOf(directory)).toMatchObject({ form: 3, faults: [] });
  },
  60_000,
);

test('a conversion that was killed is made again, damaged older data is refused', async () => {
  const directory = await olderData(2);
  await mkdir(join(directory, 'new'));
  writeFileSync(join(directory, 'new', 'data.mdb'), 'half of a file');
  await withServer(directory, async (client) => {
    expect(await client.db('guide').collection('items').countDocuments()).toBe(1500);
  });
  const other = await olderData(2);
  const bytes = readFileSync(join(other, 'data.mdb'));
  bytes[bytes.indexOf(BSON.serialize({ _id: 700, n: 800 }))]! ^= 1;
  writeFileSync(join(other, 'data.mdb'), bytes);
  await expect(startEmbeddedMongo({ directory: other })).rejects.toThrow(
    'document 800 of guide.items is damaged',
  );
}, 60_000);

test('data of a newer form is refused', async () => {
  const directory = await copy(() => {});
  const newer = open<Uint8Array, string>(directory, { encoding: 'binary', noSubdir: false });
  await newer.put('form', Buffer.from('4'));
  await newer.close();
  await expect(startEmbeddedMongo({ directory })).rejects.toThrow(
    /^The data directory .* was written by a newer version \(form 4; this one knows up to 3\)/,
  );
}, 60_000);
