import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { temporaryDirectory } from '../../support/directory';
import { killLeftovers } from '../../support/process';
import { randomRun } from '../../support/randomRun';

afterEach(killLeftovers);

const SEED = Number(process.env.SEED ?? 1);
const RUNS = process.env.SEED ? 1 : 24;

test(`eight clients and a fault: what was acknowledged is there, or the start says what is damaged (from SEED=${SEED})`, async () => {
  const directory = await temporaryDirectory();
  const ends = new Set<string>();
  for (let seed = SEED; seed < SEED + RUNS; seed++)
    ends.add(
      await randomRun(join(directory, 'run'), seed).catch((error: Error) => {
        throw new Error(`SEED=${seed}: ${error.message}`);
      }),
    );
  if (RUNS > 1) expect([...ends]).toEqual(expect.arrayContaining(['kill', 'stop', 'full']));
}, 600_000);
