import { test } from '@jest/globals';
import { expectBestOrders, expectNearlyBestOrders } from './support/orders';

/** Numbers of random days by size; `test/long/simulations` has ten times as many. */
const SIZES: [days: number, size: number][] = [
  [50, 1],
  [100, 2],
  [100, 3],
  [200, 4],
  [200, 5],
  [150, 6],
  [20, 7],
];

test.each(SIZES)('the best order of %i random days of %i lines matches brute force', expectBestOrders);

test('the heuristic for longer days is within 1 % of the exact number of visits and 2 % of the length', () =>
  expectNearlyBestOrders(10));
