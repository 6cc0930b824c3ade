import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { type Hit, insertHits } from '../../../src/hits';
import { expectRecount, startFigures } from '../../figures';
import { generated } from '../../generated';

const SEED = Number(process.env.SEED ?? 8);
const { emptyDb, database } = await startFigures();

test('D-58 hits stored before a database failure and sent again are counted once', async () => {
  const db = await emptyDb('failing');
  const hits = generated(200, seeded(SEED));
  await insertHits(db, hits.slice(0, 80));
  await database.stop();
  await expect(insertHits(db, hits.slice(80))).rejects.toThrow();
  await database.start();
  // Connections from before the restart fail on their next use.
  const retryUntilDone = (work: () => Promise<unknown>): Promise<unknown> =>
    work().catch(() => retryUntilDone(work));
  await retryUntilDone(() => insertHits(db, hits.slice(40)));
  await expectRecount(db, hits as Hit[], [{}]);
});
