/**
 * Three processes of the service under load, ended with SIGKILL again and again at moments that the seed says, the
 * database too with every eighth: what was acknowledged beside what each of them counts afterwards.
 *   node --import tsx bench/analytics/kill.mjs [kills] [seed]
 */
import assert from 'node:assert/strict';
import { killWriters } from '../../services/analytics/test/kills';
import { machine, openStand } from './stand.mjs';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
const stand = await openStand();
try {
  const { sent, counted } = await killWriters(stand.url, kills, seed, stand.killDatabase);
  const { views, visitors, sessions, bookings } = sent;
  console.log(
    `${kills} kills, seed ${seed}: ${views} views, ${visitors} visitors, ${sessions} sessions, ${bookings} booking clicks acknowledged (${machine()})`,
  );
  for (const one of counted) assert.deepEqual(one, sent);
  console.log('Each of the three processes counts exactly these.');
} finally {
  await stand.close();
}
