import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

/** Creates a folder that is removed after the file's tests. */
export function testFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'guide-gateway-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
