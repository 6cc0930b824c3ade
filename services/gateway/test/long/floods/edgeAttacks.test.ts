import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeAttacks, startEdgeStand } from '../../support/edgeAttacks';

let folder: string;
let stand: EdgeStand;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-edge-'));
  const clock = pathToFileURL(path.resolve(import.meta.dirname, '../../support/clock.mjs'));
  stand = await startEdgeStand({
    NODE_OPTIONS: `--import=${clock.href}`,
    CLOCK: path.join(folder, 'offset'),
  });
}, 60_000);
afterAll(async () => {
  await stand.close();
  await rm(folder, { recursive: true });
});

/** Sets the time of day of the gateway without `ORIGIN`; resolves when it has. */
async function jump(byMs: number): Promise<void> {
  await writeFile(path.join(folder, 'offset'), String(byMs));
  stand.open.child.kill('SIGUSR2');
  while (!stand.open.log.includes(`The clock is ${byMs} ms off`)) await pause(20);
}

const attacks = edgeAttacks(() => stand, jump);

test('there are 40 attacks or more, of all five promises of the edge', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(attacks.map(([promise]) => promise)).size).toBe(5);
});

test.each(attacks)('%s: %s', async (_promise, _what, attack, seen) => {
  expect(await attack()).toEqual(seen);
});
