import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Headroom, spaceFor } from '../src/storage/headroom';
import { temporaryDirectory } from './support/directory';

const MEGABYTE = 1024 * 1024;

test('room is made of zeros behind the file, also where the file has grown by itself', async () => {
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

test('a value takes whole pages once it does not fit beside others', () => {
  const room = (length: number) =>
    spaceFor({ entries: 1, bytes: [length] }, 0) - spaceFor({ entries: 0, bytes: [] }, 0);
  expect(room(100)).toBeLessThan(4096);
  expect(room(4090)).toBeGreaterThanOrEqual(2 * 4096);
  expect(room(8190)).toBeGreaterThanOrEqual(3 * 4096);
});
