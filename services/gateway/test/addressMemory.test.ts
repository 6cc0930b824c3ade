import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { createRenderBudget } from '../src/security/renderBudget';

const ADDRESSES = 20_000;
const MAX_BYTES = 64 * 1024 ** 2;
/** Size of a small page; a fault kept one in memory for each address. */
const PAGE_BYTES = 16 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('the render budget of 20,000 addresses keeps no pages and stays within 64 MB', async () => {
  const charge = createRenderBudget(6000);
  const render = async () => Buffer.alloc(PAGE_BYTES);
  const before = usedBytes();
  for (let n = 0; n < ADDRESSES; n += 1) await charge(addressOf(n), (costs) => costs(render));
  expect(usedBytes() - before).toBeLessThan(MAX_BYTES);
  await expect(charge(addressOf(0), render)).resolves.toHaveLength(PAGE_BYTES);
});
