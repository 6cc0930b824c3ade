/**
 * 100,000 generated messages over 40 days in random order, one in ten delivered twice, across midnight and a clock
 * change, with up to 10,000 visitors on one day: every counted figure beside a plain recount.
 *   node --import tsx bench/analytics/recount.mjs [count]
 */
import assert from 'node:assert/strict';
import { seeded } from '@guide/contracts/testing';
import { createIndexes } from '../../services/analytics/src/log/messages';
import { generated } from '../../services/analytics/test/generated';
import { groupBy, groupsOf, recount } from '../../services/analytics/test/recount';
import { comparable, createProcess, pages } from '../../services/analytics/test/writers';
import { machine, openStand } from './stand.mjs';

const count = Number(process.argv[2] ?? 100_000);
const stand = await openStand();
const db = stand.client.db('recount');

try {
  await createIndexes(db);
  const random = seeded(1);
  const messages = generated(count, random);
  const sent = messages.flatMap((one) => (random.chance(0.1) ? [one, one] : [one]));
  const { log, counting } = createProcess(db);
  const start = performance.now();
  for (let at = 0; at < sent.length; ) {
    const size = 1 + random.whole(500);
    await log.append(sent.slice(at, at + size));
    at += size;
  }
  await counting.catchUp(db);
  const seconds = (performance.now() - start) / 1000;

  const facts = groupBy(recount(messages, pages), ({ day }) => day);
  let groups = 0;
  for (const day of counting.days()) {
    const counted = comparable(counting.partsOf(day)[0]).groups;
    assert.deepEqual(counted, groupsOf(facts.get(day) ?? []));
    groups += Object.keys(counted).length;
  }
  console.log(
    `${sent.length} arrivals of ${count} messages over ${counting.days().length} days: 12 figures of each of ${groups} groups equal the recount; ${Math.round(sent.length / seconds)} a second (${machine()})`,
  );
} finally {
  await stand.close();
}
