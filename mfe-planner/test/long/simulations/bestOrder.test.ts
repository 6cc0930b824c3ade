import { test } from '@jest/globals';
import { expectBestOrders, expectNearlyBestOrders } from '../../support/orders';

/** Numbers of random days by size. Days of nine lines are the largest that are solved exactly. */
const SIZES: [days: number, size: number][] = [
  [1000, 1],
  [1500, 2],
  [1500, 3],
  [2000, 4],
  [2000, 5],
  [1500, 6],
  [500, 7],
  [60, 8],
  [12, 9],
];

test.each(SIZES)('the best order of %i random days of %i lines matches brute force', expectBestOrders);

test('the heuristic for longer days is within 1 % of the exact number of visits and 2 % of the length', () =>
  expectNearlyBestOrders(60));
