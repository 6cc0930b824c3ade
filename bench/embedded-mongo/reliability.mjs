/**
 * Random operations by eight clients with a fault in each run: kill -9, a process that stands still, a full disk, a file
 * that is cut or flipped. Ends with 1 at the first run that loses or invents something; `SEED=n` replays it.
 * Run: `node --import tsx bench/embedded-mongo/reliability.mjs [runs, else 1000] [first seed, else 1]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { killLeftovers, randomRun } from '@guide/embedded-mongo/testing';
import { printMachine, row } from './timing.mjs';

const RUNS = process.env.SEED ? 1 : Number(process.argv[2] ?? 1000);
const FIRST_SEED = Number(process.env.SEED ?? process.argv[3] ?? 1);
const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const ends = new Map();

printMachine();
for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
  try {
    const how = await randomRun(`${directory}/${seed}`, seed);
    ends.set(how, (ends.get(how) ?? 0) + 1);
    await rm(`${directory}/${seed}`, { recursive: true });
  } catch (error) {
    console.error(`SEED=${seed} (files in ${directory}/${seed}): ${error.stack}`);
    killLeftovers();
    process.exitCode = 1;
    break;
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${seed}`);
}
row('runs', 'how they ended');
row('---:', '---');
for (const [how, count] of ends) row(count, how);
if (process.exitCode !== 1) await rm(directory, { recursive: true });
