import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { type Hit, hitsOf, insertHits } from '../../../src/hits';
import { catchUp } from '../../../src/sums/batches';
import type { Filter } from '../../../src/sums/rows';
import { expectRecount, startFigures } from '../../figures';
import { generated, TIME_ZONE } from '../../generated';

const SEED = Number(process.env.SEED ?? 8);
const { emptyDb, database } = await startFigures();
const HOUR_MS = 3_600_000;

const VALUES: Filter[] = [
  { page: '/map' },
  { page: '/attraction/1' },
  { area: 'Bloomsbury' },
  { kind: 'place' },
  { device: 'phone' },
  { referrer: 'example.org' },
  { country: 'GB' },
  { release: 'map@1.0.0' },
];

test(`D-72 D-80 1,000 hits of 10 days in any order, from three writers that count at the same time, equal a plain recount by every pair of filters (seed ${SEED})`, async () => {
  const db = await emptyDb('simulation');
  const random = seeded(SEED);
  const hits = generated(1000, random, { days: 10, visitors: 30 });
  for (let start = 0, hour = 1; start < hits.length; hour++) {
    const end = start + 1 + random.whole(500);
    const sent = hits.slice(start, end);
    await Promise.all(
      [0, 1, 2].map(async (index) => {
        await insertHits(
          db,
          sent.filter((_, at) => at % 3 === index || at % 7 === 0),
        );
        await catchUp(db, TIME_ZONE, hour * HOUR_MS);
      }),
    );
    start = end;
  }
  const filters = VALUES.flatMap((one, index) =>
    VALUES.slice(index + 1).map((other) => ({ ...one, ...other })),
  );
  await expectRecount(db, hits, [{}, ...VALUES, ...filters]);
  await catchUp(db, TIME_ZONE, Date.parse('2099-08-01'));
  await expectRecount(db, hits, [{}, ...VALUES, ...filters]);
  expect(await hitsOf(db).countDocuments({ visitor: { $exists: true } })).toBe(0);
}, 600_000);

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
}, 60_000);
