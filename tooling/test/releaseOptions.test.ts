import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeKey } from '../../module/src/release/keys.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let key: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-options-'));
  key = path.join(folder, 'release-key.json');
  await makeKey(key, 'guide-test');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a line as a team types it. @returns what it said, once it has ended with 1 */
async function refusalOf(line: string, cwd: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, RELEASE_KEY: key, DATA_DIR: folder };
  return promisify(execFile)('/bin/sh', ['-c', line], { cwd, env }).then(
    ({ stdout }) => `It was not refused: ${stdout}`,
    ({ stderr }) => String(stderr),
  );
}

const GROW = '--ramp lets a share grow: say from where, as in --canary 1 --ramp.';
const NPM = 'npm took these options for its own: write -- before --canary and --ramp.';
const NOWHERE = '--guide http://127.0.0.1:9';
test.each([
  ['npm run release -w mfe-pubs -- --ramp', '.', GROW],
  ['npm run release -w mfe-pubs --canary=10', '.', NPM],
  ['npm run release -w mfe-pubs --canary 10 --ramp', '.', NPM],
  [`npx guide release --ramp ${NOWHERE}`, 'mfe-pubs', GROW],
  [`npx guide share 1.0.0-0123456789 --ramp ${NOWHERE}`, 'mfe-pubs', GROW],
  [
    `npx guide share 1.0.0-0123456789 ${NOWHERE}`,
    'mfe-pubs',
    'Say the share of visitors: --canary 10, or --canary 100 for everybody.',
  ],
])('D-67 %s gives a release to nobody and says why', async (line, place, sentence) => {
  expect(await refusalOf(line, path.join(root, place))).toContain(sentence);
});
