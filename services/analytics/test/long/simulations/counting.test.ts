import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { type Hit, insertHits } from '../../../src/hits';
import { expectRecount, startFigures } from '../../figures';
import { generated } from '../../generated';

const SEED = Number(process.env.SEED ?? 8);
const { emptyDb, database } = await startFigures();

test('D-58 what a database took before it failed is counted once, with its repetition', async () => {
  const db = await emptyDb('failing');
  const hits = generated(200, seeded(SEED));
  await insertHits(db, hits.slice(0, 80));
  await database.stop();
  await expect(insertHits(db, hits.slice(80))).rejects.toThrow();
  await database.start();
  // A connection of before the fault breaks when it is used.
  const insisting = (work: () => Promise<unknown>): Promise<unknown> => work().catch(() => insisting(work));
  await insisting(() => insertHits(db, hits.slice(40)));
  await expectRecount(db, hits as Hit[], [{}]);
});
