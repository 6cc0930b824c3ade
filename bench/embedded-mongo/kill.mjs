/**
 * Ten times `kill -9` while 64 writers insert pairs of documents: what was acknowledged must be there, and of
 * no pair only one half. Run: `node --import tsx bench/embedded-mongo/kill.mjs`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { killDuringWrites } from '@guide/embedded-mongo/kill-during-writes';
import { row } from './timing.mjs';

const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
row('kill -9, round', 'pairs acknowledged', 'lost', 'torn');
row('---', '---:', '---:', '---:');
for (let round = 1; round <= 10; round++) {
  const { acknowledged, lost, torn } = await killDuringWrites(directory, 2000);
  row(round, acknowledged, lost, torn);
  if (lost > 0 || torn > 0) process.exitCode = 1;
}
await rm(directory, { recursive: true });
