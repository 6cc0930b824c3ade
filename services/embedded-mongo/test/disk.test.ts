import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path, { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { open, type RootDatabase } from 'lmdb';
import { openRoot, openTables } from '../src/storage/dataFile';
import { Headroom, spaceFor } from '../src/storage/headroom';
import { documentKey } from '../src/storage/keys';
import { Store } from '../src/storage/store';
import { temporaryDirectory } from './support/directory';

/** LMDB's flags that let a commit return before it is on disk (lmdb.h, lmdb-js). */
const UNFLUSHED = {
  MDB_OVERLAPPINGSYNC: 0x1000,
  MDB_NOSYNC: 0x10000,
  MDB_NOMETASYNC: 0x40000,
  MDB_MAPASYNC: 0x100000,
};

function flagsOf(root: RootDatabase): number {
  const main = createRequire(import.meta.url).resolve('lmdb');
  const native = createRequire(main)('node-gyp-build-optional-packages')(path.resolve(main, '../..'));
  return native.getEnvFlags((root as unknown as { env: { address: number } }).env.address);
}

const namesIn = (flags: number) =>
  Object.entries(UNFLUSHED).flatMap(([name, bit]) => (flags & bit ? [name] : []));

test('every commit is flushed before it returns, and the file may grow to 1 TiB', async () => {
  const store = await Store.open(await temporaryDirectory());
  expect(namesIn(flagsOf(Reflect.get(store, 'root')))).toEqual([]);
  expect(Reflect.get(store, 'root').getStats()).toMatchObject({ mapSize: 2 ** 40 });
  await store.close();
  const unflushed = open(await temporaryDirectory(), { noSync: true });
  expect(namesIn(flagsOf(unflushed))).toEqual(['MDB_NOSYNC']);
  await unflushed.close();
});

test('an acknowledged write is in the file', async () => {
  const directory = await temporaryDirectory();
  const store = await Store.open(directory);
  const reader = openRoot(directory, true);
  for (const number of [1, 2, 3]) {
    const key = documentKey(7, number);
    await store.write(() => store.put('documents', key, Buffer.from('x')));
    expect(openTables(reader).documents.doesExist(key)).toBe(true);
  }
  await reader.close();
  await store.close();
});

const MEGABYTE = 1024 * 1024;

test('the file is extended with zeros, also after LMDB has extended it', async () => {
  const file = join(await temporaryDirectory(), 'data');
  writeFileSync(file, 'a'.repeat(4096));
  const headroom = new Headroom(file);
  headroom.reserve(4096);
  const grown = statSync(file).size;
  appendFileSync(file, 'b'.repeat(MEGABYTE));
  headroom.reserve(grown + MEGABYTE, { entries: 0, bytes: [MEGABYTE] });
  headroom.close();
  const bytes = readFileSync(file);
  expect(bytes.length).toBeGreaterThanOrEqual(grown + 2 * MEGABYTE);
  expect(bytes.subarray(0, 4096).every((byte) => byte === 97)).toBe(true);
  expect(bytes.subarray(grown, grown + MEGABYTE).every((byte) => byte === 98)).toBe(true);
  expect(bytes.subarray(grown + MEGABYTE).every((byte) => byte === 0)).toBe(true);
});

test.each([
  ['ENOSPC', 14_031],
  ['EDQUOT', 14_031],
  ['EFBIG', 14_031],
  ['EACCES', 1],
])('a write that fails with %s is refused with code %i, and the store continues', async (code, expected) => {
  const store = await Store.open(await temporaryDirectory());
  const key = documentKey(7, 1);
  const put = () => store.write(() => store.put('documents', key, Buffer.from('x')));
  const reserve = jest.spyOn(Reflect.get(store, 'headroom'), 'reserve');
  reserve.mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code });
  });
  await expect(put()).rejects.toMatchObject({ code: expected });
  reserve.mockRestore();
  store.refresh();
  expect(store.get('documents', key)).toBeUndefined();
  await put();
  store.refresh();
  expect(store.get('documents', key)?.toString()).toBe('x');
  await store.close();
});

test('a transaction reserves two pages for each entry, at most the used ones, and space to open the store again', async () => {
  const space = (entries: number, used: number) =>
    spaceFor({ entries, bytes: [] }, used) - spaceFor({ entries: 0, bytes: [] }, used);
  expect(space(10, MEGABYTE)).toBe(20 * 4096);
  expect(space(1000, MEGABYTE)).toBe(MEGABYTE);
  const file = join(await temporaryDirectory(), 'data');
  writeFileSync(file, '');
  const headroom = new Headroom(file);
  headroom.reserve(4096);
  const { size } = statSync(file);
  const nothing = { entries: 0, bytes: [] };
  const fitting = size - spaceFor(nothing, 0) - MEGABYTE / 2;
  headroom.reserve(fitting, nothing);
  expect(statSync(file).size).toBe(size);
  headroom.reserve(fitting + 1, nothing);
  expect(statSync(file).size).toBeGreaterThan(size);
  headroom.close();
});

test('a large value takes whole pages', () => {
  const space = (length: number) =>
    spaceFor({ entries: 1, bytes: [length] }, 0) - spaceFor({ entries: 0, bytes: [] }, 0);
  expect(space(100)).toBeLessThan(4096);
  expect(space(4090)).toBeGreaterThanOrEqual(2 * 4096);
  expect(space(8190)).toBeGreaterThanOrEqual(3 * 4096);
});
