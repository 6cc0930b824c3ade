import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { writeBuild } from '../../support/build';

const run = promisify(execFile);
const script = path.resolve(import.meta.dirname, '../../support/full-disk.mjs');

test('on a full disk a guide serves reads after its gateway or its database was killed and after a stop, and nothing acknowledged is lost', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-full-disk-'));
  try {
    await writeBuild(path.join(folder, 'build'));
    await mkdir(path.join(folder, 'data'));
    const { NODE_OPTIONS: _, MONGODB_URL: __, ...env } = process.env;
    const { stdout } = await run(
      'unshare',
      ['-Urm', process.execPath, script, path.join(folder, 'build'), path.join(folder, 'data')],
      { env },
    );
    const { expected, lines: _lines, ...seen } = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(seen).toEqual({
      ...{ gatewayKilled: expected, databaseKilled: expected, started: expected, freed: expected },
      writes: { acknowledged: 20, lost: [] },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 240_000);
