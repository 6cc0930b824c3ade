import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { writeBuild } from '../../support/build';

const run = promisify(execFile);
const script = path.resolve(import.meta.dirname, '../../support/full-disk.mjs');

test('on a full disk a guide starts again and serves reads, after its gateway was killed and after a stop', async () => {
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
    const { expected, killed, started, freed } = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect({ killed, started, freed }).toEqual({ killed: expected, started: expected, freed: expected });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 240_000);
