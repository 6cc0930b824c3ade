import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const made: string[] = [];

afterAll(async () => {
  for (const directory of made.splice(0)) await rm(directory, { recursive: true, force: true });
});

/** A new empty directory that goes after the test file. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  made.push(directory);
  return directory;
}
