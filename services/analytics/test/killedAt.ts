import { seeded } from '@guide/contracts/testing';
import { expect } from '@jest/globals';
import type { Db } from 'mongodb';
import { hitsCollection, insertHits } from '../src/hits';
import { countAndClose } from '../src/sums/batches';
import { expectRecount, failingAfter } from './figures';
import { generated, TIME_ZONE } from './generated';

const HOUR_MS = 3_600_000;
const FILTERS = [{}, { kind: 'place' }, { device: 'phone', kind: 'place' }];

/** Kills the counting process after a number of writes. @returns whether it had finished before */
export async function killedAt(db: Db, writes: number): Promise<boolean> {
  const hits = generated(40, seeded(3), { days: 1, visitors: 8 });
  const later = Date.parse('2099-06-01');
  await insertHits(db, hits.slice(0, 20));
  await countAndClose(db, TIME_ZONE, HOUR_MS);
  await insertHits(db, hits.slice(20));
  const isDone = await countAndClose(failingAfter(db, writes), TIME_ZONE, later)
    .then(() => true)
    .catch(() => false);
  await expectRecount(db, hits, FILTERS);
  await countAndClose(db, TIME_ZONE, later);
  await expectRecount(db, hits, FILTERS);
  expect(await hitsCollection(db).countDocuments({ visitor: { $exists: true } })).toBe(0);
  return isDone;
}
