import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

/** Creates a folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
