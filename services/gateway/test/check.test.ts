import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type BuildToCheck, checkBuild } from '../src/checks/check';
import { testFolder } from './support/folder';

const folder = testFolder();
const build = { release: { module: 'map' }, folder, live: {}, budget: {} } as unknown as BuildToCheck;
const HOUR_MS = 3_600_000;

/** A check's program that names its thread and then does `work`. */
function program(name: string, work: string): string {
  const file = path.join(folder, `${name}.cjs`);
  const start = `const { parentPort } = require('node:worker_threads');
parentPort.postMessage({ thread: require('node:fs').readlinkSync('/proc/thread-self') });`;
  writeFileSync(file, `${start}\n${work}`);
  return file;
}

test('a check that got no processor in time is 503, because the release is not to blame', async () => {
  const waiting = program('waiting', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
  await expect(checkBuild(waiting, build, { timeoutMs: 300 })).rejects.toMatchObject({
    statusCode: 503,
    retryAfter: 5,
    message: 'The guide is busy, nothing was changed. Run the same command again in a minute.',
  });
});

test('a check that uses the processor too long is refused', async () => {
  const endless = program('endless', 'for (;;);');
  const limits = { timeoutMs: HOUR_MS, processorMs: 200 };
  expect(await checkBuild(endless, build, limits)).toBe(
    'map needs more than 0.2 s of processor time to check.',
  );
});

test('a check that fails names the error', async () => {
  const failing = program('failing', "throw new Error('No memory');");
  expect(await checkBuild(failing, build)).toBe('map could not be checked: No memory');
});
