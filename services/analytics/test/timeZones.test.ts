import { seeded } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { dayOf, endOfDay } from '../src/days';
import { hitsCollection, insertHits } from '../src/hits';
import { countAndClose } from '../src/sums/batches';
import { expectRecount, startFigures, view } from './figures';

const { emptyDb } = await startFigures();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TICK_MS = 15 * MINUTE_MS;

/** Midnights in the middle and at a quarter of a UTC hour, skipped midnights, and days on which clocks change. */
test.each([
  ['Asia/Kolkata', '2026-06-10'],
  ['Asia/Kathmandu', '2026-06-10'],
  ['Australia/Lord_Howe', '2026-06-10'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Africa/Cairo', '2026-04-23'],
  ['Africa/Cairo', '2026-04-24'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-24'],
  ['Europe/London', '2026-10-25'],
])(
  'D-18 D-36 D-80 visitors, sessions and bounces around the midnight of %s after %s equal a recount, and the hashes of the day are removed',
  async (timeZone, day) => {
    const db = await emptyDb(`${timeZone} ${day}`.replace(/\W/g, '-'));
    const random = seeded(5);
    const midnight = endOfDay(day, timeZone).getTime();
    const nextDay = new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10);
    expect([midnight - 1, midnight].map((at) => dayOf(new Date(at), timeZone))).toEqual([day, nextDay]);
    const start = midnight - 3 * HOUR_MS;
    const hits = Array.from({ length: 90 }, (_, number) => {
      const at = new Date(start + Math.floor(random.next() * 4 * HOUR_MS));
      const visitedDay = dayOf(at, timeZone);
      const visitor = `${visitedDay} ${random.integer(15)}`;
      return view(`${number}`, visitor, at.toISOString(), {
        day: visitedDay,
        page: random.of(['/', '/map']),
      });
    });
    for (let now = start; now < midnight + 3 * HOUR_MS; now += TICK_MS) {
      const isNew = ({ at }: { at: Date }) => at.getTime() > now - TICK_MS && at.getTime() <= now;
      await insertHits(db, hits.filter(isNew));
      await countAndClose(db, timeZone, now);
      if (now === midnight + 15 * MINUTE_MS)
        expect(await hitsCollection(db).distinct('day', { visitor: { $exists: true } })).not.toContain(day);
    }
    await expectRecount(db, hits, [{}, { page: '/map' }, { device: 'phone' }]);
  },
);
