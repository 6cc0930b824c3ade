import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { killWriters } from '../../kills';

const SEED = Number(process.env.SEED ?? 5);
const KILLS = Number(process.env.KILLS ?? 12);

const database = await startTestDatabase();
afterAll(() => database.remove());

test(`D-58 API-19 three writers, ${KILLS} times kill -9: what was acknowledged is counted exactly once in every figure (seed ${SEED})`, async () => {
  const { sent, counted } = await killWriters(database.url, KILLS, SEED);
  expect(sent.views).toBeGreaterThan(100);
  expect(counted).toEqual([sent, sent, sent]);
}, 600_000);
