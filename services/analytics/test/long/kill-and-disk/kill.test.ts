import { killLeftovers, temporaryDirectory } from '@guide/embedded-mongo/testing';
import { afterEach, expect, test } from '@jest/globals';
import { killProcesses } from '../../kills';

const SEED = Number(process.env.SEED ?? 5);
const KILLS = Number(process.env.KILLS ?? 9);

afterEach(killLeftovers);

test.each([1, 2])(
  `D-58 API-19 %d processes and their database, ${KILLS} times kill -9: acknowledged messages are counted exactly once in all statistics (seed ${SEED})`,
  async (processes) => {
    const folder = await temporaryDirectory();
    const { sent, counted } = await killProcesses(folder, { processes, kills: KILLS, seed: SEED });
    expect(sent.views).toBeGreaterThan(100);
    expect(counted).toEqual(Array(processes).fill(sent));
  },
  600_000,
);
